-- Tries are counted before a password is looked at, and each row knows its own limit: so many at the
-- same moment cannot pass it (reliability E, http.md).
alter table gagal_login add column maks int not null default 5 check (maks > 0);

-- How long the try number `kali` shuts a key: nothing below its limit, then a minute, doubling, at
-- most an hour. Never for good: a stranger must not be able to lock a shop out (D-3.3).
create function kunci_coba(kali int, maks int) returns interval language sql immutable as $$
  select case when kali < maks then null
              else make_interval(mins => least(60, (2 ^ least(6, kali - maks))::int)) end
$$;

-- On which device an approval was asked for: a second account on the same one does not answer it.
alter table otorisasi add column perangkat text;

create index sesi_perangkat on sesi (kode_toko, user_id, perangkat);
