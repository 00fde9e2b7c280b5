-- Why the orders of a channel are not fetched now, apart from a pause of the channel itself: its pieces go on meanwhile.
alter table marketplace_sambungan add column sebab_pesanan text;

-- False: fetched and not readable. It is kept by its number alone, so that the home tells of it (D-48.4).
alter table pesanan_online add column terbaca boolean not null default true;
