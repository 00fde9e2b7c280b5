-- What counts for the list of large transactions (report 108), document by document. An area adds its
-- own part `v_lapor__area` and calls susun_pandangan('v_lapor'). `orang` is who it was in the whole
-- chain: the telephone, else the member's code, else name and address; the nameless are not known again.
create or replace function orang_lapor(p_hp text, p_kode text, p_nama text, p_alamat text, p_no text) returns text
language sql immutable parallel safe as $$
  select coalesce(nullif(p_hp, ''), nullif(p_kode, ''),
    nullif(lower(trim(p_nama) || '|' || trim(p_alamat)), '|'), p_no)
$$;

create or replace view v_written__lapor as
select 'lapor_transaksi'::text as row_tbl, id::text as row_no, kode_toko as shop, op as op_id, hari as business_date
  from lapor_transaksi;

create or replace view v_text__lapor as
select kode_toko as shop, id::text as row_no, concat_ws(' ', no_lapor, no_identitas, pekerjaan, alasan_batal) as value,
       hari as business_date
  from lapor_transaksi;

create or replace view v_lapor__pembelian as
select p.kode_toko, case when p.no_tukar is null then 'BELI' else 'TUKAR' end::text as jenis, p.no_faktur_beli as no_dokumen,
       p.tgl_system, p.input_by, orang_lapor(coalesce(p.no_hp, c.no_hp), p.kode_customer, p.nama_customer, p.alamat_customer, p.no_faktur_beli) as orang,
       p.nama_customer, p.alamat_customer, coalesce(p.no_ktp, c.no_ktp) as no_identitas, p.berat::bigint as berat, p.grand_total::bigint as jumlah_rp,
       (select coalesce(abs(sum(b.jumlah)), 0) from pembayaran b
         where b.kode_toko = p.kode_toko and b.no_dokumen = coalesce(p.no_lunas, p.no_faktur_beli) and b.jenis = 'CASH')::bigint as tunai
  from pembelian p
  left join customer c on c.kode_customer = customer_induk(p.kode_customer)
 where p.status = 'DONE';

select susun_pandangan('v_lapor');

create or replace view v_lapor__hutang_lelang as
select l.kode_toko, 'LELANG'::text as jenis, l.no_lelang as no_dokumen, l.tgl_system, l.input_by,
       orang_lapor(coalesce(h.no_hp, c.no_hp), h.kode_customer, h.nama_customer, h.alamat_customer, l.no_lelang) as orang,
       h.nama_customer, h.alamat_customer, coalesce(h.no_ktp, c.no_ktp) as no_identitas, l.berat::bigint as berat,
       l.hasil_lelang::bigint as jumlah_rp, 0::bigint as tunai
  from hutang_lelang l
  join hutang h on h.kode_toko = l.kode_toko and h.no_faktur_hutang = l.no_faktur_hutang
  left join customer c on c.kode_customer = customer_induk(h.kode_customer)
 where l.status = 'DONE';

-- Payouts, interest, redemptions and renewals count by the money that crossed the counter (D-40.3); a sale of the goods to the shop
-- counts as its buy-back. A loan that stands in the place of another moved no money of its own.
create or replace view v_lapor__hutang as
select d.kode_toko, 'HUTANG'::text as jenis, d.no as no_dokumen, d.tgl_system, d.input_by,
       orang_lapor(coalesce(h.no_hp, c.no_hp), h.kode_customer, h.nama_customer, h.alamat_customer, d.no) as orang,
       h.nama_customer, h.alamat_customer, coalesce(h.no_ktp, c.no_ktp) as no_identitas, d.berat, d.jumlah_rp,
       (select coalesce(abs(sum(b.jumlah)), 0) from pembayaran b
         where b.kode_toko = d.kode_toko and b.no_dokumen = d.no and b.jenis = 'CASH')::bigint as tunai
  from (
    select kode_toko, no_faktur_hutang, no_faktur_hutang as no, tgl_system, input_by, berat::bigint as berat, dibayar::bigint as jumlah_rp
      from hutang where jenis = 'BARU' and status not in ('OPEN', 'CANC')
    union all
    select kode_toko, no_faktur_hutang, no_bunga, tgl_system, input_by, 0, bunga_rp from hutang_bunga where status = 'DONE'
    union all
    select kode_toko, no_faktur_hutang, no_lunas, tgl_system, input_by, 0, jumlah from hutang_lunas where status = 'DONE' and jenis = 'TEBUS'
    union all
    select kode_toko, no_faktur_hutang, no_remaja, tgl_system, input_by, 0, jumlah from hutang_remaja where status = 'DONE'
    union all
    select kode_toko, no_faktur_hutang, no_kelebihan, tgl_system, input_by, 0, kelebihan from hutang_kelebihan where status = 'DONE') d
  join hutang h on h.kode_toko = d.kode_toko and h.no_faktur_hutang = d.no_faktur_hutang
  left join customer c on c.kode_customer = customer_induk(h.kode_customer);

-- A job that was given back on the day it came is no transaction of its customer (report 108), nor is what was paid
-- further for it; given back later, its DP was one on its day, and goes back on that of the cancel.
create or replace view v_lapor__service as
select d.kode_toko, 'SERVICE'::text as jenis, d.no as no_dokumen, d.tgl_system, d.input_by,
       orang_lapor(coalesce(s.no_hp, c.no_hp), s.kode_customer, s.nama_customer, s.alamat_customer, d.no) as orang,
       s.nama_customer, s.alamat_customer, c.no_ktp as no_identitas, d.berat, d.jumlah_rp,
       coalesce(d.kembali, (select coalesce(abs(sum(b.jumlah)), 0) from pembayaran b
         where b.kode_toko = d.kode_toko and b.no_dokumen = d.no and b.jenis = 'CASH'))::bigint as tunai
  from (
    select kode_toko, no_service, no_service as no, tgl_system, input_by, berat::bigint as berat, dp_awal::bigint as jumlah_rp,
           null::bigint as kembali
      from service where dp_awal > 0 and (not tunggu or valid_at is not null)
        and (status <> 'CANC' or hari_batal > tgl_system)
    union all
    select b.kode_toko, b.no_service, b.no_bayar, b.tgl_system, b.input_by, 0, b.jumlah, null
      from service_bayar b
      join service s on s.kode_toko = b.kode_toko and s.no_service = b.no_service and s.hari_batal is distinct from s.tgl_system
     where b.status = 'DONE'
    union all
    select kode_toko, no_service, no_ambil, tgl_system, input_by, berat, jumlah, null from service_ambil where status = 'DONE'
    union all
    select kode_toko, no_service, no_batal, hari_batal, batal_by, 0, dp_rp, case refund_jenis when 'CASH' then dp_rp else 0 end
      from service where dp_rp > 0 and no_batal is not null and hari_batal > tgl_system) d
  join service s on s.kode_toko = d.kode_toko and s.no_service = d.no_service
  left join customer c on c.kode_customer = customer_induk(s.kode_customer);

-- First payments, instalments, what of them goes back on a later day and the surplus of an auction count for the list of large
-- transactions (report 108, D-32.10). Where goods are handed over in the same act, its sale counts what they are worth, and the act
-- its cash alone.
create or replace view v_lapor__cicilan as
select d.kode_toko, 'CICILAN'::text as jenis, d.no as no_dokumen, d.tgl_system, d.input_by,
       orang_lapor(coalesce(i.no_hp, c.no_hp), i.kode_customer, i.nama_customer, i.alamat_customer, d.no) as orang,
       i.nama_customer, i.alamat_customer, coalesce(i.no_ktp, c.no_ktp) as no_identitas, d.berat,
       case when d.hands_over then 0 else d.jumlah end::bigint as jumlah_rp,
       coalesce(d.kembali, (select coalesce(abs(sum(b.jumlah)), 0) from pembayaran b
         where b.kode_toko = d.kode_toko and b.no_dokumen = d.no and b.jenis = 'CASH'))::bigint as tunai
  from (
    select kode_toko, no_cicilan, no_cicilan as no, tgl_system, input_by, case serah when 'LUNAS' then berat else 0 end::bigint as berat,
           dp_rp as jumlah, serah = 'AWAL' as hands_over, null::bigint as kembali
      from cicilan where dp_rp > 0 and (hari_batal is null or hari_batal > tgl_system)
    union all
    select b.kode_toko, b.no_cicilan, b.no_bayar, b.tgl_system, b.input_by, 0, b.jumlah, b.no_faktur_jual is not null, null
      from cicilan_bayar b
      join cicilan i on i.kode_toko = b.kode_toko and i.no_cicilan = b.no_cicilan and i.hari_batal is distinct from i.tgl_system
     where b.status = 'DONE'
    union all
    select kode_toko, no_cicilan, no_batal, hari_batal, batal_by, 0, refund_rp, false,
           case refund_jenis when 'CASH' then refund_rp else 0 end
      from cicilan where refund_rp > 0 and hari_batal > tgl_system
    union all
    select kode_toko, no_cicilan, no_kelebihan, tgl_system, input_by, 0, kelebihan, false, null
      from cicilan_kelebihan where status = 'DONE') d
  join cicilan i on i.kode_toko = d.kode_toko and i.no_cicilan = d.no_cicilan
  left join customer c on c.kode_customer = customer_induk(i.kode_customer);

-- Cash to one person of the day is reported, whatever it was paid for (D-32.10, № 108).
create or replace view v_lapor__gesek_tunai as
select g.kode_toko, 'GESEK'::text as jenis, g.no_gesek as no_dokumen, g.tgl_system, g.input_by,
       orang_lapor(g.no_hp, g.kode_customer, g.nama_customer, g.alamat_customer, g.no_gesek) as orang, g.nama_customer,
       g.alamat_customer, coalesce(g.no_ktp, c.no_ktp) as no_identitas, 0::bigint as berat, g.jumlah_rp::bigint as jumlah_rp,
       g.jumlah_rp::bigint as tunai
  from gesek_tunai g
  left join customer c on c.kode_customer = customer_induk(g.kode_customer)
 where g.status = 'DONE';

-- What customers paid before (deposits, orders) counts for the list of large transactions on the day that they paid it (report 108,
-- decision 1054); the sale counts what was left to pay, or what they get back of it. What a contract of instalments hands over is worth its price
-- (v_lapor__cicilan).
create or replace view v_lapor__penjualan as
select p.kode_toko, case when p.no_tukar is null then 'JUAL' else 'TUKAR' end::text as jenis, p.no_faktur_jual as no_dokumen,
       p.tgl_system, p.input_by, orang_lapor(coalesce(p.no_hp, c.no_hp), p.kode_customer, p.nama_customer, p.alamat_customer, p.no_faktur_jual) as orang,
       p.nama_customer, p.alamat_customer, c.no_ktp as no_identitas, p.berat::bigint as berat,
       case when p.no_cicilan is null then abs(p.grand_total::bigint - p.dp_rp::bigint)
            else p.grand_total::bigint end as jumlah_rp,
       (select coalesce(abs(sum(b.jumlah)), 0) from pembayaran b
         where b.kode_toko = p.kode_toko and b.no_dokumen = p.no_faktur_jual and b.jenis = 'CASH')::bigint as tunai
  from penjualan p
  left join customer c on c.kode_customer = customer_induk(p.kode_customer)
 where p.status = 'DONE';

create or replace view v_lapor__pesanan as
select d.kode_toko, 'PESANAN'::text as jenis, d.no as no_dokumen, d.tgl_system, d.input_by,
       orang_lapor(coalesce(s.no_hp, c.no_hp), s.kode_customer, s.nama_customer, s.alamat_customer, d.no) as orang,
       s.nama_customer, s.alamat_customer, c.no_ktp as no_identitas, d.berat, d.jumlah_rp,
       coalesce(d.kembali, (select coalesce(abs(sum(b.jumlah)), 0) from pembayaran b
         where b.kode_toko = d.kode_toko and b.no_dokumen = d.no and b.jenis = 'CASH'))::bigint as tunai
  from (
    select kode_toko, no_pesanan, no_pesanan as no, tgl_system, input_by, 0::bigint as berat, dp_awal::bigint as jumlah_rp,
           null::bigint as kembali
      from pesanan where dp_awal > 0 and (not tunggu or valid_at is not null) and (status <> 'CANC' or hari_batal > tgl_system)
    union all
    select b.kode_toko, b.no_pesanan, b.no_bayar, b.tgl_system, b.input_by, 0, b.jumlah, null
      from pesanan_bayar b
      join pesanan s on s.kode_toko = b.kode_toko and s.no_pesanan = b.no_pesanan and s.hari_batal is distinct from s.tgl_system
     where b.status = 'DONE'
    union all
    select kode_toko, no_pesanan, no_batal, hari_batal, batal_by, 0, refund_rp, case refund_jenis when 'CASH' then refund_rp else 0 end
      from pesanan where refund_rp > 0 and hari_batal > tgl_system) d
  join pesanan s on s.kode_toko = d.kode_toko and s.no_pesanan = d.no_pesanan
  left join customer c on c.kode_customer = customer_induk(s.kode_customer);

-- Of goods without a barcode, as of pieces (D-46.5).
create or replace view v_lapor__manual as
select p.kode_toko, p.jenis, p.no_dokumen, p.tgl_system, p.input_by,
       orang_lapor(coalesce(p.no_hp, c.no_hp), p.kode_customer, p.nama_customer, p.alamat_customer, p.no_dokumen) as orang,
       p.nama_customer, p.alamat_customer, coalesce(p.no_ktp, c.no_ktp) as no_identitas, p.berat::bigint as berat,
       p.grand_total::bigint as jumlah_rp,
       (select coalesce(abs(sum(b.jumlah)), 0) from pembayaran b
         where b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen and b.jenis = 'CASH')::bigint as tunai
  from (select kode_toko, 'JUAL'::text as jenis, no_faktur_jual as no_dokumen, tgl_system, input_by, kode_customer, no_hp,
               null::text as no_ktp, nama_customer, alamat_customer, berat, grand_total
          from jual_manual where status = 'DONE'
        union all
        select kode_toko, 'BELI', no_faktur_beli, tgl_system, input_by, kode_customer, no_hp, no_ktp, nama_customer, alamat_customer,
               berat, grand_total
          from beli_manual where status = 'DONE') p
  left join customer c on c.kode_customer = customer_induk(p.kode_customer);

-- A deposit counts on its day, a further one on its own, what goes back of it on a later day again; of one that was undone on the day it
-- came nothing counts.
create or replace view v_lapor__titipan as
select d.kode_toko, 'TITIPAN'::text as jenis, d.no as no_dokumen, d.tgl_system, d.input_by,
       orang_lapor(coalesce(t.no_hp, c.no_hp), t.kode_customer, t.nama_customer, t.alamat_customer, d.no) as orang,
       t.nama_customer, t.alamat_customer, c.no_ktp as no_identitas, 0::bigint as berat, d.jumlah_rp,
       coalesce(d.kembali, (select coalesce(abs(sum(b.jumlah)), 0) from pembayaran b
         where b.kode_toko = d.kode_toko and b.no_dokumen = d.no and b.jenis = 'CASH'))::bigint as tunai
  from (
    select kode_toko, no_titip, no_titip as no, tgl_system, input_by, dp_awal::bigint as jumlah_rp, null::bigint as kembali
      from titipan where dp_awal > 0 and status <> 'OPEN' and (status <> 'CANC' or hari_batal > tgl_system)
    union all
    select b.kode_toko, b.no_titip, b.no_bayar, b.tgl_system, b.input_by, b.jumlah, null
      from titipan_bayar b
      join titipan t on t.kode_toko = b.kode_toko and t.no_titip = b.no_titip and t.hari_batal is distinct from t.tgl_system
     where b.status = 'DONE'
    union all
    select kode_toko, no_titip, no_batal, hari_batal, batal_by, refund_rp, case refund_jenis when 'CASH' then refund_rp else 0 end
      from titipan where refund_rp > 0 and hari_batal > tgl_system) d
  join titipan t on t.kode_toko = d.kode_toko and t.no_titip = d.no_titip
  left join customer c on c.kode_customer = customer_induk(t.kode_customer);
