-- What a person sent on a day since somebody agreed to a sum, this bag included (decision 1272); none on rows of before.
alter table kirim_uang add column menjadi_rp bigint check (menjadi_rp >= jumlah_rp);
create index kirim_uang_orang on kirim_uang (input_by, tgl_system);
