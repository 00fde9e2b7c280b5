-- The telephone of an approver is trusted on its own (decision 450): its session stands beside the one session in
-- which the person works, lives longer, and answers approvals only.
alter table sesi add column jenis text not null default 'KERJA' check (jenis in ('KERJA', 'OTORISATOR'));
drop index sesi_satu_hidup;
create unique index sesi_satu_hidup on sesi (kode_toko, user_id) where berakhir is null and jenis = 'KERJA';
-- The number that stands on the screen of whoever asks, for the approver who does not stand before it.
alter table otorisasi add column cocok smallint;
