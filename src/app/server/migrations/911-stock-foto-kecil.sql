-- A picture is the same picture in its smaller form (`kecil=1`), drawn anew, and in every shop of the chain (D-51.10):
-- `sidik_lain` are the SHA-256 of the other files of it that Kilau sends. Photos from before this migration have none.
alter table foto_unggah add column sidik_lain text[] not null default '{}';
drop index foto_unggah_sidik;
create index foto_unggah_sidik on foto_unggah (sidik);
create index foto_unggah_lain on foto_unggah using gin (sidik_lain);
create index foto_bukti_sidik on foto_bukti (sidik);
