-- The photo of a certificate, taken when the stone comes in or later (D-45.1).
alter table berlian add column foto text;
alter table berlian add constraint berlian_foto check (foto is null or no_sertifikat is not null);
alter table berlian_terima_isi add column foto text;

-- A stone that comes from another shop is the same stone: its photo comes with it.
create index berlian_kode on berlian (kode_berlian);
