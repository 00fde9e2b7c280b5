-- How the fineness of bought and pledged gold was found; of what came before it is not known.
alter table pembelian_barang add column cara_uji text
  check (cara_uji in ('BATU UJI', 'JARUM UJI', 'XRF', 'DENSITAS', 'TITRASI', 'KUPELASI', 'CAP'));
alter table hutang_barang add column cara_uji text
  check (cara_uji in ('BATU UJI', 'JARUM UJI', 'XRF', 'DENSITAS', 'TITRASI', 'KUPELASI', 'CAP'));
