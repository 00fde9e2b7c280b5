-- Gold that a change of a piece's data takes off it, or adds to it, is one that an owner agreed to (D-51.17, I-21). An
-- owner who changes it himself has agreed. Changes from before this migration were saved by other rules and are not
-- asked anew: the view knows the last record that each shop had then.
do $$
declare
  lama text;
begin
  select string_agg(format('(%L, %s::bigint)', kode_toko, urut), ', ' order by kode_toko) into lama
    from audit_kepala where urut > 0;
  execute $view$create view v_need__stock_ubah_susut as
    select a.kode_toko as shop, a.op as op_id, 'SUSUT_LEBIH'::text as event
      from audit a
     where a.tabel = 'barang' and a.tindakan = 'UBAH' and a.level in ('KASIR', 'SPV', 'MU')
       and a.sebelum -> 'berat_asli' is distinct from a.sesudah -> 'berat_asli'$view$
    || case when lama is null then '' else format(' and not exists (select from (values %s) l (kode_toko, urut)
      where l.kode_toko = a.kode_toko and a.urut <= l.urut)', lama) end;
end $$;
select susun_pandangan('v_need');
