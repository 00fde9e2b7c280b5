-- What an auction of a contract costs, and the months in which its surplus is fetched, as they were agreed (decision 1222). A contract of
-- before has the parameters of the moment that it was written.
alter table cicilan
  add column masa_kelebihan int,
  add column biaya_lelang_persen persen;
update cicilan c set
  masa_kelebihan = coalesce((select round((p.value #>> '{}')::numeric)::int from parameter_toko p
    where p.kode_toko = c.kode_toko and p.key = 'MASA_KELEBIHAN_LELANG' and p.berlaku_dari <= c.input_date
    order by p.berlaku_dari desc, p.id desc limit 1), 12),
  biaya_lelang_persen = coalesce((select round((p.value #>> '{}')::numeric * 100)::int from parameter_toko p
    where p.kode_toko = c.kode_toko and p.key = 'BIAYA_LELANG_PERSEN' and p.berlaku_dari <= c.input_date
    order by p.berlaku_dari desc, p.id desc limit 1), 0);
alter table cicilan
  alter column masa_kelebihan set not null, add check (masa_kelebihan between 1 and 120),
  alter column biaya_lelang_persen set not null, add check (biaya_lelang_persen between 0 and 10000);
