-- What of approvals a declaration says is a view that the server makes of it at start (decision 920): the same words of
-- migrations go.

-- The principal that a loan renews: what does not rise is not measured against the ceiling again (D-35.4).
alter table hutang add column pokok_lama rupiah not null default 0;
update hutang h set pokok_lama = l.jumlah_hutang
  from hutang l where l.kode_toko = h.kode_toko and l.no_faktur_hutang = h.no_hutang_lama;

-- Nothing holds the views while they go.
create or replace view v_need as select null::text as shop, null::uuid as op_id, null::text as event where false;
drop view v_need__uang, v_need__mutasi, v_need__hutang, v_need__hutang_lelang, v_need__hancur, v_need__ubah_massal,
  v_need__pembelian, v_need__pembelian_nota, v_need__pembelian_wajar;

-- A surplus is taken back by the event that it was paid by (D-35.18).
create view v_need__hutang_kelebihan as
select s.kode_toko as shop, s.op as op_id, 'BAYAR_KELEBIHAN_LELANG'::text as event from buku_set s
 where s.membalik like 'KL%'
   and exists (select from audit a where a.kode_toko = s.kode_toko and a.op = s.op and a.level in ('KASIR', 'SPV', 'MU'));
create view v_need__ubah_massal as
select kode_toko as shop, op_batal as op_id, 'BATAL'::text as event from ubah_massal where op_batal is not null;

-- By level: what no comparison of fields says.
create view v_need__pembelian as
select p.kode_toko as shop, l.op as op_id, 'BELI_DI_ATAS_BATAS'::text as event
  from pembelian p
  join pembelian_barang l on l.kode_toko = p.kode_toko and l.no_faktur_beli = p.no_faktur_beli and l.urut = 1
  join lateral (select a.level from audit a where a.kode_toko = l.kode_toko and a.op = l.op order by a.urut limit 1) a
    on a.level in ('KASIR', 'SPV')
 where p.grand_total > case a.level when 'KASIR' then batas_toko(p.kode_toko, 'BATAS_BELI_KASIR', p.input_date, 100000000)
       else batas_toko(p.kode_toko, 'BATAS_BELI_SPV', p.input_date, 250000000) end;

select susun_pandangan('v_need');
