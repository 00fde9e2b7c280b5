-- Each piece that is melted is held by itself, too (D-51.17): lines saved before are not asked again.
alter table hancur_isi add column aturan smallint not null default 2;
alter table hancur_isi alter column aturan set default 3;
