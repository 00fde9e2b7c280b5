-- A piece stands once in a sale, and the sales of a piece are looked for: both are one index, the barcode before the number
-- (decision 1108). Lines of a sale are read by their key.
alter table penjualan_dibeli drop constraint penjualan_dibeli_kode_toko_no_faktur_jual_kode_barcode_fkey;
alter table penjualan_barang drop constraint penjualan_barang_kode_toko_no_faktur_jual_kode_barcode_key;
drop index penjualan_barang_barcode;
alter table penjualan_barang add constraint penjualan_barang_sekali unique (kode_toko, kode_barcode, no_faktur_jual);
alter table penjualan_dibeli add foreign key (kode_toko, no_faktur_jual, kode_barcode)
  references penjualan_barang (kode_toko, no_faktur_jual, kode_barcode);
