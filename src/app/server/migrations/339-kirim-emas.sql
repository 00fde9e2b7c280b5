-- Gold without a barcode goes to head office (D-44.9): a shipment holds pieces, or bought pieces and whole lots. A line of gold is
-- called by the document and place of a bought piece, or by its lot; it keeps what gold remembers of its processes, and its photos.
alter table kirim_barang add column isi text not null default 'BARANG' check (isi in ('BARANG', 'EMAS'));

alter table kirim_barang_isi drop constraint kirim_barang_isi_kode_toko_kode_barcode_fkey;
alter table kirim_barang_isi add column isi text not null default 'BARANG' check (isi in ('BARANG', 'BELI', 'LOT'));
-- Bought pieces that are not melted yet; a lot of loose gold has none.
alter table kirim_barang_isi add column qty int not null default 1 check (qty >= 0);
alter table kirim_barang_isi add column no_dokumen text;
alter table kirim_barang_isi add column urut_dokumen int;
alter table kirim_barang_isi add column no_lot text;
-- False where a part of its cost is not known, and counts 0 in it.
alter table kirim_barang_isi add column modal_tahu boolean not null default true;
-- Fine gold that its processes lost within their tolerance: the next one counts it, at whichever shop (D-51.17).
alter table kirim_barang_isi add column susut_murni miligram not null default 0 check (susut_murni >= 0);
alter table kirim_barang_isi add column foto jsonb not null default '[]';
alter table kirim_barang_isi add constraint kirim_barang_isi_emas check (case isi
  when 'BARANG' then no_dokumen is null and urut_dokumen is null and no_lot is null and qty = 1
  when 'BELI' then no_dokumen is not null and urut_dokumen is not null and no_lot is null and qty = 1
  else no_lot is not null and no_dokumen is null and urut_dokumen is null end);
create index kirim_barang_isi_beli on kirim_barang_isi (kode_toko, no_dokumen, urut_dokumen) where isi = 'BELI';
create index kirim_barang_isi_foto on kirim_barang_isi using gin (foto jsonb_path_ops) where isi = 'BELI';

-- What the scale and a test say of it at head office, and what of its cost is lost with what is missing.
alter table terima_kiriman_isi add column isi text not null default 'BARANG' check (isi in ('BARANG', 'BELI', 'LOT'));
alter table terima_kiriman_isi add column qty int not null default 1 check (qty >= 0);
alter table terima_kiriman_isi add column kadar_uji persen check (kadar_uji between 1 and 10000);
alter table terima_kiriman_isi add column murni_timbang miligram check (murni_timbang >= 0);
alter table terima_kiriman_isi add column murni_asal miligram check (murni_asal >= 0);
alter table terima_kiriman_isi add column batas persen;
alter table terima_kiriman_isi add column modal_hilang rupiah not null default 0;
-- Outside its tolerance by the scale or by the test: the sender hears of it.
alter table terima_kiriman_isi add column di_luar boolean not null default false;
alter table terima_kiriman_isi add constraint terima_kiriman_isi_emas
  check ((isi = 'BARANG') = (murni_timbang is null) and (isi = 'BARANG') = (murni_asal is null));

alter table pembelian_stock drop constraint pembelian_stock_status_check;
alter table pembelian_stock add constraint pembelian_stock_status_check
  check (status in ('BELI', 'RETAG', 'HANCUR', 'SEPUHAN', 'KIRIM', 'BATAL'));
create index pembelian_stock_kirim on pembelian_stock (kode_toko) where status = 'KIRIM';

alter table lot drop constraint lot_asal_check;
alter table lot add constraint lot_asal_check
  check (asal in ('AWAL', 'STOCK', 'PEMBELIAN', 'LELANG', 'TUKANG', 'SEPUHAN', 'MANUAL', 'BARANG_MANUAL', 'CABANG'));
