-- A version that came from head office on another server (D-43.6): what it signed, and when it was here whole.
create table terbitan_terima (
  kode_toko text not null,
  versi int not null,
  -- SHA-256 of the list of its parts, and the signature of head office over that list.
  sidik text not null,
  daftar text not null,
  tanda text not null,
  diterima timestamptz not null,
  primary key (kode_toko, versi),
  foreign key (kode_toko, versi) references terbitan
);
revoke update, delete on terbitan_terima from kilau_app;

-- When this server asked head office last, when it was answered, and what was wrong.
create table tanya_pusat (
  kode_toko text primary key references toko,
  ditanya timestamptz not null,
  dijawab timestamptz,
  masalah text
);
