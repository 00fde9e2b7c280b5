-- In place of 430: the buy-back of a beli putus is taken back with its redemption, which an owner does alone (D-35.17, decision 342).
create or replace view v_need__buku as
select kode_toko as shop, op as op_id, 'BATAL'::text as event from buku_set s
 where membalik is not null
   and membalik not like 'KL%'
   and ((left(membalik, 2) not in ('LH', 'LG')
         and not exists (select from pembelian p where p.kode_toko = s.kode_toko and p.no_faktur_beli = s.membalik and p.no_lunas is not null))
     or exists (select from audit a where a.kode_toko = s.kode_toko and a.op = s.op and a.level in ('KASIR', 'SPV', 'MU')));
select susun_pandangan('v_need');
