-- Weight that is lost to the shop has one rule (D-51.17): a loss or a gain above the tolerance is one that an owner
-- agreed to, whichever act melts.

-- Acts from before this migration were saved by other rules and are not asked anew.
alter table hancur add column aturan smallint not null default 1;
alter table hancur alter column aturan set default 2;
alter table hancur_pembelian alter column aturan set default 3;
alter table hutang_lelang add column aturan smallint not null default 1;
alter table hutang_lelang alter column aturan set default 2;

create view v_need__stock_susut as
select h.kode_toko as shop, h.op as op_id, 'SUSUT_LEBIH'::text as event
  from (select h.kode_toko, h.no_hancur, h.input_date, (array_agg(h.op))[1] as op, sum(i.murni_timbang)::bigint as keluar,
               sum((i.murni::bigint * batas_toko(h.kode_toko, 'MURNI_HANCUR_PERSEN', h.input_date, 10000) + 5000) / 10000)::bigint
                 as masuk
          from hancur h join hancur_isi i on i.kode_toko = h.kode_toko and i.no_hancur = h.no_hancur
         where h.aturan > 1 and h.status = 'DONE'
         group by h.kode_toko, h.no_hancur, h.input_date) h
 where abs(h.masuk - h.keluar) > h.masuk * batas_toko(h.kode_toko, 'TOLERANSI_SUSUT_LEBUR', h.input_date, 200) / 10000;

create or replace view v_need__pembelian_lebur as
select h.kode_toko as shop, h.op as op_id, 'SUSUT_LEBIH'::text as event from hancur_pembelian h
 where case when h.aturan > 1 and (h.murni > h.murni_hasil or h.aturan > 2)
       then abs(h.murni - h.murni_hasil)
            > h.murni::bigint * batas_toko(h.kode_toko, 'TOLERANSI_SUSUT_LEBUR', h.input_date, 200) / 10000
       else false end;

create view v_need__hutang_lebur as
select h.kode_toko as shop, h.op as op_id, 'SUSUT_LEBIH'::text as event from hutang_lelang h
 where case when h.aturan > 1 and h.tujuan = 'LEBUR' and h.status = 'DONE'
       then abs(h.murni - h.murni_hasil)
            > h.murni::bigint * batas_toko(h.kode_toko, 'TOLERANSI_SUSUT_LEBUR', h.input_date, 200) / 10000
       else false end;

select susun_pandangan('v_need');
