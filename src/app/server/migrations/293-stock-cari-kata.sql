-- Words of a search stand anywhere in what a piece is called by: codes, name, kadar and tray.
create index barang_kata on barang using gin ((kode_barcode || ' ' || coalesce(kode_intern, '') || ' ' || nama_barang
  || ' ' || kode_kadar || ' ' || coalesce(kode_baki, '')) gin_trgm_ops);
drop index barang_cari;
