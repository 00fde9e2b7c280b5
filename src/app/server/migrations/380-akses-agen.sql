-- Computers of a shop that print for its counters (D-49.5), the codes that pair them, and what they are given to print.

-- One name once in a shop: paired again under it, it is the same agent with another token. `sidik` is the digest of its token.
create table agen (
  id text primary key,
  kode_toko text not null references toko,
  nama text not null,
  printer text[] not null,
  sidik text not null unique,
  dipasang timestamptz not null,
  dipasang_oleh text not null,
  terakhir timestamptz not null,
  dicabut timestamptz,
  dicabut_oleh text
);
create unique index agen_nama_idx on agen (kode_toko, nama) where dicabut is null;

-- The one code of a shop that pairs now: its digest, by whom it was shown, and until when.
create table agen_kode (
  kode_toko text primary key references toko,
  sidik text not null unique,
  user_id text not null,
  sampai timestamptz not null
);

-- A paper on its way: who took it never takes it twice. Its bytes (base64) are forgotten with its end, the row soon after.
create table agen_cetak (
  id text primary key,
  agen text not null references agen,
  user_id text not null,
  printer text not null,
  nama text not null,
  isi text,
  dibuat timestamptz not null,
  diambil timestamptz,
  hasil text check (hasil in ('TERCETAK', 'GAGAL', 'BATAL')),
  mulai boolean not null default false,
  sebab text
);
create index agen_cetak_agen_idx on agen_cetak (agen, dibuat);
