-- The count that missed the stone of this certificate (D-45.4): who takes it in again asks an owner.
alter table berlian_terima_isi add column hilang_di text;
create index berlian_sertifikat_hilang on berlian (no_sertifikat) where no_sertifikat is not null and status = 'HILANG';
