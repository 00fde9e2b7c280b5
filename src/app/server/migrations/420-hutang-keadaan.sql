-- A loan in all its states (D-16.4): OPEN waits for its validation, TUNGGU for that of its redemption, REMAJA was renewed, LELANG
-- auctioned. What was never validated is rejected without a number (D-35.12). A renewed loan names the one before it; `dasar_tempo`
-- and `mulai_bunga` are the days that its due date is counted from (D-35.10, decision 420).
do $$
declare c record;
begin
  for c in select conrelid::regclass as tabel, conname from pg_constraint
            where conrelid in ('hutang'::regclass, 'hutang_lunas'::regclass) and contype = 'c'
              and pg_get_constraintdef(oid) like '%no_batal IS NOT NULL%' loop
    execute format('alter table %s drop constraint %I', c.tabel, c.conname);
  end loop;
end $$;
alter table hutang
  drop constraint hutang_status_check,
  add constraint hutang_status_check check (status in ('OPEN', 'AKTIF', 'TUNGGU', 'LUNAS', 'REMAJA', 'LELANG', 'CANC')),
  add column jenis text not null default 'BARU' check (jenis in ('BARU', 'PEREMAJAAN')),
  add column no_hutang_lama text,
  add column dasar_tempo date,
  add column mulai_bunga date,
  add column tunggu boolean not null default false,
  add column valid_by text,
  add column valid_at timestamptz,
  drop constraint hutang_dibayar_check,
  add constraint hutang_dibayar_check check (dibayar > 0 or (jenis = 'PEREMAJAAN' and dibayar = 0)),
  add constraint hutang_lama_check check ((jenis = 'PEREMAJAAN') = (no_hutang_lama is not null)),
  add constraint hutang_batal_check check (no_batal is null or status = 'CANC');
update hutang set dasar_tempo = tgl_system, mulai_bunga = tgl_system;
alter table hutang alter column dasar_tempo set not null, alter column mulai_bunga set not null;
-- What was booked once is taken back by a number alone; what only waited, or was renewed out of another, is not.
alter table hutang add constraint hutang_nomor_batal_check
  check (status <> 'CANC' or no_batal is not null or jenis = 'PEREMAJAAN' or (tunggu and valid_at is null));
create index hutang_tunggu on hutang (kode_toko, status) where status in ('OPEN', 'TUNGGU');

-- The money of a redemption is agreed when it is saved, and comes with its validation (D-35.13): until then it stands here.
alter table hutang_lunas
  drop constraint hutang_lunas_status_check,
  add constraint hutang_lunas_status_check check (status in ('DONE', 'TUNGGU', 'CANC')),
  add column tunggu boolean not null default false,
  add column bayar jsonb,
  add column valid_by text,
  add column valid_at timestamptz,
  add constraint hutang_lunas_batal_check check (no_batal is null or status = 'CANC'),
  add constraint hutang_lunas_nomor_batal_check
    check (status <> 'CANC' or no_batal is not null or (tunggu and valid_at is null));
create index hutang_lunas_tunggu on hutang_lunas (kode_toko, no_faktur_hutang) where status = 'TUNGGU';

create or replace view v_doc__hutang_hutang as
select h.kode_toko as shop, left(h.no_faktur_hutang, 2) as doc_type, h.no_faktur_hutang as doc_no, urut_nomor(h.no_faktur_hutang) as seq,
       h.tgl_system as business_date,
       case h.status when 'CANC' then 'CANCELLED' when 'OPEN' then 'OPEN' else 'ACTIVE' end as status, n.nilai as total, n.nilai as gross,
       0::bigint as discount, 0::bigint as fees, 0::bigint as rounding, case when n.dibuku then n.nilai else 0 end::bigint as paid,
       case when n.dibuku then 0 else n.nilai end::bigint as remaining, null::text as cancels, h.input_date as created_at,
       h.input_by as created_by, coalesce(s.op, h.op) as op_id, null::bigint as price_id, n.dibuku and h.jenis = 'BARU' as posts,
       null::text as ticket
  from hutang h
  cross join lateral (select case h.jenis when 'BARU' then h.dibayar else 0 end::bigint as nilai,
                             not h.tunggu or h.valid_at is not null as dibuku) n
  left join buku_set s on s.kode_toko = h.kode_toko and s.no_bukti = h.no_faktur_hutang
union all
select d.kode_toko, left(d.no_batal, 2), d.no_batal, urut_nomor(d.no_batal), coalesce(s.tgl_system, d.tgl_system),
       'ACTIVE', 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, d.no_faktur_hutang, d.tgl_batal,
       d.batal_by, s.op, null::bigint, true, null::text
  from hutang d left join buku_set s on s.kode_toko = d.kode_toko and s.no_bukti = d.no_batal
 where d.no_batal is not null;
create or replace view v_doc_line__hutang_hutang as
select kode_toko as shop, left(no_faktur_hutang, 2) as doc_type, no_faktur_hutang as doc_no, 1 as line_no, null::text as barcode,
       null::bigint as mg, case jenis when 'BARU' then dibayar else 0 end::bigint as amount,
       case jenis when 'BARU' then dibayar else 0 end::bigint as net, null::bigint as price_id, tgl_system as business_date
  from hutang;

create or replace view v_doc__hutang_hutang_lunas as
select h.kode_toko as shop, left(h.no_lunas, 2) as doc_type, h.no_lunas as doc_no, urut_nomor(h.no_lunas) as seq,
       h.tgl_system as business_date,
       case h.status when 'CANC' then 'CANCELLED' when 'TUNGGU' then 'OPEN' else 'ACTIVE' end as status, h.total_bayar::bigint as total,
       h.total_bayar::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       case when n.dibuku then h.total_bayar else 0 end::bigint as paid, case when n.dibuku then 0 else h.total_bayar end::bigint as remaining,
       null::text as cancels, h.input_date as created_at, h.input_by as created_by, coalesce(s.op, h.op) as op_id,
       null::bigint as price_id, n.dibuku as posts, null::text as ticket
  from hutang_lunas h
  cross join lateral (select not h.tunggu or h.valid_at is not null as dibuku) n
  left join buku_set s on s.kode_toko = h.kode_toko and s.no_bukti = h.no_lunas
union all
select d.kode_toko, left(d.no_batal, 2), d.no_batal, urut_nomor(d.no_batal), coalesce(s.tgl_system, d.tgl_system),
       'ACTIVE', 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, d.no_lunas, d.tgl_batal,
       d.batal_by, s.op, null::bigint, true, null::text
  from hutang_lunas d left join buku_set s on s.kode_toko = d.kode_toko and s.no_bukti = d.no_batal
 where d.no_batal is not null;

-- What waited and was rejected was not cancelled; a renewed loan is taken back with its renewal (as in 190).
create or replace view v_pembatalan__hutang as
select kode_toko, 'HUTANG'::text as jenis, no_faktur_hutang as no_dokumen, no_batal, tgl_system, tgl_system as hari_batal, tgl_batal, batal_by,
       coalesce(alasan_batal, '') as alasan, nama_customer, berat::bigint as berat, jumlah_hutang::bigint as jumlah_rp, kode_sales,
       input_by, null::text as ganti
  from hutang where status = 'CANC' and no_batal is not null
union all
select kode_toko, 'BUNGA HUTANG', no_bunga, no_batal, tgl_system, tgl_system, tgl_batal, batal_by, coalesce(alasan_batal, ''), nama_customer,
       null::bigint, bunga_rp::bigint, null::text, input_by, null::text
  from hutang_bunga where status = 'CANC'
union all
select kode_toko, 'PELUNASAN', no_lunas, no_batal, tgl_system, tgl_system, tgl_batal, batal_by, coalesce(alasan_batal, ''), nama_customer,
       null::bigint, total_bayar::bigint, kode_sales_lunas, input_by, null::text
  from hutang_lunas where status = 'CANC' and no_batal is not null;

-- What waits for validation, or waited for it (report 104).
create view v_validasi__hutang as
select kode_toko, 'HUTANG'::text as jenis, no_faktur_hutang as no_dokumen, tgl_system, nama_customer, berat::bigint as berat,
       jumlah_hutang::bigint as jumlah_rp, kode_sales, null::text as kode_sales_lunas, input_by, valid_by, valid_at, input_date
  from hutang where tunggu and (status = 'OPEN' or valid_at is not null)
union all
select l.kode_toko, 'PELUNASAN HUTANG', l.no_lunas, l.tgl_system, l.nama_customer, h.berat::bigint, l.total_bayar::bigint, h.kode_sales,
       l.kode_sales_lunas, l.input_by, l.valid_by, l.valid_at, l.input_date
  from hutang_lunas l join hutang h on h.kode_toko = l.kode_toko and h.no_faktur_hutang = l.no_faktur_hutang
 where l.tunggu and (l.status = 'TUNGGU' or l.valid_at is not null);
select susun_pandangan(nama) from unnest(array['v_doc', 'v_doc_line', 'v_pembatalan', 'v_validasi']) nama;
