-- What coins make of the cash part of a sum that the house reckons (D-51.1): payments = what was due + it.
alter table penjualan add column pembulatan_tunai rupiah not null default 0;
alter table pembelian add column pembulatan_tunai rupiah not null default 0;
alter table titipan add column pembulatan_tunai rupiah not null default 0;
alter table hutang add column pembulatan_tunai rupiah not null default 0;
alter table hutang_bunga add column pembulatan_tunai rupiah not null default 0;
alter table hutang_lunas add column pembulatan_tunai rupiah not null default 0;
alter table hutang_remaja add column pembulatan_tunai rupiah not null default 0;
alter table hutang_kelebihan add column pembulatan_tunai rupiah not null default 0;

-- A document is paid by its money and by what coins made of it (I-9); money that goes out is kept above 0.
create view v_payment__pembulatan as
select kode_toko as shop, x.doc_type, x.doc_no, 'BULAT'::text as method, x.amount::bigint as amount,
       case x.doc_type when 'SALE' then 0 end::bigint as drawer, tgl_system as business_date
  from penjualan
 cross join lateral (values ('SALE'::text, no_faktur_jual, -pembulatan_tunai), ('TK', no_tukar, -pembulatan_tunai)) x (doc_type, doc_no, amount)
 where pembulatan_tunai <> 0 and x.doc_no is not null
union all
select kode_toko, 'PB', no_faktur_beli, 'BULAT', pembulatan_tunai::bigint, 0::bigint, tgl_system from pembelian where pembulatan_tunai <> 0
union all
select kode_toko, left(no_faktur_hutang, 2), no_faktur_hutang, 'BULAT', pembulatan_tunai::bigint, 0::bigint, tgl_system
  from hutang where pembulatan_tunai <> 0
union all
select kode_toko, left(no_bunga, 2), no_bunga, 'BULAT', -pembulatan_tunai::bigint, 0::bigint, tgl_system from hutang_bunga where pembulatan_tunai <> 0
union all
select kode_toko, left(no_lunas, 2), no_lunas, 'BULAT', case arah when 'MASUK' then -pembulatan_tunai else pembulatan_tunai end::bigint, 0::bigint, tgl_system
  from hutang_lunas where pembulatan_tunai <> 0 and (not tunggu or valid_at is not null)
union all
select kode_toko, left(no_remaja, 2), no_remaja, 'BULAT', case arah when 'MASUK' then -pembulatan_tunai else pembulatan_tunai end::bigint, 0::bigint, tgl_system
  from hutang_remaja where pembulatan_tunai <> 0
union all
select kode_toko, left(no_kelebihan, 2), no_kelebihan, 'BULAT', pembulatan_tunai::bigint, 0::bigint, tgl_system
  from hutang_kelebihan where pembulatan_tunai <> 0;

-- A refund in cash is what coins make of it; what they make is told beside it (110).
create or replace view v_payment__titipan as
select kode_toko as shop, left(no_dokumen, 2) as doc_type, no_dokumen as doc_no, jenis as method, jumlah::bigint as amount,
       case jenis when 'CASH' then jumlah else 0 end::bigint as drawer, tgl_system as business_date
  from pembayaran where no_dokumen like 'TT%' or no_dokumen like 'AT%'
union all
select kode_toko, 'BT'::text, no_batal, refund_jenis, (refund_rp - pembulatan_tunai)::bigint,
       case refund_jenis when 'CASH' then pembulatan_tunai - refund_rp else 0 end::bigint, hari_batal
  from titipan where no_batal is not null and refund_rp > 0
union all
select kode_toko, 'BT'::text, no_batal, 'BULAT'::text, pembulatan_tunai::bigint, 0::bigint, hari_batal
  from titipan where no_batal is not null and pembulatan_tunai <> 0
union all
select kode_toko, 'BT'::text, no_batal, 'DITAHAN'::text, ditahan_rp::bigint, 0::bigint, hari_batal
  from titipan where no_batal is not null and ditahan_rp > 0;

-- What of a closing's difference no coin of the shop pays, drawer by drawer: nobody answers for it (D-51.1).
alter table tutup_toko add column pembulatan_tunai rupiah not null default 0;
create or replace view v_need__akhir_hari as
select kode_toko as shop, op as op_id, 'HITUNG_ULANG'::text as event from hitung_kas h
 where exists (select from hitung_kas e where e.kode_toko = h.kode_toko and e.tgl_system = h.tgl_system and e.laci = h.laci
                and e.tutup_ke = h.tutup_ke and e.ke < h.ke)
union all
select kode_toko, op, 'SELISIH_KAS' from tutup_toko
 where abs(selisih - pembulatan_tunai) > batas_toko(kode_toko, 'TOLERANSI_SELISIH_KAS', tutup_at, 0)
union all
select kode_toko, op, 'BUKA_ULANG_HARI' from audit where tindakan = 'BUKA_ULANG_HARI';
select susun_pandangan(nama) from unnest(array['v_payment', 'v_need']) nama;
