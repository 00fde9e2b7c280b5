-- An invariant that is broken, and the owner who lets the day close with so many violations (D-51.3). Each is kept.
create table invarian_diakui (
  kode_toko text not null references toko,
  op uuid not null,
  id bigint generated always as identity,
  kode text not null,
  jumlah int not null check (jumlah > 0),
  alasan text not null,
  input_by text not null,
  input_date timestamptz not null,
  primary key (kode_toko, op)
);
create index invarian_diakui_kode on invarian_diakui (kode_toko, kode, id);
revoke update, delete on invarian_diakui from kilau_app;
