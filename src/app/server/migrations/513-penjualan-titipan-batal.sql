-- What the shop keeps of a deposit that is cancelled, as its slip says it (decision 1221). A deposit of before has the parameter of the
-- moment that it was written; one that ended before, that of its end, by which its money went back.
alter table titipan
  add column batal_persen persen,
  -- One that ended before decision 1221: what it keeps was rounded down to the rupiah, and what went back up.
  add column ditahan_turun boolean not null default false;
update titipan t set ditahan_turun = t.no_batal is not null, batal_persen = coalesce((
  select round((p.value #>> '{}')::numeric * 100)::int from parameter_toko p
   where p.kode_toko = t.kode_toko and p.key = 'BATAL_TITIPAN_PERSEN'
     and p.berlaku_dari <= case when t.no_batal is null then t.input_date else t.tgl_batal end
   order by p.berlaku_dari desc, p.id desc limit 1), 0);
alter table titipan alter column batal_persen set not null, add check (batal_persen between 0 and 10000);
