-- A lot is looked through (D-44.5): its parts are sold again under a barcode, washed by a craftsman, kept for melting, or back in BELI
-- as they were bought. A lot at a craftsman keeps the warehouse that it comes back to.
alter table lot drop constraint lot_tahap_check;
alter table lot add constraint lot_tahap_check check (tahap in ('BELUM SORTIR', 'SORTIR', 'DI TUKANG', 'LEBUR'));
alter table lot add column kelas text check (kelas in ('CUCI', 'LEBUR'));
alter table lot add column kode_tukang text;
alter table lot add column proses text check (proses in ('CUCI', 'POLES', 'PATRI'));
alter table lot add constraint lot_tukang foreign key (kode_toko, kode_tukang) references tukang;
alter table lot add constraint lot_di_tukang check ((tahap = 'DI TUKANG') = (kode_tukang is not null));
create index lot_tukang_ada on lot (kode_toko, kode_tukang) where kode_tukang is not null and berat > 0;

alter table sepuhan drop constraint sepuhan_langkah_check;
alter table sepuhan add constraint sepuhan_langkah_check check (langkah in ('TERIMA', 'SORTIR', 'LEBUR', 'SUSUT', 'MANUAL'));

-- What became of each part: its class, its craftsman, its new barcode and place; what of its cost was lost, which receipts of before
-- tell only where none was.
alter table sepuhan_baris add column kelas text check (kelas in ('JUAL LAGI', 'CUCI', 'LEBUR', 'KEMBALI'));
alter table sepuhan_baris add column kode_tukang text;
alter table sepuhan_baris add column proses text check (proses in ('CUCI', 'POLES', 'PATRI'));
alter table sepuhan_baris add column kode_barcode text;
alter table sepuhan_baris add column ke_gudang text;
alter table sepuhan_baris add column ke_baki text;
alter table sepuhan_baris add column berat_asal miligram not null default 0 check (berat_asal >= 0);
alter table sepuhan_baris add column modal_hilang rupiah;
alter table sepuhan_baris add constraint sepuhan_baris_tukang foreign key (kode_toko, kode_tukang) references tukang;
alter table sepuhan_baris add constraint sepuhan_baris_barang foreign key (kode_toko, kode_barcode) references barang;
create unique index sepuhan_baris_barcode on sepuhan_baris (kode_toko, kode_barcode) where kode_barcode is not null;
create index sepuhan_baris_lot on sepuhan_baris (kode_toko, no_lot) where no_lot is not null;
update sepuhan_baris b set berat_asal = b.berat, modal_hilang = case when s.modal_hilang = 0 then 0 end
  from sepuhan s where s.kode_toko = b.kode_toko and s.no_sepuhan = b.no_sepuhan;
