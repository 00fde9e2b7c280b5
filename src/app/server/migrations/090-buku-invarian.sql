-- Read-only views in the words of reliability.md C, so that every invariant is one query over them.
-- A view `v_x` is the union of its parts `v_x__area`: each area adds its own part with its own
-- migration and calls susun_pandangan('v_x'). Columns after the published ones are ours.
create function susun_pandangan(p_nama text) returns void language plpgsql as $$
declare
  bagian text;
begin
  select string_agg(format('select * from %I', viewname), ' union all ' order by viewname) into bagian
    from pg_views where schemaname = current_schema() and starts_with(viewname, p_nama || '__');
  execute format('create or replace view %I as %s', p_nama, bagian);
  perform kunci_pandangan();
end $$;

-- A view runs with its owner's rights: written through, it would be a way around what is append-only.
create function kunci_pandangan() returns void language plpgsql as $$
declare
  nama text;
begin
  for nama in select viewname from pg_views where schemaname = current_schema() and starts_with(viewname, 'v_') loop
    execute format('revoke insert, update, delete on %I from kilau_app', nama);
  end loop;
end $$;

-- The clock as it runs, also inside a transaction; held still where waktu() is.
create function saat_ini() returns timestamptz language sql volatile as
$$ select coalesce(nullif(current_setting('kilau.waktu', true), '')::timestamptz, clock_timestamp()) $$;

-- The running number in a document's number (D-6.1), and its kind in the words of the views.
create function urut_nomor(p_no text) returns int language sql immutable parallel safe as $$
  select (strpos('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', substr(p_no, 12, 1)) - 1) * 1296
       + (strpos('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', substr(p_no, 13, 1)) - 1) * 36
       + strpos('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', substr(p_no, 14, 1)) - 1
$$;
create function jenis_nomor(p_no text) returns text language sql immutable parallel safe as
$$ select case left(p_no, 2) when 'PJ' then 'SALE' else left(p_no, 2) end $$;

-- An exact sum of whole numbers that keeps eight bytes for a group where sum() keeps a numeric: a
-- million sets are added up in memory. Too large a sum is an error, never a wrong figure.
create aggregate jumlah_utuh(bigint) (sfunc = int8pl, stype = bigint, initcond = '0', combinefunc = int8pl, parallel = safe);

-- A state as one number: added without carry it compares whole chains without sorting them (I-3).
create function sidik_keadaan(p_status text, p_urut bigint, p_berat bigint) returns bigint language sql immutable parallel safe as $$
  select hashint8extended(coalesce(p_berat, 0), hashint8extended(p_urut, hashtextextended(coalesce(p_status, ''), 0)))
$$;

-- The hash of an audit row as before; stable, so that a whole chain is recomputed without a call for each row.
create or replace function audit_sidik(a audit) returns text language sql stable parallel safe as $$
  select encode(sha256(convert_to(concat_ws('|', a.hash_lalu, a.urut,
    extract(epoch from a.waktu)::numeric(20, 6), a.op, a.user_id, a.level, a.perangkat, a.ip,
    a.tindakan, a.tabel, a.kunci, coalesce(a.sebelum::text, '~'), coalesce(a.sesudah::text, '~'),
    coalesce(a.keystore, '~')), 'UTF8')), 'hex')
$$;
create or replace function bisa_negatif(p_akun text) returns boolean language sql immutable parallel safe as $$
  select not (p_akun in ('kas', 'kas_hutang', 'titip', 'jaminan', 'service', 'contoh')
    or p_akun like 'kas:%' or p_akun like 'baki:%' or p_akun like 'gudang:%' or p_akun like 'kirim:%')
$$;

-- What a parameter was at a moment; `p_bawaan` is its default of parameter.ts (a test compares them).
create function batas_toko(p_toko text, p_key text, p_waktu timestamptz, p_bawaan bigint) returns bigint
language sql stable parallel safe as $$
  select coalesce((select value::bigint from parameter_toko
    where kode_toko = p_toko and key = p_key and berlaku_dari <= p_waktu order by berlaku_dari desc, id desc limit 1), p_bawaan)
$$;

-- A number belongs to a document of the open day (I-19): nothing is numbered into a closed one.
create or replace function ambil_nomor(p_toko text, p_jenis text, p_tgl date) returns text language plpgsql as $$
declare
  n int;
begin
  perform pastikan_buka(p_toko, p_tgl);
  insert into nomor as x values (p_toko, p_jenis, p_tgl, 1)
    on conflict (kode_toko, jenis, tgl_system) do update set terakhir = x.terakhir + 1
    returning x.terakhir into n;
  if n > 46655 then
    perform tolak('NOMOR_HABIS', 'Nomor Transaksi Hari Ini Sudah Habis');
  end if;
  return p_jenis || p_toko || to_char(p_tgl, 'YYMMDD') || basis36(n, 3);
end $$;

-- A movement of cash is printed once; what is printed later is counted (D-6.5).
alter table kas add column cetak_ke int not null default 1;
-- Which closing of its day a count belongs to: a day that was reopened is counted anew (D-20.2, D-20.4).
alter table hitung_kas add column tutup_ke int not null default 1;

-- Kinds of numbers whose documents stand in v_doc, by the name of their calls: the others live in the book alone.
create table jenis_dokumen (jenis text primary key, nama text not null);
insert into jenis_dokumen values ('SALE', 'penjualan'), ('BJ', 'batal-penjualan'), ('KM', 'kas-masuk'), ('KK', 'kas-keluar'), ('BK', 'batal-kas'),
  ('TP', 'tutup-toko');

-- Tables of which every change is audited with the whole row before and after.
create table audit_baris_utuh (tabel text primary key);
insert into audit_baris_utuh values ('sales'), ('bank'), ('rekening'), ('kode_transaksi'), ('kategori'), ('jenis'), ('kadar'),
  ('ongkos'), ('gudang'), ('baki'), ('keterangan_nota');

-- Items and gold.
create view v_item as
select kode_toko as shop, kode_barcode as barcode,
       case status when 'READY' then 'READY' when 'TERJUAL' then 'SOLD' when 'TITIP' then 'RESERVED' when 'HANCUR' then 'DESTROYED' when 'KIRIM' then 'IN_TRANSIT'
         when 'SERVICE' then 'IN_SERVICE' when 'HILANG' then 'LOST' end as state,
       kode_gudang as gudang, case when status in ('READY', 'TITIP') then kode_baki end as baki, persen::int as kadar,
       berat::bigint as mg, no_pegang as holder_doc, murni::bigint as murni, kadar::int as figure
  from barang;

-- Trays of warehouses for selling: a piece there must lie in one (I-2).
create view v_shelf as
select b.kode_toko as shop, b.kode_gudang as gudang, b.kode_baki as baki
  from baki b join gudang g using (kode_toko, kode_gudang) where b.is_active and g.jenis = 'TOKO';

-- Trays that were put on the scale; the area that weighs them fills it.
create view v_weighing as
select null::text as shop, null::text as gudang, null::text as baki, null::date as business_date where false;

create view v_item_event as
select kode_toko || '/' || kode_barcode || '/' || seq as id, kode_toko as shop, kode_barcode as barcode, seq,
       case dari_status when 'READY' then 'READY' when 'TERJUAL' then 'SOLD' when 'TITIP' then 'RESERVED' when 'HANCUR' then 'DESTROYED' when 'KIRIM' then 'IN_TRANSIT'
         when 'SERVICE' then 'IN_SERVICE' when 'HILANG' then 'LOST' end as from_state,
       case ke_status when 'READY' then 'READY' when 'TERJUAL' then 'SOLD' when 'TITIP' then 'RESERVED' when 'HANCUR' then 'DESTROYED' when 'KIRIM' then 'IN_TRANSIT'
         when 'SERVICE' then 'IN_SERVICE' when 'HILANG' then 'LOST' end as to_state,
       dari as from_place, ke as to_place, berat_sebelum::bigint as mg_before, berat::bigint as mg_after, no_bukti as doc_no, op as op_id,
       tgl_system as business_date, waktu as at
  from barang_kejadian;

create view v_tray as
select kode_toko as shop, split_part(substr(akun, 6), '/', 1) as gudang, split_part(akun, '/', 2) as baki, kadar::int as kadar, qty,
       berat::bigint as mg, murni::bigint as murni
  from saldo where akun like 'baki:%';

-- What came to the shop from each side of the world, or was lost to it; custody of customers' gold is no stock.
create view v_gold_flow as
select kode_toko as shop, kadar::int as kadar, split_part(akun, ':', 1) as kind, -sum(berat)::bigint as mg, -sum(murni)::bigint as murni
  from saldo
 where not (akun = 'titip' or akun like 'baki:%' or akun like 'gudang:%' or akun like 'kirim:%' or akun like 'tukang:%')
 group by 1, 2, 3 having sum(berat) <> 0 or sum(murni) <> 0;

create index buku_lepas on buku (kode_toko, akun) where kode_barcode is null and (berat <> 0 or murni <> 0);

-- Gold of the stock that is no piece of its own: loose metal, and what came in without a barcode.
create view v_loose as
select kode_toko as shop, kadar::int as kadar, sum(berat)::bigint as mg, sum(murni)::bigint as murni
  from buku
 where kode_barcode is null and (berat <> 0 or murni <> 0)
   and (akun = 'titip' or akun like 'baki:%' or akun like 'gudang:%' or akun like 'kirim:%' or akun like 'tukang:%')
 group by 1, 2;

-- The book.
create view v_entry as
select no_bukti as entry_id, kode_toko as shop, tgl_system as business_date, jenis_nomor(no_bukti) as doc_type, no_bukti as doc_no,
       op as op_id, membalik as reverses, waktu as at
  from buku_set;

-- Every line with its sign in all four units; v_line is its rupiah by sides.
create view v_posting as
select no_bukti as entry_id, kode_toko as shop, tgl_system as business_date, akun as account, kode_barcode as barcode, kadar::int as kadar,
       rupiah::bigint as rupiah, qty, berat::bigint as mg, murni::bigint as murni
  from buku;

create view v_line as
select no_bukti as entry_id, kode_toko as shop, akun as account, greatest(rupiah, 0)::bigint as debit, greatest(-rupiah, 0)::bigint as credit
  from buku where rupiah <> 0;

create view v_account as
select kode_toko as shop, akun as account, split_part(akun, ':', 1) as kind, sum(rupiah)::bigint as balance, bisa_negatif(akun) as allow_negative
  from saldo group by kode_toko, akun;

create view v_balance as
select kode_toko as shop, akun as account, kadar::int as kadar, rupiah::bigint as rupiah, qty, berat::bigint as mg, murni::bigint as murni,
       bisa_negatif(akun) as allow_negative
  from saldo;

create view v_balance_day as
select kode_toko as shop, tgl_system as business_date, akun as account, kadar::int as kadar, rupiah::bigint as rupiah, qty, berat::bigint as mg,
       murni::bigint as murni
  from saldo_hari;

-- Documents: `posts` = it must have an entry; `ticket` joins documents that live and die together.
create view v_doc__uang as
select kode_toko as shop, left(no_kas, 2) as doc_type, no_kas as doc_no, urut_nomor(no_kas) as seq, tgl_system as business_date,
       case status when 'CANC' then 'CANCELLED' else 'ACTIVE' end as status,
       jumlah::bigint as total, jumlah::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       jumlah::bigint as paid, 0::bigint as remaining, null::text as cancels, input_date as created_at, input_by as created_by, op as op_id,
       null::bigint as price_id, true as posts, null::text as ticket
  from kas
union all
select k.kode_toko, 'BK'::text, k.no_batal, urut_nomor(k.no_batal), coalesce(s.tgl_system, k.tgl_system), 'ACTIVE'::text, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, k.no_kas, k.tgl_batal, k.batal_by, s.op, null::bigint, true, null::text
  from kas k left join buku_set s on s.kode_toko = k.kode_toko and s.no_bukti = k.no_batal
 where k.no_batal is not null;

create view v_doc__akhir_hari as
select kode_toko as shop, 'TP'::text as doc_type, no_tutup as doc_no, urut_nomor(no_tutup) as seq, tgl_system as business_date,
       'ACTIVE'::text as status, 0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, tutup_at as created_at, tutup_by as created_by, op as op_id,
       null::bigint as price_id, selisih <> 0 as posts, null::text as ticket
  from tutup_toko;

-- A sale that was valid once is paid in full, deposit and exchange counted in (D-10.1); an OPEN one owes all.
-- Its act is the one that booked it: a reprint of a later day changes nothing of it.
create view v_doc__penjualan as
select p.kode_toko as shop, 'SALE'::text as doc_type, p.no_faktur_jual as doc_no, urut_nomor(p.no_faktur_jual) as seq,
       p.tgl_system as business_date, case p.status when 'DONE' then 'ACTIVE' when 'CANC' then 'CANCELLED' else p.status end as status,
       p.grand_total::bigint as total, p.sub_total::bigint as gross, (p.diskon_rp + p.kupon_rp)::bigint as discount,
       (p.admin + p.packing + p.ongkos_kerja)::bigint as fees, p.pembulatan::bigint as rounding,
       case when p.valid_at is null then 0 else p.grand_total end::bigint as paid,
       case when p.valid_at is null then p.grand_total else 0 end::bigint as remaining,
       null::text as cancels, p.input_date as created_at, p.input_by as created_by, coalesce(s.op, p.op) as op_id, null::bigint as price_id,
       p.valid_at is not null as posts, p.no_tukar as ticket
  from penjualan p left join buku_set s on s.kode_toko = p.kode_toko and s.no_bukti = p.no_faktur_jual
union all
select p.kode_toko, 'BJ'::text, p.no_batal, urut_nomor(p.no_batal), coalesce(s.tgl_system, p.tgl_system), 'ACTIVE'::text, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, p.no_faktur_jual, p.tgl_batal, p.batal_by, s.op, null::bigint, true, null::text
  from penjualan p left join buku_set s on s.kode_toko = p.kode_toko and s.no_bukti = p.no_batal
 where p.no_batal is not null;

create view v_doc_line__uang as
select kode_toko as shop, left(no_kas, 2) as doc_type, no_kas as doc_no, 1 as line_no, null::text as barcode, null::bigint as mg,
       jumlah::bigint as amount, jumlah::bigint as net, null::bigint as price_id, tgl_system as business_date
  from kas;

create view v_doc_line__penjualan as
select kode_toko as shop, 'SALE'::text as doc_type, no_faktur_jual as doc_no, urut as line_no, kode_barcode as barcode, berat::bigint as mg,
       harga::bigint as amount, netto::bigint as net, harga_id as price_id, tgl_system as business_date
  from penjualan_barang;

-- `drawer` is what the payment moves in the drawers.
create view v_payment__uang as
select kode_toko as shop, left(no_kas, 2) as doc_type, no_kas as doc_no, 'CASH'::text as method, jumlah::bigint as amount,
       case arah when 'MASUK' then jumlah else -jumlah end::bigint as drawer, tgl_system as business_date
  from kas;

create view v_payment__penjualan as
select kode_toko as shop, 'SALE'::text as doc_type, no_dokumen as doc_no, jenis as method, jumlah::bigint as amount,
       case jenis when 'CASH' then jumlah else 0 end::bigint as drawer, tgl_system as business_date
  from pembayaran where no_dokumen like 'PJ%'
union all
select kode_toko, 'SALE'::text, no_faktur_jual, 'DP'::text, dp_rp::bigint, 0::bigint, tgl_system from penjualan where dp_rp <> 0 and valid_at is not null
union all
select kode_toko, 'SALE'::text, no_faktur_jual, 'TUKAR'::text, tukar_rp::bigint, 0::bigint, tgl_system from penjualan where tukar_rp <> 0 and valid_at is not null;

-- Days, approvals, acts and their record.
create view v_day as
select kode_toko as shop, tgl_system as business_date, status as state, ditutup_at as closed_at, segel as seal, dibuka_at as opened_at, op as op_id
  from hari_toko;

create view v_approval as
select keystore as id, kode_toko as shop, array_to_string(event, '+') as event, digest as payload_hash, input_by as requester,
       disetujui_by as approver, disetujui_level as approver_level,
       case status when 'TERPAKAI' then 'USED' when 'DISETUJUI' then 'APPROVED' when 'DITOLAK' then 'REJECTED' when 'DIBATALKAN' then 'WITHDRAWN'
         else status end as status,
       kedaluwarsa as expires_at, terpakai_at as used_at, op_pakai as used_op
  from otorisasi;

-- Who must be approved at all: an owner who may act alone need not (D-34.2), nor may SU and DEV ask.
create function perlu_setuju(p_toko text, p_level text, p_waktu timestamptz) returns boolean language sql stable parallel safe as $$
  select p_level in ('KASIR', 'SPV', 'MU') or (p_level = 'OWN' and not coalesce((select value = 'true'::jsonb from parameter_toko
    where kode_toko = p_toko and key = 'OWN_TANPA_OTORISASI' and berlaku_dari <= p_waktu order by berlaku_dari desc, id desc limit 1), false))
$$;
create index audit_buka_ulang on audit (kode_toko) where tindakan = 'BUKA_ULANG_HARI';

-- Acts that needed an approval, found by what they did and never by what they say they did.
create view v_need__buku as
select kode_toko as shop, op as op_id, 'BATAL'::text as event from buku_set where membalik is not null;

create view v_need__uang as
select kode_toko as shop, op as op_id, 'KAS_KELUAR_BESAR'::text as event from kas
 where arah = 'KELUAR' and jumlah > batas_toko(kode_toko, 'BATAS_KAS_KELUAR', input_date, 5000000);

create view v_need__akhir_hari as
select kode_toko as shop, op as op_id, 'HITUNG_ULANG'::text as event from hitung_kas h
 where exists (select from hitung_kas e where e.kode_toko = h.kode_toko and e.tgl_system = h.tgl_system and e.laci = h.laci
                and e.tutup_ke = h.tutup_ke and e.ke < h.ke)
union all
select kode_toko, op, 'SELISIH_KAS' from tutup_toko where abs(selisih) > batas_toko(kode_toko, 'TOLERANSI_SELISIH_KAS', tutup_at, 0)
union all
select kode_toko, op, 'BUKA_ULANG_HARI' from audit where tindakan = 'BUKA_ULANG_HARI';

select susun_pandangan(nama) from unnest(array['v_doc', 'v_doc_line', 'v_payment', 'v_need']) nama;

-- One act = the audit rows of one op, with its key where it had one; xact = the transaction's own time.
create view v_op as
select a.op as op_id, i.kunci as idem_key, a.kode_toko as shop, a.user_id, i.jalur as route, array_to_string(o.event, '+') as event,
       i.sidik as request_hash, i.sidik as payload_hash,
       n.op_id is not null and perlu_setuju(a.kode_toko, a.level, a.waktu) as needs_approval,
       a.keystore as approval_id, a.waktu as committed_at, a.waktu as xact
  from (select kode_toko, op, min(user_id) as user_id, min(level) as level, min(keystore) as keystore, min(waktu) as waktu
          from audit group by kode_toko, op) a
  left join idempotensi i on i.kode_toko = a.kode_toko and i.op = a.op
  left join otorisasi o on o.kode_toko = a.kode_toko and o.keystore = a.keystore
  left join (select distinct shop, op_id from v_need) n on n.shop = a.kode_toko and n.op_id = a.op;

-- `version` is the row's place in its shop's chain.
create view v_audit as
select urut as seq, kode_toko as shop, op as op_id, nullif(user_id, '') as actor, level as actor_level, perangkat as device, tabel as tbl,
       kunci as row_key, urut as version, sebelum as before, sesudah as after, waktu as at, hash_lalu as prev_hash, hash, keystore as approval_id
  from audit;

-- Business rows and the act that made them what they are; entries and item events name theirs in their own views.
create view v_written__toko as
select 'hari_toko'::text as row_tbl, tgl_system::text as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from hari_toko
union all select 'modul_toko'::text, key, kode_toko, op, null::date from modul_toko
union all select 'parameter_toko'::text, id::text, kode_toko, op, null::date from parameter_toko
union all select 'sales'::text, kode_sales, kode_toko, op, null::date from sales where op is not null;
create view v_written__akses as
select 'users'::text as row_tbl, user_id as row_no, kode_toko as shop, op as op_id, null::date as business_date from users where op is not null
union all select 'user_akses'::text, user_id || '/' || kode, kode_toko, op, null::date from user_akses where op is not null;
create view v_written__uang as
select 'kas'::text as row_tbl, no_kas as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from kas;
create view v_written__customer as
select 'customer'::text as row_tbl, kode_customer as row_no, kode_toko as shop, op as op_id, input_date::date as business_date from customer;
create view v_written__barang as
select 'harga_emas'::text as row_tbl, id::text as row_no, kode_toko as shop, op as op_id, null::date as business_date from harga_emas;
create view v_written__stock as
select 'barang'::text as row_tbl, kode_barcode as row_no, kode_toko as shop, op as op_id, tgl_terima as business_date from barang;
create view v_written__penjualan as
select 'penjualan'::text as row_tbl, no_faktur_jual as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from penjualan;
create view v_written__akhir_hari as
select 'hitung_kas'::text as row_tbl, tgl_system || '/' || laci || '/' || ke as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from hitung_kas
union all select 'tutup_toko'::text, no_tutup, kode_toko, op, tgl_system from tutup_toko;
select susun_pandangan('v_written');

-- A row version is explained by the audit row that its op left; without one its key and version are unknown.
create view v_rowver as
select a.tabel as tbl, a.kunci as row_key, w.shop, a.urut as version, w.op_id, w.row_tbl, w.row_no
  from v_written w
  left join (select distinct on (kode_toko, op) kode_toko, op, urut, tabel, kunci from audit order by kode_toko, op, urut) a
    on a.kode_toko = w.shop and a.op = w.op_id;

create view v_price as
select id, kode_toko as shop, jenis as kind, coalesce('group:' || kode_group, 'kadar:' || kode_kadar) as code, harga_per_gram::bigint as value,
       berlaku_dari as valid_from,
       lead(berlaku_dari) over (partition by kode_toko, jenis, kode_group, kode_kadar order by berlaku_dari, id) as valid_to, op as op_id
  from harga_emas;

-- Texts that people typed (I-28).
create view v_text__uang as
select kode_toko as shop, no_kas as row_no, keterangan as value, tgl_system as business_date from kas;
create view v_text__customer as
select kode_toko as shop, kode_customer as row_no, concat_ws(' ', nama, alamat) as value, input_date::date as business_date from customer;
create view v_text__stock as
select kode_toko as shop, kode_barcode as row_no, concat_ws(' ', nama_barang, deskripsi, atribut) as value, tgl_terima as business_date from barang;
create view v_text__penjualan as
select kode_toko as shop, no_faktur_jual as row_no, concat_ws(' ', nama_customer, alamat_customer, keterangan) as value,
       tgl_system as business_date
  from penjualan;
select susun_pandangan('v_text');

-- The seal of a closed day: its totals by account, its sets and numbers, and where the audit chain stood.
-- What was closed cannot be added to, taken from or moved without breaking it (I-18).
create function segel_hari(p_toko text, p_tgl date, p_audit_urut bigint, p_hash_audit text) returns text language sql stable as $$
  select encode(sha256(convert_to(concat_ws('|', p_toko, p_tgl, p_audit_urut, p_hash_audit,
    (select count(*) from buku_set where kode_toko = p_toko and tgl_system = p_tgl),
    (select string_agg(concat_ws(',', jenis, terakhir), ';' order by jenis collate "C") from nomor where kode_toko = p_toko and tgl_system = p_tgl),
    (select string_agg(concat_ws(',', akun, kadar, rupiah, qty, berat, murni), ';' order by akun collate "C", kadar)
       from saldo_hari where kode_toko = p_toko and tgl_system = p_tgl)), 'UTF8')), 'hex')
$$;

create view v_seal as
select t.kode_toko as shop, t.tgl_system as business_date, t.no_tutup as doc_no, t.segel as seal,
       segel_hari(t.kode_toko, t.tgl_system, t.audit_urut, t.hash_audit) as recomputed, t.audit_urut as audit_seq, t.hash_audit as audit_hash
  from (select distinct on (kode_toko, tgl_system) * from tutup_toko order by kode_toko, tgl_system, ke desc) t
  join hari_toko h on h.kode_toko = t.kode_toko and h.tgl_system = t.tgl_system and h.status = 'CLOSED';

grant select on jenis_dokumen, audit_baris_utuh to kilau_app;
revoke insert, update, delete, truncate on jenis_dokumen, audit_baris_utuh from kilau_app;
select kunci_pandangan();
