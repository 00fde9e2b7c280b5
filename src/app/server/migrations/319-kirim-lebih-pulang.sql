-- A piece that came beyond the list of a shipment goes home (D-42.7): the receiver hands it over (SERAH), the sender has it again
-- (TIBA), which closes the scan. The book has nothing of it: the piece never left the stock of the shop that owns it.
create table kiriman_lebih_pulang (
  kode_toko text not null references toko,
  asal text not null,
  no_kirim text not null,
  kode_barcode text not null,
  langkah text not null check (langkah in ('SERAH', 'TIBA')),
  tgl_system date not null,
  input_date timestamptz not null,
  input_by text not null,
  keterangan text not null,
  op uuid not null,
  primary key (asal, no_kirim, kode_barcode, langkah),
  foreign key (asal, no_kirim, kode_barcode) references kiriman_lebih,
  foreign key (kode_toko, tgl_system) references hari_toko
);

revoke update, delete on kiriman_lebih_pulang from kilau_app;
