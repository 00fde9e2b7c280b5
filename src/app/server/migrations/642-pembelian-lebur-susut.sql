-- Bought gold that is melted with more fine gold lost than melting takes is a loss that an owner agreed to (D-22.1).

-- Meltings from before this migration were saved by other rules and are not asked anew.
alter table hancur_pembelian add column aturan smallint not null default 1;
alter table hancur_pembelian alter column aturan set default 2;

create view v_need__pembelian_lebur as
select h.kode_toko as shop, h.op as op_id, 'SUSUT_LEBIH'::text as event from hancur_pembelian h
 where case when h.aturan > 1 and h.murni > h.murni_hasil
       then h.murni - h.murni_hasil
            > h.murni::bigint * batas_toko(h.kode_toko, 'TOLERANSI_SUSUT_LEBUR', h.input_date, 200) / 10000
       else false end;

select susun_pandangan('v_need');
