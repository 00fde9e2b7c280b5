create trigger harga_deskripsi_service after insert or update on deskripsi_service for each row
  execute function catat_harga('kode_deskripsi', 'ongkos');

-- What is booked: a job once it is received, its cancel by a set of its own on any day (as a deposit, 110).
create or replace view v_doc__service as
select t.kode_toko as shop, left(t.no_service, 2) as doc_type, t.no_service as doc_no, urut_nomor(t.no_service) as seq,
       t.tgl_system as business_date,
       case when t.status = 'OPEN' then 'OPEN' when t.tunggu and t.valid_at is null then 'CANCELLED' else 'ACTIVE' end as status,
       t.ongkos_awal::bigint as total, t.ongkos_awal::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       t.dp_awal::bigint as paid, (t.ongkos_awal - t.dp_awal)::bigint as remaining, null::text as cancels, t.input_date as created_at,
       t.input_by as created_by, coalesce(s.op, t.op) as op_id, null::bigint as price_id, not t.tunggu or t.valid_at is not null as posts,
       null::text as ticket
  from service t left join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_service
union all
select t.kode_toko, left(t.no_batal, 2), t.no_batal, urut_nomor(t.no_batal), t.hari_batal, 'ACTIVE', t.dp_rp::bigint, t.dp_rp::bigint,
       0::bigint, 0::bigint, 0::bigint, t.dp_rp::bigint, 0::bigint, t.no_service, t.tgl_batal, t.batal_by, s.op, null::bigint, true, null::text
  from service t left join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_batal
 where t.no_batal is not null;

create or replace view v_doc_line__service as
select kode_toko as shop, left(no_service, 2) as doc_type, no_service as doc_no, urut as line_no, null::text as barcode, berat::bigint as mg,
       ongkos_awal::bigint as amount, ongkos_awal::bigint as net, null::bigint as price_id, tgl_system as business_date
  from service_barang
union all
select kode_toko, left(no_batal, 2), no_batal, 1, null::text, null::bigint, dp_rp::bigint, dp_rp::bigint, null::bigint, hari_batal
  from service where no_batal is not null;

create or replace view v_payment__service as
select d.kode_toko as shop, left(p.no_dokumen, 2) as doc_type, p.no_dokumen as doc_no, p.jenis as method, p.jumlah::bigint as amount,
       case p.jenis when 'CASH' then p.jumlah else 0 end::bigint as drawer, p.tgl_system as business_date
  from service d join pembayaran p on p.kode_toko = d.kode_toko and p.no_dokumen = d.no_service
union all
select kode_toko, left(no_batal, 2), no_batal, refund_jenis, (dp_rp - pembulatan_tunai)::bigint,
       case refund_jenis when 'CASH' then pembulatan_tunai - dp_rp else 0 end::bigint, hari_batal
  from service where no_batal is not null and dp_rp > 0
union all
select kode_toko, left(no_batal, 2), no_batal, 'BULAT'::text, pembulatan_tunai::bigint, 0::bigint, hari_batal
  from service where no_batal is not null and pembulatan_tunai <> 0;

create or replace view v_payment__service_bulat as
select kode_toko as shop, left(no_ambil, 2) as doc_type, no_ambil as doc_no, 'BULAT'::text as method,
       case arah when 'MASUK' then -pembulatan_tunai else pembulatan_tunai end::bigint as amount, 0::bigint as drawer,
       tgl_system as business_date
  from service_ambil where pembulatan_tunai <> 0;

-- Gold that moves is booked, work alone is not.
create or replace view v_doc__tukang_serah as
select d.kode_toko as shop, left(d.no_serah, 2) as doc_type, d.no_serah as doc_no, urut_nomor(d.no_serah) as seq,
       d.tgl_system as business_date, case d.status when 'CANC' then 'CANCELLED' else 'ACTIVE' end as status, 0::bigint as total,
       0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding, 0::bigint as paid, 0::bigint as remaining,
       null::text as cancels, d.input_date as created_at, d.input_by as created_by, d.op as op_id, null::bigint as price_id,
       d.berat > 0 as posts, null::text as ticket
  from tukang_serah d
union all
select d.kode_toko, left(d.no_batal, 2), d.no_batal, urut_nomor(d.no_batal), d.tgl_system, 'ACTIVE', 0::bigint, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, d.no_serah, d.tgl_batal, d.batal_by, coalesce(s.op, d.op_batal), null::bigint,
       d.berat > 0, null::text
  from tukang_serah d left join buku_set s on s.kode_toko = d.kode_toko and s.no_bukti = d.no_batal
 where d.no_batal is not null;

create or replace view v_doc__tukang_kembali as
with kembali as (
  select k.*, k.berat_diberi > 0 or k.berat_sendiri > 0 or k.berat_kembali > 0
           or exists (select from tukang_kembali_barang b where b.kode_toko = k.kode_toko and b.no_kembali = k.no_kembali
                       and b.berat <> b.berat_masuk) as dibuku
    from tukang_kembali k)
select d.kode_toko as shop, left(d.no_kembali, 2) as doc_type, d.no_kembali as doc_no, urut_nomor(d.no_kembali) as seq,
       d.tgl_system as business_date, case d.status when 'CANC' then 'CANCELLED' else 'ACTIVE' end as status, 0::bigint as total,
       0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding, 0::bigint as paid, 0::bigint as remaining,
       null::text as cancels, d.input_date as created_at, d.input_by as created_by, d.op as op_id, null::bigint as price_id,
       d.dibuku as posts, null::text as ticket
  from kembali d
union all
select d.kode_toko, left(d.no_batal, 2), d.no_batal, urut_nomor(d.no_batal), d.tgl_system, 'ACTIVE', 0::bigint, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, d.no_kembali, d.tgl_batal, d.batal_by, coalesce(s.op, d.op_batal), null::bigint,
       d.dibuku, null::text
  from kembali d left join buku_set s on s.kode_toko = d.kode_toko and s.no_bukti = d.no_batal
 where d.no_batal is not null;

create or replace view v_doc_line__service_tukang as
select kode_toko as shop, left(no_kembali, 2) as doc_type, no_kembali as doc_no, urut + 1 as line_no, null::text as barcode,
       berat::bigint as mg, 0::bigint as amount, 0::bigint as net, null::bigint as price_id, tgl_system as business_date
  from tukang_kembali_barang
union all
select kode_toko, left(no_serah, 2), no_serah, urut + 1, null::text, berat::bigint, 0::bigint, 0::bigint, null::bigint, tgl_system
  from tukang_serah_emas;

-- Goods of customers, money for jobs, gold at craftsmen: what their documents say (I-33).
create or replace view v_custody__service as
select kode_toko as shop, 'dp_service'::text as account, 0 as kadar, -dp_rp::bigint as rupiah, 0::bigint as qty, 0::bigint as mg,
       0::bigint as murni
  from service where status in ('VALID', 'DITERIMA', 'PROSES', 'SELESAI') and dp_rp > 0
union all
select b.kode_toko, 'service', b.kadar::int, 0, 1, coalesce(b.berat_selesai, b.berat)::bigint, coalesce(b.murni_selesai, b.murni)::bigint
  from service s join service_barang b on b.kode_toko = s.kode_toko and b.no_service = s.no_service
 where s.status in ('VALID', 'DITERIMA', 'PROSES', 'SELESAI')
union all
select s.kode_toko, 'tukang:' || s.kode_tukang, e.kadar::int, 0, 0, e.berat::bigint, e.murni::bigint
  from tukang_serah s join tukang_serah_emas e on e.kode_toko = s.kode_toko and e.no_serah = s.no_serah
 where s.status = 'DONE'
union all
select k.kode_toko, 'tukang:' || k.kode_tukang, e.kadar::int, 0, 0, -e.berat::bigint, -e.murni::bigint
  from tukang_kembali k join tukang_kembali_emas e on e.kode_toko = k.kode_toko and e.no_kembali = k.no_kembali
 where k.status = 'DONE' and e.peran = 'TUKANG';

select susun_pandangan('v_custody');

-- A job that was ended and given to another person.
create or replace view v_need__service as
select t.kode_toko as shop, s.op as op_id, 'MILIK_LAIN'::text as event from service t
  join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_batal
 where t.setuju_pemilik is not null
   and exists (select from audit a where a.kode_toko = t.kode_toko and a.op = s.op and a.level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV'));

-- The locks that hold: those of an order that stands, and of each further payment of it that stands.
create or replace view v_pesanan_kunci as
select k.* from pesanan_kunci k
 where not exists (select from pesanan_bayar b where b.kode_toko = k.kode_toko and b.no_bayar = k.no_bayar and b.status = 'CANC');

-- What is booked: an order once it is valid, its cancel by a set of its own on any day (as a deposit, 110).
create or replace view v_doc__pesanan as
select t.kode_toko as shop, left(t.no_pesanan, 2) as doc_type, t.no_pesanan as doc_no, urut_nomor(t.no_pesanan) as seq,
       t.tgl_system as business_date,
       case when t.status = 'OPEN' then 'OPEN' when t.tunggu and t.valid_at is null then 'CANCELLED' else 'ACTIVE' end as status,
       t.total_harga::bigint as total, t.total_harga::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       t.dp_awal::bigint as paid, (t.total_harga - t.dp_awal)::bigint as remaining, null::text as cancels, t.input_date as created_at,
       t.input_by as created_by, coalesce(s.op, t.op) as op_id, null::bigint as price_id,
       (not t.tunggu or t.valid_at is not null) and (t.dp_awal > 0 or exists (
         select from pesanan_contoh c where c.kode_toko = t.kode_toko and c.no_pesanan = t.no_pesanan)) as posts, null::text as ticket
  from pesanan t left join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_pesanan
union all
select t.kode_toko, left(t.no_batal, 2), t.no_batal, urut_nomor(t.no_batal), t.hari_batal, 'ACTIVE', t.dp_rp::bigint, t.dp_rp::bigint,
       0::bigint, 0::bigint, 0::bigint, t.dp_rp::bigint, 0::bigint, t.no_pesanan, t.tgl_batal, t.batal_by, coalesce(s.op, t.op_batal), null::bigint,
       t.dp_rp > 0 or exists (
         select from pesanan_barang l where l.kode_toko = t.kode_toko and l.no_pesanan = t.no_pesanan and l.kode_barcode is not null), null::text
  from pesanan t left join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_batal
 where t.no_batal is not null;

create or replace view v_doc_line__pesanan as
select kode_toko as shop, left(no_pesanan, 2) as doc_type, no_pesanan as doc_no, urut as line_no, null::text as barcode, berat::bigint as mg,
       harga::bigint as amount, harga::bigint as net, null::bigint as price_id, tgl_system as business_date
  from pesanan_barang
union all
select kode_toko, left(no_batal, 2), no_batal, 1, null::text, null::bigint, dp_rp::bigint, dp_rp::bigint, null::bigint, hari_batal
  from pesanan where no_batal is not null;

create or replace view v_payment__pesanan as
select d.kode_toko as shop, left(p.no_dokumen, 2) as doc_type, p.no_dokumen as doc_no, p.jenis as method, p.jumlah::bigint as amount,
       case p.jenis when 'CASH' then p.jumlah else 0 end::bigint as drawer, p.tgl_system as business_date
  from pesanan d join pembayaran p on p.kode_toko = d.kode_toko and p.no_dokumen = d.no_pesanan
union all
select kode_toko, left(no_batal, 2), no_batal, refund_jenis, (refund_rp - pembulatan_tunai)::bigint,
       case refund_jenis when 'CASH' then pembulatan_tunai - refund_rp else 0 end::bigint, hari_batal
  from pesanan where no_batal is not null and refund_rp > 0
union all
select kode_toko, left(no_batal, 2), no_batal, 'BULAT'::text, pembulatan_tunai::bigint, 0::bigint, hari_batal
  from pesanan where no_batal is not null and pembulatan_tunai <> 0
union all
select kode_toko, left(no_batal, 2), no_batal, 'DITAHAN'::text, ditahan_rp::bigint, 0::bigint, hari_batal
  from pesanan where no_batal is not null and ditahan_rp > 0;

create or replace view v_text__service_contoh as
select kode_toko as shop, no_pesanan as row_no, nama_barang as value, tgl_system as business_date from pesanan_contoh
union all
select kode_toko, no_pesanan, concat_ws(' ', deskripsi, nama_barang), tgl_system from pesanan_barang;

-- DP that came by card and went back in cash, with the end of the order or at its pick-up (D-51.6).
create or replace view v_kartu_kembali__pesanan as
select k.kode_toko, k.no_pesanan as no_dokumen, k.no_keluar, k.op, k.user_id, k.tgl_system, k.nama_customer, p.jenis,
       sum(p.jumlah)::bigint as kartu, k.tunai, min(p.tgl_system) as tgl_kartu, k.berlaku
  from (select t.kode_toko, t.no_pesanan, t.no_batal as no_keluar, s.op, t.batal_by as user_id, t.hari_batal as tgl_system,
               t.nama_customer, t.refund_rp::bigint as tunai, true as berlaku
          from pesanan t join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_batal
         where t.refund_jenis = 'CASH' and t.refund_rp > 0
        union all
        select j.kode_toko, j.no_pesanan, j.no_faktur_jual, s.op, j.input_by, j.tgl_system, j.nama_customer, c.tunai, j.status = 'DONE'
          from penjualan j
          join buku_set s on s.kode_toko = j.kode_toko and s.no_bukti = j.no_faktur_jual
         cross join lateral (select -sum(b.jumlah)::bigint as tunai from pembayaran b
           where b.kode_toko = j.kode_toko and b.no_dokumen = j.no_faktur_jual and b.jenis = 'CASH' and b.jumlah < 0) c
         where j.no_pesanan is not null and c.tunai > 0) k
 cross join lateral (select k.no_pesanan as no union all
    select b.no_bayar from pesanan_bayar b where b.kode_toko = k.kode_toko and b.no_pesanan = k.no_pesanan and b.status = 'DONE') d
  join pembayaran p on p.kode_toko = k.kode_toko and p.no_dokumen = d.no and p.jenis in ('CREDIT', 'DEBET')
 group by k.kode_toko, k.no_pesanan, k.no_keluar, k.op, k.user_id, k.tgl_system, k.nama_customer, k.tunai, k.berlaku, p.jenis;

-- What is said of approvals beside the declarations: what more than the rule goes back, another person, a price,
-- a weight that was not ordered.
create or replace view v_need__pesanan as
select t.kode_toko as shop, t.op_batal as op_id, 'REFUND_TITIPAN'::text as event
  from pesanan t
  join lateral (select a.level from audit a where a.kode_toko = t.kode_toko and a.op = t.op_batal order by a.urut limit 1) a
    on a.level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV')
 where t.no_batal is not null and t.ditahan_rp < ditahan_aturan(t.dp_rp, t.batal_persen, t.ditahan_turun)
union all
select x.kode_toko, x.op, 'MILIK_LAIN'
  from (select kode_toko, op_batal as op from pesanan where setuju_pemilik is not null
        union all
        select t.kode_toko, s.op from pesanan t join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_faktur_jual
         where t.setuju_ambil is not null
        union all
        select kode_toko, op from contoh_ambil where setuju_pemilik is not null) x
 where exists (select from audit a where a.kode_toko = x.kode_toko and a.op = x.op and a.level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV'))
union all
select kode_toko, op, 'PESANAN_SELISIH' from contoh_ambil where selisih
union all
-- DP that goes back at the pick-up: it may have come by card. Much of it is an order that ends, less what the shop keeps (D-36.7).
select j.kode_toko, s.op, e.event
  from penjualan j
  join buku_set s on s.kode_toko = j.kode_toko and s.no_bukti = j.no_faktur_jual
  join pesanan p on p.kode_toko = j.kode_toko and p.no_pesanan = j.no_pesanan
  cross join lateral (select -sum(b.jumlah)::bigint as rupiah from pembayaran b
    where b.kode_toko = j.kode_toko and b.no_dokumen = j.no_faktur_jual and b.jumlah < 0) k
  cross join lateral (select a.level from audit a where a.kode_toko = j.kode_toko and a.op = s.op order by a.urut limit 1) a
  cross join lateral (select 'BATAL_PESANAN' as event union all
    select 'REFUND_TITIPAN' where p.batal_persen > 0 and a.level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV')
      and k.rupiah > p.total_harga::bigint * batas_toko(j.kode_toko, 'TOLERANSI_PESANAN_PERSEN', j.input_date, 1000) / 10000) e
 where k.rupiah > 0
union all
-- A lock that is kinder to the customer than the shop's own one (D-36.4).
select distinct p.kode_toko, l.op, 'HARGA_DI_BAWAH'
  from pesanan p
  join pesanan_barang l on l.kode_toko = p.kode_toko and l.no_pesanan = p.no_pesanan and l.op is not null
  cross join lateral (select a.level from audit a where a.kode_toko = l.kode_toko and a.op = l.op order by a.urut limit 1) a
 where p.kunci_lebih and a.level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV')
union all
select l.kode_toko, l.op, e.event
  from pesanan_barang l
  join pesanan p on p.kode_toko = l.kode_toko and p.no_pesanan = l.no_pesanan
  cross join lateral (select a.level from audit a where a.kode_toko = l.kode_toko and a.op = l.op order by a.urut limit 1) a
  cross join lateral tuntutan_baris(l.kode_toko, a.level, p.input_date, l.harga, 0, l.harga_komputer, l.harga_per_gram,
    l.harga_hari, l.berat, l.berat, false, null) e
 where l.menyimpang;

-- Samples, money for orders: what their documents say (I-34).
create or replace view v_custody__pesanan as
select kode_toko as shop, 'dp_pesanan'::text as account, 0 as kadar, -dp_rp::bigint as rupiah, 0::bigint as qty, 0::bigint as mg,
       0::bigint as murni
  from pesanan where status in ('VALID', 'PROSES', 'SELESAI') and dp_rp > 0
union all
select c.kode_toko, 'contoh', c.kadar::int, 0, 1, c.berat::bigint, c.murni::bigint
  from pesanan_contoh c join pesanan p on p.kode_toko = c.kode_toko and p.no_pesanan = c.no_pesanan
 where c.no_ambil is null and (not p.tunggu or p.valid_at is not null);

-- What an order says of itself and its parts: payments, pieces that wait, the sale, locked gold (I-35).
create or replace view v_order as
select p.kode_toko as shop, p.no_pesanan as doc_no, p.tgl_system as business_date, p.status, p.kunci_harga as price_lock,
       p.dp_awal::bigint as first_paid, p.dp_rp::bigint as paid, p.no_faktur_jual as sale, p.qty,
       (select coalesce(sum(b.jumlah), 0)::bigint from pesanan_bayar b
         where b.kode_toko = p.kode_toko and b.no_pesanan = p.no_pesanan and b.status = 'DONE') as payments,
       (select count(*)::int from pesanan_barang l join barang g on g.kode_toko = l.kode_toko and g.kode_barcode = l.kode_barcode
         where l.kode_toko = p.kode_toko and l.no_pesanan = p.no_pesanan and g.status = 'TITIP' and g.no_pegang = p.no_pesanan) as held,
       (select count(l.kode_barcode)::int from pesanan_barang l
         where l.kode_toko = p.kode_toko and l.no_pesanan = p.no_pesanan) as made,
       (select count(*)::int from penjualan j where j.kode_toko = p.kode_toko and j.no_pesanan = p.no_pesanan and j.status = 'DONE') as sales,
       (select coalesce(sum(j.dp_rp), 0)::bigint from penjualan j
         where j.kode_toko = p.kode_toko and j.no_pesanan = p.no_pesanan and j.status = 'DONE') as used,
       (select count(*)::int from pesanan_barang l
         where l.kode_toko = p.kode_toko and l.no_pesanan = p.no_pesanan
           and l.berat < (select sum(k.berat) from v_pesanan_kunci k
                           where k.kode_toko = l.kode_toko and k.no_pesanan = l.no_pesanan and k.urut = l.urut)) as beyond,
       (select coalesce(sum(k.berat::bigint * k.harga_per_gram / 1000), 0)::bigint from v_pesanan_kunci k
         where k.kode_toko = p.kode_toko and k.no_pesanan = p.no_pesanan) as locked
  from pesanan p;

create or replace view nota_publik__service as
select kode_nota, kode_toko, 'SERVICE'::text as jenis, no_service as no, tgl_system,
       case status when 'CANC' then 'BATAL' when 'OPEN' then 'TUNGGU' when 'SELESAI' then 'SIAP' when 'DIAMBIL' then 'DIAMBIL'
         else 'DIKERJAKAN' end as status, tgl_batal
  from service;

create or replace view nota_publik__pesanan as
select kode_nota, kode_toko, 'PESANAN'::text as jenis, no_pesanan as no, tgl_system,
       case status when 'CANC' then 'BATAL' when 'OPEN' then 'TUNGGU' when 'PROSES' then 'DIKERJAKAN' when 'SELESAI' then 'SIAP'
         when 'DIAMBIL' then 'DIAMBIL' else 'BERLAKU' end as status, tgl_batal
  from pesanan;

create or replace view titipan_ditahan__pesanan as
select b.kode_toko, b.dari_gudang, b.dari_baki, p.status
  from pesanan p join pesanan_barang b on b.kode_toko = p.kode_toko and b.no_pesanan = p.no_pesanan
 where p.status in ('VALID', 'PROSES', 'SELESAI') and b.dari_gudang is not null;
