-- What a person mints by hand on a day above the shop's limit, or of a percent, is agreed to by an owner (D-51.8): I-21 looks for
-- it. Coupons from before asked nobody.
alter table kupon add column perlu_setuju boolean not null default false;
create view v_need__kupon as
select distinct k.kode_toko as shop, k.op as op_id, 'KUPON_BANYAK'::text as event
  from kupon k
  join audit a on a.kode_toko = k.kode_toko and a.op = k.op and a.tindakan = 'TERBIT' and a.level in ('KASIR', 'SPV', 'MU')
 where k.perlu_setuju;
select susun_pandangan('v_need');
