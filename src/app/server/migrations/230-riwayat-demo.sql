-- Whether the story of the demo shops was told to its end: one that was interrupted is told anew.
create table riwayat_demo (
  satu boolean primary key default true check (satu),
  mulai timestamptz not null default waktu(),
  selesai timestamptz
);
