-- A piece that is said to have come before the day on which it was entered needs somebody who agreed (decision 361, I-21).
create view v_need__tanggal_terima as
select k.kode_toko as shop, k.op as op_id, 'TANGGAL_MUNDUR'::text as event
  from barang_kejadian k
  join barang b on b.kode_toko = k.kode_toko and b.kode_barcode = k.kode_barcode
 where k.jenis = 'TAMBAH' and b.tgl_terima < k.tgl_system;
select susun_pandangan('v_need');
