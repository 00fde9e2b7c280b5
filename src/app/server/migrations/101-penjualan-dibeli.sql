-- A line of a nota that was bought back: once, and while it stands its sale cannot be cancelled (D-13.3).
create table penjualan_dibeli (
  kode_toko text not null,
  no_faktur_jual text not null,
  kode_barcode text not null,
  no_faktur_beli text not null,
  op uuid not null,
  primary key (kode_toko, no_faktur_jual, kode_barcode),
  foreign key (kode_toko, no_faktur_jual, kode_barcode) references penjualan_barang (kode_toko, no_faktur_jual, kode_barcode)
);
