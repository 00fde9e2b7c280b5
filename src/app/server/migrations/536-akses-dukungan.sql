-- Until when an account of the vendor's support may come in (reliability E: SU and DEV by a grant with an end alone).
alter table users add column aktif_sampai timestamptz;
