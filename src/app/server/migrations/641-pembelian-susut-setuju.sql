-- A bought piece that goes back to a tray lighter than washing leaves it is a loss that an owner agreed to (D-22.1).

-- Re-tags from before this migration were saved by other rules and are not asked anew.
alter table retag_pembelian add column aturan smallint not null default 1;
alter table retag_pembelian alter column aturan set default 2;

create view v_need__pembelian_susut as
select r.kode_toko as shop, r.op as op_id, 'SUSUT_LEBIH'::text as event from retag_pembelian r
 where case when r.aturan > 1 and r.susut > 0
       then r.susut > r.berat_beli::bigint * batas_toko(r.kode_toko, 'TOLERANSI_SUSUT_CUCI', r.input_date, 100) / 10000
       else false end;

select susun_pandangan('v_need');
