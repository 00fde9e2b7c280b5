-- A name is looked for among unsold pieces with every intake where names must be unique (D-33.19).
create index barang_nama on barang (kode_toko, upper(nama_barang)) where status not in ('TERJUAL', 'HANCUR', 'KIRIM');

-- From an old label to the one that the same metal carries today (D-8.2).
create index barang_asal on barang (kode_toko, barcode_asal) where barcode_asal is not null;
