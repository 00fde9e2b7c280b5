-- Money that came by card and left in cash is a cash-out on a card, whatever document it went through (D-51.6): how much of
-- it there was is kept where it left. Documents of before this rule hold null.
alter table titipan add column kartu_kembali_rp rupiah check (kartu_kembali_rp >= 0);
alter table service add column kartu_kembali_rp rupiah check (kartu_kembali_rp >= 0);
alter table cicilan add column kartu_kembali_rp rupiah check (kartu_kembali_rp >= 0);
alter table service_ambil add column kartu_kembali_rp rupiah check (kartu_kembali_rp >= 0);

-- Read from the payments themselves, a row for each kind of card. Another kind of document joins by a view of its own.
create view v_kartu_kembali__titipan as
select t.kode_toko, t.no_titip as no_dokumen, t.no_batal as no_keluar, s.op, t.batal_by as user_id, t.hari_batal as tgl_system,
       t.nama_customer, p.jenis, sum(p.jumlah)::bigint as kartu, t.refund_rp::bigint as tunai, min(p.tgl_system) as tgl_kartu,
       true as berlaku
  from titipan t
  join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_batal
 cross join lateral (select t.no_titip as no union all
    select b.no_bayar from titipan_bayar b where b.kode_toko = t.kode_toko and b.no_titip = t.no_titip and b.status = 'DONE') d
  join pembayaran p on p.kode_toko = t.kode_toko and p.no_dokumen = d.no and p.jenis in ('CREDIT', 'DEBET')
 where t.kartu_kembali_rp is not null and t.refund_jenis = 'CASH' and t.refund_rp > 0
 group by t.kode_toko, t.no_titip, s.op, p.jenis;
create view v_kartu_kembali__cicilan as
select t.kode_toko, t.no_cicilan as no_dokumen, t.no_batal as no_keluar, s.op, t.batal_by as user_id, t.hari_batal as tgl_system,
       t.nama_customer, p.jenis, sum(p.jumlah)::bigint as kartu, t.refund_rp::bigint as tunai, min(p.tgl_system) as tgl_kartu,
       true as berlaku
  from cicilan t
  join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_batal
 cross join lateral (select t.no_cicilan as no union all
    select b.no_bayar from cicilan_bayar b where b.kode_toko = t.kode_toko and b.no_cicilan = t.no_cicilan and b.status = 'DONE') d
  join pembayaran p on p.kode_toko = t.kode_toko and p.no_dokumen = d.no and p.jenis in ('CREDIT', 'DEBET')
 where t.kartu_kembali_rp is not null and t.refund_jenis = 'CASH' and t.refund_rp > 0
 group by t.kode_toko, t.no_cicilan, s.op, p.jenis;
create view v_kartu_kembali__service as
select k.kode_toko, k.no_service as no_dokumen, k.no_keluar, k.op, k.user_id, k.tgl_system, k.nama_customer, p.jenis,
       sum(p.jumlah)::bigint as kartu, k.tunai::bigint as tunai, min(p.tgl_system) as tgl_kartu, k.berlaku
  from (select t.kode_toko, t.no_service, t.no_batal as no_keluar, s.op, t.batal_by as user_id, t.hari_batal as tgl_system,
               t.nama_customer, t.dp_rp as tunai, true as berlaku
          from service t join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_batal
         where t.kartu_kembali_rp is not null and t.refund_jenis = 'CASH' and t.dp_rp > 0
        union all
        select kode_toko, no_service, no_ambil, op, input_by, tgl_system, nama_customer, jumlah, status = 'DONE'
          from service_ambil where kartu_kembali_rp is not null and arah = 'KELUAR' and jumlah > 0) k
 cross join lateral (select k.no_service as no union all
    select b.no_bayar from service_bayar b where b.kode_toko = k.kode_toko and b.no_service = k.no_service and b.status = 'DONE') d
  join pembayaran p on p.kode_toko = k.kode_toko and p.no_dokumen = d.no and p.jenis in ('CREDIT', 'DEBET')
 group by k.kode_toko, k.no_service, k.no_keluar, k.op, k.user_id, k.tgl_system, k.nama_customer, k.tunai, k.berlaku, p.jenis;
select susun_pandangan('v_kartu_kembali');

-- A credit card asks an owner: another's word does not meet it. Of an owner a supervisor may answer.
create view v_need__kartu_kembali as
select distinct k.kode_toko as shop, k.op as op_id, 'KARTU_KEMBALI_OWN'::text as event
  from v_kartu_kembali k
  join audit a on a.kode_toko = k.kode_toko and a.op = k.op and a.level <> 'OWN'
  join otorisasi o on o.kode_toko = a.kode_toko and o.keystore = a.keystore and o.disetujui_level <> 'OWN'
 where k.jenis = 'CREDIT';
select susun_pandangan('v_need');
