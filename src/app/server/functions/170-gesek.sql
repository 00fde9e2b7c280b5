-- What the card was charged and the cash that left the drawer are one and the same sum; the fee is on top.
create or replace view v_payment__gesek_tunai as
select p.kode_toko as shop, left(p.no_dokumen, 2) as doc_type, p.no_dokumen as doc_no, p.jenis as method, p.jumlah::bigint as amount,
       -p.jumlah::bigint as drawer, p.tgl_system as business_date
  from pembayaran p where p.no_dokumen like 'GT%';

-- The last figures of the card of a charge, by which it is found on the statement (№ 49).
create or replace view v_kartu as select kode_toko, no_gesek as no_dokumen, no_kartu from gesek_tunai;

-- Cash of one person on a day is all that he paid or got, whatever kind of document it went through (D-13.1, D-32.10, D-41.1). Each
-- kind has a part of v_tunai. What was ended on the day it came is not counted as paid in; what was paid back always is.
create or replace view v_tunai__penjualan as
select d.kode_toko, d.no_faktur_jual as no_dokumen, d.tgl_system, d.kode_customer, d.no_hp, null::text as no_ktp, null::text as no_kartu,
       abs(b.jumlah)::bigint as tunai
  from penjualan d
  join pembayaran b on b.kode_toko = d.kode_toko and b.no_dokumen = d.no_faktur_jual and b.jenis = 'CASH'
 where d.status = 'DONE';

select susun_pandangan('v_tunai');

create or replace view v_tunai__pembelian as
select d.kode_toko, b.no_dokumen, d.tgl_system, d.kode_customer, d.no_hp, d.no_ktp, null::text as no_kartu, abs(b.jumlah)::bigint as tunai
  from pembelian d
  join pembayaran b on b.kode_toko = d.kode_toko and b.no_dokumen = coalesce(d.no_lunas, d.no_faktur_beli) and b.jenis = 'CASH'
 where d.status = 'DONE';

create or replace view v_tunai__gesek_tunai as
select kode_toko, no_gesek as no_dokumen, tgl_system, kode_customer, no_hp, no_ktp, no_kartu, jumlah_rp::bigint as tunai
  from gesek_tunai where status = 'DONE';

-- Cash that is lent or paid on a loan (D-40.3); that of a sale of the goods is cash of its buy-back.
create or replace view v_tunai__hutang as
select d.kode_toko, d.no as no_dokumen, d.tgl_system, h.kode_customer, h.no_hp, coalesce(d.no_ktp, h.no_ktp) as no_ktp,
       null::text as no_kartu, abs(b.jumlah)::bigint as tunai
  from (
    select kode_toko, no_faktur_hutang, no_faktur_hutang as no, tgl_system, no_ktp from hutang where status <> 'CANC'
    union all
    select kode_toko, no_faktur_hutang, no_bunga, tgl_system, null from hutang_bunga where status = 'DONE'
    union all
    select kode_toko, no_faktur_hutang, no_lunas, tgl_system, no_ktp from hutang_lunas where status = 'DONE' and jenis = 'TEBUS'
    union all
    select kode_toko, no_faktur_hutang, no_remaja, tgl_system, no_ktp from hutang_remaja where status = 'DONE'
    union all
    select kode_toko, no_faktur_hutang, no_kelebihan, tgl_system, no_ktp from hutang_kelebihan where status = 'DONE') d
  join hutang h on h.kode_toko = d.kode_toko and h.no_faktur_hutang = d.no_faktur_hutang
  join pembayaran b on b.kode_toko = d.kode_toko and b.no_dokumen = d.no and b.jenis = 'CASH';

create or replace view v_tunai__titipan as
select i.kode_toko, b.no_dokumen, b.tgl_system, i.kode_customer, i.no_hp, null::text as no_ktp, null::text as no_kartu,
       abs(b.jumlah)::bigint as tunai
  from titipan i
  join pembayaran b on b.kode_toko = i.kode_toko and b.no_dokumen = i.no_titip and b.jenis = 'CASH'
 where i.hari_batal is null or i.hari_batal > b.tgl_system
union all
select i.kode_toko, d.no_bayar, d.tgl_system, i.kode_customer, i.no_hp, null, null, abs(b.jumlah)::bigint
  from titipan_bayar d
  join titipan i on i.kode_toko = d.kode_toko and i.no_titip = d.no_titip
  join pembayaran b on b.kode_toko = d.kode_toko and b.no_dokumen = d.no_bayar and b.jenis = 'CASH'
 where d.status = 'DONE' and (i.hari_batal is null or i.hari_batal > d.tgl_system)
union all
select kode_toko, no_batal, hari_batal, kode_customer, no_hp, no_ktp, null, refund_rp::bigint
  from titipan where hari_batal is not null and refund_jenis = 'CASH';

create or replace view v_tunai__service as
select i.kode_toko, b.no_dokumen, b.tgl_system, i.kode_customer, i.no_hp, null::text as no_ktp, null::text as no_kartu,
       abs(b.jumlah)::bigint as tunai
  from service i
  join pembayaran b on b.kode_toko = i.kode_toko and b.no_dokumen = i.no_service and b.jenis = 'CASH'
 where i.hari_batal is null or i.hari_batal > b.tgl_system
union all
select i.kode_toko, d.no_bayar, d.tgl_system, i.kode_customer, i.no_hp, null, null, abs(b.jumlah)::bigint
  from service_bayar d
  join service i on i.kode_toko = d.kode_toko and i.no_service = d.no_service
  join pembayaran b on b.kode_toko = d.kode_toko and b.no_dokumen = d.no_bayar and b.jenis = 'CASH'
 where d.status = 'DONE' and (i.hari_batal is null or i.hari_batal > d.tgl_system)
union all
select i.kode_toko, d.no_ambil, d.tgl_system, i.kode_customer, i.no_hp, d.no_ktp, null, abs(b.jumlah)::bigint
  from service_ambil d
  join service i on i.kode_toko = d.kode_toko and i.no_service = d.no_service
  join pembayaran b on b.kode_toko = d.kode_toko and b.no_dokumen = d.no_ambil and b.jenis = 'CASH'
 where d.status = 'DONE'
union all
select kode_toko, no_batal, hari_batal, kode_customer, no_hp, batal_no_ktp, null, dp_rp::bigint
  from service where hari_batal is not null and refund_jenis = 'CASH';

create or replace view v_tunai__pesanan as
select i.kode_toko, b.no_dokumen, b.tgl_system, i.kode_customer, i.no_hp, null::text as no_ktp, null::text as no_kartu,
       abs(b.jumlah)::bigint as tunai
  from pesanan i
  join pembayaran b on b.kode_toko = i.kode_toko and b.no_dokumen = i.no_pesanan and b.jenis = 'CASH'
 where i.hari_batal is null or i.hari_batal > b.tgl_system
union all
select i.kode_toko, d.no_bayar, d.tgl_system, i.kode_customer, i.no_hp, null, null, abs(b.jumlah)::bigint
  from pesanan_bayar d
  join pesanan i on i.kode_toko = d.kode_toko and i.no_pesanan = d.no_pesanan
  join pembayaran b on b.kode_toko = d.kode_toko and b.no_dokumen = d.no_bayar and b.jenis = 'CASH'
 where d.status = 'DONE' and (i.hari_batal is null or i.hari_batal > d.tgl_system)
union all
select kode_toko, no_batal, hari_batal, kode_customer, no_hp, batal_no_ktp, null, refund_rp::bigint
  from pesanan where hari_batal is not null and refund_jenis = 'CASH';

create or replace view v_tunai__cicilan as
select i.kode_toko, b.no_dokumen, b.tgl_system, i.kode_customer, i.no_hp, i.no_ktp, null::text as no_kartu, abs(b.jumlah)::bigint as tunai
  from cicilan i
  join pembayaran b on b.kode_toko = i.kode_toko and b.no_dokumen = i.no_cicilan and b.jenis = 'CASH'
 where i.hari_batal is null or i.hari_batal > b.tgl_system
union all
select i.kode_toko, d.no_bayar, d.tgl_system, i.kode_customer, i.no_hp, coalesce(d.no_ktp, i.no_ktp), null, abs(b.jumlah)::bigint
  from cicilan_bayar d
  join cicilan i on i.kode_toko = d.kode_toko and i.no_cicilan = d.no_cicilan
  join pembayaran b on b.kode_toko = d.kode_toko and b.no_dokumen = d.no_bayar and b.jenis = 'CASH'
 where d.status = 'DONE' and (i.hari_batal is null or i.hari_batal > d.tgl_system)
union all
select i.kode_toko, d.no_kelebihan, d.tgl_system, i.kode_customer, i.no_hp, coalesce(d.no_ktp, i.no_ktp), null, abs(b.jumlah)::bigint
  from cicilan_kelebihan d
  join cicilan i on i.kode_toko = d.kode_toko and i.no_cicilan = d.no_cicilan
  join pembayaran b on b.kode_toko = d.kode_toko and b.no_dokumen = d.no_kelebihan and b.jenis = 'CASH'
 where d.status = 'DONE'
union all
select kode_toko, no_batal, hari_batal, kode_customer, no_hp, coalesce(batal_ktp, no_ktp), null, refund_rp::bigint
  from cicilan where hari_batal is not null and refund_jenis = 'CASH';
