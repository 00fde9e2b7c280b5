-- Units are domains, so that the schema says the unit in the same words as the code (D-1.1).
create domain rupiah as bigint check (value between -10000000000000 and 10000000000000);

create domain miligram as bigint check (value between -100000000000 and 100000000000);

create domain persen as integer;

-- The application runs as this role: it owns nothing, and what is append-only it may only append.
do $$
begin
  if not exists (select from pg_roles where rolname = 'kilau_app') then
    create role kilau_app nologin;
  end if;
  execute format('grant kilau_app to %I', current_user);
end
$$;

grant usage on schema public to kilau_app;

alter default privileges in schema public grant select, insert, update, delete on tables to kilau_app;

alter default privileges in schema public grant usage, select on sequences to kilau_app;

alter default privileges in schema public grant execute on functions to kilau_app;

create extension if not exists pg_trgm;

-- The time of a transaction. Only the demo seed and tests hold it still, by a setting of their own.
create function waktu() returns timestamptz language sql stable as
$$ select coalesce(nullif(current_setting('kilau.waktu', true), '')::timestamptz, transaction_timestamp()) $$;

-- The word behind the QR of a customer's paper (D-32.11): 122 random bits that open
-- nothing but the page of that paper.
create function kode_nota_baru() returns text language sql volatile as
$$ select rtrim(translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '=') $$;

-- What a document says of its tax is its rows added up.
create function pajak_cocok(p_pajak jsonb, p_ppn bigint, p_luar bigint, p_pph22 bigint) returns boolean language sql immutable
  parallel safe as $$
  select jsonb_typeof(p_pajak) = 'array' and p_ppn = coalesce(sum((x ->> 'ppn')::bigint), 0)
     and p_luar = coalesce(sum((x ->> 'ppn')::bigint) filter (where not (x ->> 'termasuk')::boolean), 0)
     and p_pph22 = coalesce(sum((x ->> 'pph22')::bigint), 0)
     and coalesce(bool_and((x ->> 'ppn')::bigint >= 0 and (x ->> 'pph22')::bigint >= 0 and (x ->> 'netto')::bigint
           = (x ->> 'dpp')::bigint + case when (x ->> 'termasuk')::boolean then (x ->> 'ppn')::bigint else 0 end), true)
    from jsonb_array_elements(p_pajak) x
$$;

-- Every audit row of a shop carries the hash of the row before it; the head is the chain's end (D-31.1).
create table audit_kepala (
  kode_toko text primary key check (kode_toko ~ '^[A-Z0-9]{3}$'),
  urut bigint not null default 0,
  hash text not null default '',
  -- A shop's time never runs back (D-51.2): the head of its audit chain keeps when its last act ended.
  waktu timestamptz
);

create table audit (
  kode_toko text not null,
  urut bigint not null,
  waktu timestamptz not null,
  op uuid not null,
  user_id text not null,
  level text not null,
  perangkat text not null,
  ip text not null,
  tindakan text not null,
  tabel text not null,
  kunci text not null,
  sebelum jsonb,
  sesudah jsonb,
  keystore text,
  hash_lalu text not null,
  hash text not null,
  primary key (kode_toko, urut)
);

create index audit_op on audit (kode_toko, op);
create index audit_kunci on audit (kode_toko, tabel, kunci);
create index audit_waktu on audit (kode_toko, waktu);
create index audit_buka_ulang on audit (kode_toko) where tindakan = 'BUKA_ULANG_HARI';
create index audit_duplikat on audit (kode_toko, op) where tindakan = 'DUPLIKAT';

create index audit_setuju on audit (kode_toko, op) where tindakan in ('CETAK_ULANG', 'CETAK_BARCODE', 'BUKA_LACI', 'UBAH_HARGA',
    'UBAH_PARAMETER', 'UBAH_MODUL', 'IMPOR_PUSAT', 'EKSPOR', 'RESET_TIMBANG', 'KOSONGKAN_OPNAME', 'RESET_PASSWORD',
    'UBAH_HAK_AKSES', 'HAPUS_DUA_FAKTOR', 'UBAH_KARTU', 'BUKA_HARI')
  or (tabel in ('barang', 'users', 'harga_beli') and tindakan in ('TAMBAH', 'UBAH', 'HAPUS', 'AKTIFKAN'));

-- One key, one act, one answer (D-6.2, D-6.6): only what succeeded leaves a row.
create table idempotensi (
  kode_toko text not null,
  user_id text not null,
  kunci text not null check (length(kunci) between 8 and 100),
  op uuid not null,
  jalur text not null,
  sidik text not null,
  status int not null,
  jawaban text not null,
  waktu timestamptz not null,
  primary key (kode_toko, user_id, kunci)
) with (toast_tuple_target = 8160);

create index idempotensi_waktu on idempotensi (waktu);
create unique index idempotensi_op on idempotensi (kode_toko, op);

-- Running numbers without gaps: taken inside the act, last of all locks (D-6.1).
create table nomor (
  kode_toko text not null,
  jenis text not null check (jenis ~ '^[A-Z]{2}$'),
  tgl_system date not null,
  terakhir int not null,
  primary key (kode_toko, jenis, tgl_system)
);

-- Long work tells how far it is (http.md, progress).
create table progres (
  kode_toko text not null,
  id uuid not null,
  user_id text not null,
  judul text not null,
  selesai int not null default 0,
  total int not null,
  hasil jsonb,
  galat jsonb,
  waktu timestamptz not null,
  primary key (kode_toko, id)
);

-- Payloads of the bell that are too long for NOTIFY (socket.io's PostgreSQL adapter).
create table socket_lampiran (
  id bigserial unique,
  created_at timestamptz default now(),
  payload bytea
);

-- Long works (http.md): how far they are and what came out, told beside the transaction that does them.
create table proses (
  kode_toko text not null,
  user_id text not null,
  -- The Idempotency-Key of the write: the same work asked twice is one work.
  id text not null check (length(id) between 8 and 100),
  judul text not null,
  selesai int not null default 0 check (selesai >= 0),
  total int not null default 0 check (total >= 0),
  keadaan text not null default 'JALAN' check (keadaan in ('JALAN', 'SELESAI', 'GAGAL')),
  -- The answer of the write as it would have been sent, or the problem that refused it.
  jawaban jsonb,
  waktu timestamptz not null,
  primary key (kode_toko, user_id, id)
);

create index proses_waktu on proses (waktu);

grant select, insert, update, delete on all tables in schema public to kilau_app;
revoke update, delete, truncate on audit, idempotensi from kilau_app;
grant delete on idempotensi to kilau_app;
revoke all on audit_kepala from kilau_app;
grant select, insert, update on audit_kepala to kilau_app;
