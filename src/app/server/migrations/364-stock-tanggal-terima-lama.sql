-- Lists of pieces that were entered with an earlier day before anybody had to agree to it (361): what was right then
-- stays right, in every look at the whole past.
create table tanggal_terima_lama (
  kode_toko text not null references toko,
  op uuid not null,
  primary key (kode_toko, op)
);
insert into tanggal_terima_lama
select distinct k.kode_toko, k.op
  from barang_kejadian k
  join barang b on b.kode_toko = k.kode_toko and b.kode_barcode = k.kode_barcode
 where k.jenis = 'TAMBAH' and b.tgl_terima < k.tgl_system;
revoke insert, update, delete on tanggal_terima_lama from kilau_app;

create or replace view v_need__tanggal_terima as
select k.kode_toko as shop, k.op as op_id, 'TANGGAL_MUNDUR'::text as event
  from barang_kejadian k
  join barang b on b.kode_toko = k.kode_toko and b.kode_barcode = k.kode_barcode
 where k.jenis = 'TAMBAH' and b.tgl_terima < k.tgl_system
   and not exists (select from tanggal_terima_lama l where l.kode_toko = k.kode_toko and l.op = k.op);
select susun_pandangan('v_need');
