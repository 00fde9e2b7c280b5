-- How often a message could not be applied, and when it is tried again (decision 1197).
alter table pesan_toko
  add column gagal_ke integer not null default 0 check (gagal_ke >= 0),
  add column lagi_at timestamptz;

create index pesan_toko_tahan on pesan_toko (dari) where selesai_at is null and gagal is not null;
