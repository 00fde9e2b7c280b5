-- A lost ticket is printed again, marked DUPLIKAT n, after identity and photo and by somebody else's word (D-16.3, D-35.22).
alter table hutang add column duplikat_ke int not null default 0 check (duplikat_ke >= 0);
create index audit_duplikat on audit (kode_toko, op) where tindakan = 'DUPLIKAT';
create view v_need__hutang_duplikat as
select kode_toko as shop, op as op_id, 'DUPLIKAT_SURAT_HUTANG'::text as event from audit where tindakan = 'DUPLIKAT';
select susun_pandangan('v_need');
