-- What the ticket of a loan promises of an auction (decision 1222): its days of grace, the months in which a surplus is fetched, and what
-- the auction costs. A loan of before has the parameters of the moment that it was written.
alter table hutang
  add column tenggang_lelang int,
  add column masa_kelebihan int,
  add column biaya_lelang_persen persen;
update hutang h set
  tenggang_lelang = coalesce((select round((p.value #>> '{}')::numeric)::int from parameter_toko p
    where p.kode_toko = h.kode_toko and p.key = 'MASA_TENGGANG_LELANG' and p.berlaku_dari <= h.input_date
    order by p.berlaku_dari desc, p.id desc limit 1), 14),
  masa_kelebihan = coalesce((select round((p.value #>> '{}')::numeric)::int from parameter_toko p
    where p.kode_toko = h.kode_toko and p.key = 'MASA_KELEBIHAN_LELANG' and p.berlaku_dari <= h.input_date
    order by p.berlaku_dari desc, p.id desc limit 1), 12),
  biaya_lelang_persen = coalesce((select round((p.value #>> '{}')::numeric * 100)::int from parameter_toko p
    where p.kode_toko = h.kode_toko and p.key = 'BIAYA_LELANG_PERSEN' and p.berlaku_dari <= h.input_date
    order by p.berlaku_dari desc, p.id desc limit 1), 0);
alter table hutang
  alter column tenggang_lelang set not null, add check (tenggang_lelang between 0 and 365),
  alter column masa_kelebihan set not null, add check (masa_kelebihan between 1 and 120),
  alter column biaya_lelang_persen set not null, add check (biaya_lelang_persen between 0 and 10000);
