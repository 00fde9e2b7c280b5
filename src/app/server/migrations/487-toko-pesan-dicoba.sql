-- How many tries of a message may have reached the other server (decision 1202): what was never tried may be withdrawn. Of those that
-- wait when this is made it is not known.
alter table pesan_toko add column dicoba int not null default 0 check (dicoba >= 0);
update pesan_toko set dicoba = 1;
