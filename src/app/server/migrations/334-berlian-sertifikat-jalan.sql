-- A certificate is looked for among stones that are on their way between two shops, too (D-45.1).
drop index berlian_sertifikat;
create index berlian_sertifikat on berlian (no_sertifikat) where no_sertifikat is not null and status in ('LEPAS', 'TERPASANG');
