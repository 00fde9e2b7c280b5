-- Stones of pieces between two servers (decision 1208): how many stones a list says that a piece has, and how many the receiver counted.
alter table terima_kiriman_isi add column batu_kirim int;
alter table terima_kiriman_isi add column batu_hitung int check (batu_hitung >= 0);
alter table terima_kiriman_isi add constraint terima_kiriman_isi_hitung
  check (num_nonnulls(batu_kirim, batu_hitung) in (0, 2) and (batu_kirim is null or (isi = 'BARANG' and batu_kirim > 0)));

-- A stone that is set asks the list that its piece came by what it is measured by.
create index kiriman_jauh_isi_barang on kiriman_jauh_isi (kode_toko, kode_barcode);
