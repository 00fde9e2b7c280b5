-- Accessories that one person moves in a day above AKSESORIS_BATAS_QTY are agreed to (D-51.17).

-- Moves from before this migration asked nobody.
alter table aksesoris_gerak add column aturan smallint not null default 1;
alter table aksesoris_gerak alter column aturan set default 2;

create view v_need__stock_aksesoris as
select g.kode_toko as shop, g.op as op_id, 'AKSESORIS_BANYAK'::text as event
  from (select kode_toko, op, input_date, input_by, aturan,
               sum(total_qty) over (partition by kode_toko, tgl_system, input_by order by no_aksesoris) as qty
          from aksesoris_gerak where status <> 'CANC') g
 where g.aturan > 1 and g.qty > batas_toko(g.kode_toko, 'AKSESORIS_BATAS_QTY', g.input_date, 500)
   and exists (select from audit a where a.kode_toko = g.kode_toko and a.op = g.op and a.level in ('KASIR', 'SPV', 'MU'));
select susun_pandangan('v_need');
