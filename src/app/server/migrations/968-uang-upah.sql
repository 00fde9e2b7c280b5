-- A wage is paid for work that came back: the cash-out names it, and pays no more than it says (D-36.5).
alter table kas add column no_kerja text;
create index kas_kerja on kas (kode_toko, no_kerja) where no_kerja is not null;
-- What a shop owes for work. Another kind of work joins by a view of its own.
create view v_upah__service as
select kode_toko, no_kembali as no_kerja, no_dokumen, upah::bigint as upah from tukang_kembali where status = 'DONE';
select susun_pandangan('v_upah');
