-- A document whose card money was settled is un-settled before it is cancelled (D-10.7). Asked after the
-- balance rows are held: a settlement at the same time holds the same row of `kartu`.
create or replace function bisa_dibalik(p_toko text, p_bukti text) returns void language plpgsql security definer set search_path from current as $$
declare
  v_no text;
begin
  select no_validasi into v_no from validasi_non_cash_baris
   where kode_toko = p_toko and no_dokumen = p_bukti and aktif limit 1;
  if v_no is not null then
    perform tolak('SUDAH_CAIR', 'Pembayaran Non Cash Sudah Divalidasi Dengan {no_validasi}, Batalkan Dulu Validasinya' || chr(31)
      || json_build_object('no_validasi', v_no));
  end if;
end $$;

-- Key and fields are the master's declaration (a test compares them).
create or replace function catat_harga() returns trigger language plpgsql as $$
declare
  dulu jsonb := case when tg_op = 'UPDATE' and old.is_active then to_jsonb(old) else '{}' end;
  kini jsonb := case when new.is_active then to_jsonb(new) else '{}' end;
begin
  insert into riwayat_harga (kode_toko, tabel, kode, isian, lama, baru, waktu, op)
  select new.kode_toko, tg_table_name,
         (select string_agg(to_jsonb(new) ->> k, '/' order by n) from unnest(string_to_array(tg_argv[0], ',')) with ordinality x (k, n)),
         f, l, b, waktu(), new.op
    from unnest(string_to_array(tg_argv[1], ',')) with ordinality x (f, n)
    cross join lateral (select nullif(nullif(dulu -> f, 'null'), '[]') as l, nullif(nullif(kini -> f, 'null'), '[]') as b) nilai
   -- A flag that is off says as much as none.
   where coalesce(l, 'false') <> coalesce(b, 'false')
   order by n;
  return null;
end $$;

create trigger harga_rekening after insert or update on rekening for each row
  execute function catat_harga('no_rekening', 'fee_persen,boleh_negatif');

create or replace view v_doc_line__validasi_non_cash as
select b.kode_toko as shop, 'VN'::text as doc_type, b.no_validasi as doc_no, b.urut as line_no, null::text as barcode,
       null::bigint as mg, b.jumlah_gesek_rp::bigint as amount, b.jumlah_gesek_rp::bigint as net, null::bigint as price_id,
       v.tgl_system as business_date
  from validasi_non_cash_baris b
  join validasi_non_cash v on v.kode_toko = b.kode_toko and v.no_validasi = b.no_validasi;

create or replace view v_payment__validasi_non_cash as
select kode_toko as shop, 'VN'::text as doc_type, no_validasi as doc_no, 'KARTU'::text as method, jumlah_gesek_rp::bigint as amount,
       0::bigint as drawer, tgl_system as business_date
  from validasi_non_cash;

-- What leaves one drawer for another moves nothing in the drawers together.
create or replace view v_payment__mutasi_uang as
select kode_toko as shop, left(no_mutasi, 2) as doc_type, no_mutasi as doc_no, 'MUTASI'::text as method, jumlah::bigint as amount,
       (case when akun_tujuan like 'kas%' then jumlah else 0 end - case when akun_asal like 'kas%' then jumlah else 0 end)::bigint as drawer,
       tgl_system as business_date
  from mutasi_uang;

-- What came back to a marketplace waits with a minus: its next payout is that much less (D-48.3).
create or replace view non_cash as
select p.kode_toko, p.no_dokumen, p.urut, p.tgl_system, s.waktu, p.jenis, p.kode_bank, p.no_rekening, p.jumlah, p.fee,
       (case when b.rupiah < 0 then -p.jumlah else p.jumlah + p.fee end)::rupiah as jumlah_gesek_rp, s.keterangan, s.input_by,
       coalesce(p.biaya_bank,
         case when p.jenis = 'TRANSFER' then 0 else round((p.jumlah + p.fee) * r.fee_persen / 10000.0) end)::bigint::rupiah as biaya_harap
  from buku b
  join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bukti
  join pembayaran p on p.kode_toko = b.kode_toko and p.no_dokumen = b.no_bukti and 'kartu:' || p.kode_bank = b.akun
  join rekening r on r.kode_toko = p.kode_toko and r.no_rekening = p.no_rekening
 where b.akun >= 'kartu:' and b.akun < 'kartu;' and b.rupiah <> 0
   and not exists (select from buku_set x where x.kode_toko = s.kode_toko and x.membalik = s.no_bukti);

-- Reports of cancelled, of waiting and of a customer's documents read the register (decision 460): the parts that
-- areas added to these views by hand go. What waits and is no document stays one: money that its bank has not paid out.
create or replace view penerbit_non_cash as
select kode_toko, kode_bank, nama_bank, false as marketplace from bank
union all
select kode_toko, kode_marketplace, nama, true from marketplace;

create or replace view v_waiting__non_cash as
select n.kode_toko, 'NON CASH'::text as jenis, n.no_dokumen, n.tgl_system, n.keterangan as nama_customer, null::bigint as berat,
       n.jumlah_gesek_rp::bigint as jumlah_rp, null::text as kode_sales, null::text as kode_sales_lunas, n.input_by, v.input_by as valid_by,
       v.input_date as valid_at, n.waktu as input_date
  from non_cash n
  left join validasi_non_cash_baris b on b.kode_toko = n.kode_toko and b.no_dokumen = n.no_dokumen and b.urut_bayar = n.urut and b.aktif
  left join validasi_non_cash v on v.kode_toko = b.kode_toko and v.no_validasi = b.no_validasi;

select susun_pandangan('v_waiting');

-- A document is paid by its money and by what coins made of it (I-9); money that goes out is kept above 0.
create or replace view v_payment__pembulatan as
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

-- What was sent keeps its own set: what takes it back is a set of its own day, no mirror image.
create or replace view v_doc__kirim_uang as
select kode_toko as shop, left(nota_kirim, 2) as doc_type, nota_kirim as doc_no, urut_nomor(nota_kirim) as seq, tgl_system as business_date,
       'ACTIVE'::text as status, jumlah_rp::bigint as total, jumlah_rp::bigint as gross, 0::bigint as discount, 0::bigint as fees,
       0::bigint as rounding, jumlah_rp::bigint as paid, 0::bigint as remaining, null::text as cancels, input_date as created_at,
       input_by as created_by, op as op_id, null::bigint as price_id, true as posts, null::text as ticket
  from kirim_uang
union all
select d.kode_toko, left(d.no_batal, 2), d.no_batal, urut_nomor(d.no_batal), coalesce(d.hari_batal, d.tgl_system), 'ACTIVE'::text,
       d.jumlah_rp::bigint, d.jumlah_rp::bigint, 0::bigint, 0::bigint, 0::bigint, d.jumlah_rp::bigint, 0::bigint, d.nota_kirim,
       d.tgl_batal, d.batal_by, s.op, null::bigint, true, null::text
  from kirim_uang d left join buku_set s on s.kode_toko = d.kode_toko and s.no_bukti = d.no_batal
 where d.no_batal is not null;

create or replace view v_doc_line__kirim_uang as
select kode_toko as shop, left(nota_kirim, 2) as doc_type, nota_kirim as doc_no, 1 as line_no, null::text as barcode, null::bigint as mg,
       jumlah_rp::bigint as amount, jumlah_rp::bigint as net, null::bigint as price_id, tgl_system as business_date
  from kirim_uang
union all
select d.kode_toko, left(d.no_batal, 2), d.no_batal, 1, null::text, null::bigint, d.jumlah_rp::bigint, d.jumlah_rp::bigint, null::bigint,
       coalesce(d.hari_batal, d.tgl_system)
  from kirim_uang d left join buku_set s on s.kode_toko = d.kode_toko and s.no_bukti = d.no_batal
 where d.no_batal is not null;

create or replace view v_payment__kirim_uang as
select kode_toko as shop, left(nota_kirim, 2) as doc_type, nota_kirim as doc_no, dari as method, jumlah_rp::bigint as amount,
       case dari when 'CASH' then -jumlah_rp else 0 end::bigint as drawer, tgl_system as business_date
  from kirim_uang
union all
select d.kode_toko, left(d.no_batal, 2), d.no_batal, d.dari, d.jumlah_rp::bigint,
       case d.dari when 'CASH' then d.jumlah_rp else 0 end::bigint, coalesce(d.hari_batal, d.tgl_system)
  from kirim_uang d left join buku_set s on s.kode_toko = d.kode_toko and s.no_bukti = d.no_batal
 where d.no_batal is not null;

create or replace view v_payment__terima_uang as
select kode_toko as shop, left(no_terima, 2) as doc_type, no_terima as doc_no, ke as method, jumlah_diterima::bigint as amount,
       case ke when 'CASH' then jumlah_diterima else 0 end::bigint as drawer, tgl_system as business_date
  from terima_uang;

-- No money moves in the sender's half: it did when it was sent.
create or replace view v_payment__uang_sampai as
select kode_toko as shop, left(no_sampai, 2) as doc_type, no_sampai as doc_no, 'RK'::text as method, jumlah_rp::bigint as amount,
       0::bigint as drawer, tgl_system as business_date
  from uang_sampai;

create or replace view v_need__terima_uang as
select kode_toko as shop, op as op_id, 'SELISIH_KAS'::text as event from terima_uang where jumlah_diterima <> jumlah_rp;

-- Money between shops as it is known here, also of shops on other servers (D-43.5).
create or replace view v_kirim_uang as
select kode_toko, nota_kirim, nomor_referensi, tgl_system, input_date, sender, input_by, tujuan, nama_tujuan, jumlah_rp::bigint as jumlah_rp,
       keterangan, no_reff, dari, status, null::text as hp_jauh
  from kirim_uang
union all
select asal, nota_kirim, nomor_referensi, tgl_system, input_date, sender, input_by, tujuan, nama_tujuan, jumlah_rp::bigint, keterangan, no_reff,
       dari, status, hp_pengirim
  from kirim_jauh;

create or replace view v_terima_uang as
select kode_toko, no_terima, asal, nota_kirim, tgl_system, input_date, jumlah_rp::bigint as jumlah_rp,
       jumlah_diterima::bigint as jumlah_diterima, ke, no_rekening, input_by
  from terima_uang
union all
select kode_toko, no_terima, asal, nota_kirim, tgl_system, input_date, jumlah_rp::bigint, jumlah_diterima::bigint, ke, no_rekening, input_by
  from terima_jauh;

-- What crossed from shop to shop, of shops that send from here: the invariants of I-26 read it.
create or replace view v_transfer as
select k.kode_toko as shop, k.nota_kirim as no, k.tujuan as dest, k.status, k.jumlah_rp::bigint as amount, k.tgl_system as business_date,
       t.no_terima as recv_no, t.jumlah_rp::bigint as recv_amount, t.jumlah_diterima::bigint as counted, t.kode_toko as recv_shop,
       s.no_sampai as home_no, s.jumlah_rp::bigint as home_amount
  from kirim_uang k
  left join v_terima_uang t on t.asal = k.kode_toko and t.nota_kirim = k.nota_kirim
  left join uang_sampai s on s.kode_toko = k.kode_toko and s.nota_kirim = k.nota_kirim;

-- The same of money that came from a shop on another server.
create or replace view v_transfer_jauh as
select t.asal as shop, t.nota_kirim as no, k.tujuan as dest, k.status, k.jumlah_rp::bigint as amount, t.tgl_system as business_date,
       t.no_terima as recv_no, t.jumlah_rp::bigint as recv_amount, t.kode_toko as recv_shop
  from terima_uang t
  left join kirim_jauh k on k.asal = t.asal and k.nota_kirim = t.nota_kirim
 where not exists (select from kirim_uang o where o.kode_toko = t.asal and o.nota_kirim = t.nota_kirim);

-- What the documents of a shop have on its account with a shop of another server (I-26g). Goods join by a view of their own.
create or replace view v_rk_jauh__uang as
select kode_toko as shop, asal as lain, 0 as kadar, -jumlah_rp::bigint as rupiah, 0::bigint as qty, 0::bigint as mg, 0::bigint as murni
  from terima_uang
union all
select kode_toko, tujuan, 0, jumlah_rp::bigint, 0::bigint, 0::bigint, 0::bigint from uang_sampai;

select susun_pandangan('v_rk_jauh');

-- Read from the payments themselves, a row for each kind of card. Another kind of document joins by a view of its own.
create or replace view v_kartu_kembali__titipan as
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

select susun_pandangan('v_kartu_kembali');

create or replace view v_kartu_kembali__cicilan as
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

create or replace view v_kartu_kembali__service as
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

-- A credit card asks an owner: another's word does not meet it. Of an owner a supervisor may answer.
create or replace view v_need__kartu_kembali as
select distinct k.kode_toko as shop, k.op as op_id, 'KARTU_KEMBALI_OWN'::text as event
  from v_kartu_kembali k
  join audit a on a.kode_toko = k.kode_toko and a.op = k.op and a.level <> 'OWN'
  join otorisasi o on o.kode_toko = a.kode_toko and o.keystore = a.keystore and o.disetujui_level <> 'OWN'
 where k.jenis = 'CREDIT';

-- What a shop owes for work. Another kind of work joins by a view of its own.
create or replace view v_upah__service as
select kode_toko, no_kembali as no_kerja, no_dokumen, upah::bigint as upah from tukang_kembali where status = 'DONE';

select susun_pandangan('v_upah');

create or replace view v_payment__kas as
select kode_toko as shop, left(no_kas, 2) as doc_type, no_kas as doc_no,
       case when no_rekening is null then 'CASH' else 'TRANSFER' end as method, jumlah::bigint as amount,
       case when no_rekening is not null then 0 when arah = 'MASUK' then jumlah else -jumlah end::bigint as drawer,
       tgl_system as business_date
  from kas;

-- More than the percent was kept, of a marketplace by fee and freight together, or more was paid than was charged.
create or replace view v_need__non_cash as
select v.kode_toko as shop, v.op as op_id, 'NON_CASH_SELISIH'::text as event
  from validasi_non_cash_baris b join validasi_non_cash v using (kode_toko, no_validasi)
 where (b.biaya_bank > b.biaya_harap or b.biaya_bank < 0)
   and exists (select from audit a where a.kode_toko = v.kode_toko and a.op = v.op and a.level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV'));

-- Money to a supplier and from him, by the account of what is owed to him (I-38).
create or replace view v_bayar_supplier as
select kode_toko as shop, no_kas as doc_no, 'supplier:' || kode_supplier as account,
       case arah when 'KELUAR' then jumlah else -jumlah end::bigint as amount, status = 'DONE' as counts,
       tgl_system as business_date
  from kas where kode_supplier is not null;
