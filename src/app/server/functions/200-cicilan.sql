create trigger harga_parameter_cicilan after insert or update on parameter_cicilan for each row
  execute function catat_harga('bulan', 'persen');

create trigger cicilan_barang_tetap before update or delete on cicilan_barang for each row execute function jangan_ubah();
create trigger cicilan_jadwal_tetap before update or delete on cicilan_jadwal for each row execute function jangan_ubah();
create trigger cicilan_peringatan_hari_buka before insert on cicilan_peringatan for each row execute function hanya_hari_buka();
create trigger cicilan_peringatan_hari_tetap before update of kode_toko, tgl_system on cicilan_peringatan
  for each row execute function jangan_ubah();

create or replace view v_written__cicilan_peringatan as
select 'cicilan_peringatan'::text as row_tbl, no_cicilan || '/' || urut as row_no, kode_toko as shop, op as op_id,
       tgl_system as business_date
  from cicilan_peringatan;

create or replace view v_text__cicilan_peringatan as
select kode_toko as shop, no_cicilan as row_no, keterangan as value, tgl_system as business_date from cicilan_peringatan;

-- What the invariants read of instalments.

-- A contract that was ended keeps its own set, as a deposit does (110): the money came on its day. What ends it is a set of its own
-- day (D-32.7). Its price is that of the goods and what is added for paying in instalments.
create or replace view v_doc__cicilan as
select c.kode_toko as shop, 'CC'::text as doc_type, c.no_cicilan as doc_no, urut_nomor(c.no_cicilan) as seq, c.tgl_system as business_date,
       'ACTIVE'::text as status, c.harga_jual::bigint as total, c.sub_total::bigint as gross, c.diskon_rp::bigint as discount,
       c.tambahan::bigint as fees, 0::bigint as rounding, c.dp_rp::bigint as paid, (c.harga_jual - c.dp_rp)::bigint as remaining,
       null::text as cancels, c.input_date as created_at, c.input_by as created_by, coalesce(s.op, c.op) as op_id,
       null::bigint as price_id, true as posts, null::text as ticket
  from cicilan c left join buku_set s on s.kode_toko = c.kode_toko and s.no_bukti = c.no_cicilan
union all
select c.kode_toko, 'XC'::text, c.no_batal, urut_nomor(c.no_batal), c.hari_batal, 'ACTIVE'::text, (c.dp_rp + c.terbayar)::bigint,
       (c.dp_rp + c.terbayar)::bigint, 0::bigint, 0::bigint, 0::bigint, (c.dp_rp + c.terbayar)::bigint, 0::bigint, c.no_cicilan, c.tgl_batal,
       c.batal_by, s.op, null::bigint, true, null::text
  from cicilan c left join buku_set s on s.kode_toko = c.kode_toko and s.no_bukti = c.no_batal
 where c.no_batal is not null;

create or replace view v_doc_line__cicilan as
select kode_toko as shop, 'CC'::text as doc_type, no_cicilan as doc_no, urut as line_no, kode_barcode as barcode, berat::bigint as mg,
       harga::bigint as amount, netto::bigint as net, harga_id as price_id, tgl_system as business_date
  from cicilan_barang
union all
select kode_toko, 'XC'::text, no_batal, 1, null::text, null::bigint, (dp_rp + terbayar)::bigint, (dp_rp + terbayar)::bigint, null::bigint,
       hari_batal
  from cicilan where no_batal is not null;

create or replace view v_payment__cicilan as
select d.kode_toko as shop, left(p.no_dokumen, 2) as doc_type, p.no_dokumen as doc_no, p.jenis as method, p.jumlah::bigint as amount,
       case p.jenis when 'CASH' then p.jumlah else 0 end::bigint as drawer, p.tgl_system as business_date
  from cicilan d join pembayaran p on p.kode_toko = d.kode_toko and p.no_dokumen = d.no_cicilan
union all
select kode_toko, 'XC'::text, no_batal, refund_jenis, (refund_rp - pembulatan_tunai)::bigint,
       case refund_jenis when 'CASH' then pembulatan_tunai - refund_rp else 0 end::bigint, hari_batal
  from cicilan where no_batal is not null and refund_rp > 0
union all
select kode_toko, 'XC'::text, no_batal, 'BULAT'::text, pembulatan_tunai::bigint, 0::bigint, hari_batal
  from cicilan where no_batal is not null and pembulatan_tunai <> 0
union all
select kode_toko, 'XC'::text, no_batal, 'DITAHAN'::text, ditahan_rp::bigint, 0::bigint, hari_batal
  from cicilan where no_batal is not null and ditahan_rp > 0;

-- What coins made of a last payment, and of a surplus in cash (830).
create or replace view v_payment__cicilan_pembulatan as
select kode_toko as shop, left(no_bayar, 2) as doc_type, no_bayar as doc_no, 'BULAT'::text as method, -pembulatan_tunai::bigint as amount,
       0::bigint as drawer, tgl_system as business_date
  from cicilan_bayar where pembulatan_tunai <> 0
union all
select kode_toko, left(no_kelebihan, 2), no_kelebihan, 'BULAT', pembulatan_tunai::bigint, 0::bigint, tgl_system
  from cicilan_kelebihan where pembulatan_tunai <> 0;

-- What is said of approvals beside the declarations (decision 920): what a price and a person ask.
create or replace view v_need__cicilan as
select c.kode_toko as shop, s.op as op_id, 'MILIK_LAIN'::text as event
  from cicilan c join buku_set s on s.kode_toko = c.kode_toko and s.no_bukti = c.no_batal
 where c.setuju_pemilik is not null
   and exists (select from audit a where a.kode_toko = s.kode_toko and a.op = s.op and a.level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV'))
union all
select l.kode_toko, l.op, e.event
  from cicilan_barang l
  join cicilan c on c.kode_toko = l.kode_toko and c.no_cicilan = l.no_cicilan
  cross join lateral (select a.level from audit a where a.kode_toko = l.kode_toko and a.op = l.op order by a.urut limit 1) a
  cross join lateral tuntutan_baris(l.kode_toko, a.level, c.input_date, l.netto, 0, l.harga_komputer, l.harga_per_gram,
    l.harga_hari, l.berat, l.berat, l.berlian, l.harga_modal) e
 where l.menyimpang;

-- What contracts say that accounts hold for others: the book must hold the same (I-14, D-40.4).
create or replace view v_custody__cicilan as
select kode_toko as shop, 'uang_cicilan'::text as account, 0 as kadar, -(dp_rp + terbayar)::bigint as rupiah, 0::bigint as qty,
       0::bigint as mg, 0::bigint as murni
  from cicilan where status = 'AKTIF' and serah = 'LUNAS'
union all
select kode_toko, 'piutang_cicilan', 0, (harga_jual - dp_rp - terbayar)::bigint, 0, 0, 0
  from cicilan where status = 'AKTIF' and serah = 'AWAL'
union all
select l.kode_toko, 'kelebihan_lelang', 0, -l.kelebihan::bigint, 0, 0, 0
  from cicilan_lelang l
 where l.status = 'DONE' and l.kelebihan > 0
   and not exists (select from cicilan_kelebihan k where k.kode_toko = l.kode_toko and k.no_lelang = l.no_lelang and k.status = 'DONE');

-- What a contract says of itself and its parts: price, payments, schedule, goods (I-31).
create or replace view v_instalment as
select c.kode_toko as shop, c.no_cicilan as doc_no, c.tgl_system as business_date, c.status, c.serah,
       c.harga_jual::bigint as price, c.dp_rp::bigint as first_paid, c.terbayar::bigint as paid,
       (select coalesce(sum(b.jumlah), 0)::bigint from cicilan_bayar b
         where b.kode_toko = c.kode_toko and b.no_cicilan = c.no_cicilan and b.status = 'DONE') as payments,
       (select coalesce(sum(j.jumlah), 0)::bigint from cicilan_jadwal j
         where j.kode_toko = c.kode_toko and j.no_cicilan = c.no_cicilan) as scheduled,
       (select count(*)::int from cicilan_barang b join barang g on g.kode_toko = b.kode_toko and g.kode_barcode = b.kode_barcode
         where b.kode_toko = c.kode_toko and b.no_cicilan = c.no_cicilan and g.status = 'TITIP' and g.no_pegang = c.no_cicilan) as held,
       c.qty,
       (select count(*)::int from penjualan p
         where p.kode_toko = c.kode_toko and p.no_cicilan = c.no_cicilan and p.status = 'DONE') as sales,
       c.no_faktur_jual as sale
  from cicilan c;

create or replace view titipan_ditahan__cicilan as
select b.kode_toko, b.kode_gudang, b.kode_baki, c.status
  from cicilan c join cicilan_barang b on b.kode_toko = c.kode_toko and b.no_cicilan = c.no_cicilan
 where c.status = 'AKTIF' and c.serah = 'LUNAS';

create or replace view nota_publik__cicilan as
select kode_nota, kode_toko, 'CICILAN'::text as jenis, no_cicilan as no, tgl_system,
       case status when 'CANC' then 'BATAL' when 'LUNAS' then 'LUNAS' when 'LELANG' then 'LELANG' else 'BERLAKU' end as status, tgl_batal
  from cicilan;
