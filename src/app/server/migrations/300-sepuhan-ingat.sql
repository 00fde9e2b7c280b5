-- A test of gold that is taken in counts what earlier processes of the same gold lost (D-51.17): the fine gold of the line with
-- that loss. Lines of before were tested by themselves.
alter table sepuhan_baris add column murni_asal miligram not null default 0 check (murni_asal >= 0);
update sepuhan_baris set murni_asal = murni_timbang;
