-- A hold that was released keeps its id for a day (decision 1196): a request that arrives behind its own release holds nothing.
-- A release that comes before its request has no money to name.
alter table uang_pegang
  alter column asal drop not null,
  alter column nota_kirim drop not null,
  alter column jenis drop not null,
  add column lepas_at timestamptz,
  add constraint uang_pegang_uang_check
    check (lepas_at is not null or (asal is not null and nota_kirim is not null and jenis is not null));

create index uang_pegang_oleh on uang_pegang (oleh) where lepas_at is null;
create index uang_pegang_lepas on uang_pegang (lepas_at) where lepas_at is not null;
