-- The slip of a job has a page for its customer (D-51.15), and its word proves at the counter that the slip is here (D-51.9).
alter table service add column kode_nota text not null default kode_nota_baru();
create unique index service_kode_nota on service (kode_nota);
-- What the view says of other papers stays as it is.
do $$
begin
  execute 'create or replace view nota_publik as ' || rtrim(pg_get_viewdef('nota_publik'::regclass), '; ') || $v$
union all
select kode_nota, kode_toko, 'SERVICE'::text, no_service, tgl_system,
       case status when 'CANC' then 'BATAL' when 'OPEN' then 'TUNGGU' when 'SELESAI' then 'SIAP' when 'DIAMBIL' then 'DIAMBIL'
         else 'DIKERJAKAN' end, tgl_batal
  from service$v$;
end $$;
revoke insert, update, delete on nota_publik from kilau_app;
