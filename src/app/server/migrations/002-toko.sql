create table toko (
  kode_toko text primary key check (kode_toko ~ '^[A-Z0-9]{3}$'),
  nama_toko text not null,
  alamat_toko text not null default '',
  no_whatsapp text,
  ip_cabang text,
  portal text,
  jenis text not null check (jenis in ('PUSAT', 'CABANG', 'ONLINE')),
  zona text not null check (zona in ('WIB', 'WITA', 'WIT')),
  awalan_gambar text not null default '',
  demo boolean not null default false,
  -- Raised with every change of a module or parameter, so that caches know when to read again.
  versi bigint not null default 1
);
create unique index toko_satu_pusat on toko ((1)) where jenis = 'PUSAT';

-- A business day of a shop: OPEN, then CLOSED for good; never two OPEN ones (D-2.3, I-19).
create table hari_toko (
  kode_toko text not null references toko,
  tgl_system date not null,
  status text not null check (status in ('OPEN', 'CLOSED')),
  dibuka_by text not null,
  dibuka_at timestamptz not null,
  ditutup_by text,
  ditutup_at timestamptz,
  segel text,
  op uuid not null,
  primary key (kode_toko, tgl_system),
  check ((status = 'CLOSED') = (ditutup_at is not null))
);
create unique index hari_toko_satu_buka on hari_toko (kode_toko) where status = 'OPEN';

create table modul_toko (
  kode_toko text not null references toko,
  key text not null,
  aktif boolean not null,
  berlaku_sampai date,
  peringatan_by text,
  op uuid not null,
  primary key (kode_toko, key)
);

-- Every value a parameter ever had; the newest that has begun is the one in force (D-4.2, D-9.1).
create table parameter_toko (
  kode_toko text not null references toko,
  id bigint generated always as identity,
  key text not null,
  value jsonb not null,
  berlaku_dari timestamptz not null,
  input_by text not null,
  op uuid not null,
  primary key (kode_toko, id)
);
create index parameter_toko_kini on parameter_toko (kode_toko, key, berlaku_dari desc, id desc);

create table sales (
  kode_toko text not null references toko,
  kode_sales text not null,
  nama text not null,
  hp text,
  target rupiah not null default 0,
  is_active boolean not null default true,
  op uuid,
  primary key (kode_toko, kode_sales)
);

-- Whoever writes into a day holds this lock shared until it commits; closing takes it alone.
create function kunci_hari(p_toko text) returns bigint language sql immutable as
$$ select ('x' || substr(md5('hari:' || p_toko), 1, 16))::bit(64)::bigint $$;

-- Refuses unless the day is the shop's open one; the refusal stands in the database itself (D-2.3).
create function pastikan_buka(p_toko text, p_tgl date) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(kunci_hari(p_toko));
  if not exists (select from hari_toko where kode_toko = p_toko and tgl_system = p_tgl and status = 'OPEN') then
    perform tolak('HARI_TUTUP', 'Toko Sudah Ditutup Oleh Akun Lain');
  end if;
end $$;

revoke delete on toko, hari_toko from kilau_app;
revoke update, delete on parameter_toko from kilau_app;
