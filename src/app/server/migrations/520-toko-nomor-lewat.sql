-- Numbers that no document of this database has: it is an older copy, and its first life gave them to documents that other servers know
-- (decision 1231). Where it is told so, the next documents of these kinds begin behind them.
create table nomor_lewat (
  kode_toko text not null references toko,
  jenis text not null check (jenis ~ '^[A-Z]{2}$'),
  tgl_system date not null,
  dari int not null check (dari > 0),
  ke int not null check (ke >= dari),
  waktu timestamptz not null,
  primary key (kode_toko, jenis, tgl_system, dari)
);

revoke update, delete on nomor_lewat from kilau_app;
