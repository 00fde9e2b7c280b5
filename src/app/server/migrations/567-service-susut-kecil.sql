-- What a person and a craftsman lost in small losses of a month, since a sum was agreed to, this work included
-- (decision 1283); none on rows of before, and on gold that comes back without work.
alter table tukang_kembali add column susut_orang miligram check (susut_orang >= 0);
alter table tukang_kembali add column susut_tukang miligram check (susut_tukang >= 0);
create index tukang_kembali_orang on tukang_kembali (input_by, tgl_system);
