-- Who was at the counter for a loan (D-51.7): his number, his name where he is not the borrower, and the least level that
-- had to agree. Before there was such a rule nobody was asked: those rows keep null.
alter table hutang_lunas
  add column no_ktp text,
  add column diambil_oleh text,
  add column setuju_pemilik text check (setuju_pemilik in ('SPV', 'OWN'));
alter table hutang_remaja
  add column no_ktp text,
  add column diambil_oleh text,
  add column setuju_pemilik text check (setuju_pemilik in ('SPV', 'OWN'));

-- Whoever had to agree did, by the act's own event; an owner acts alone. What the owner had to agree to is not met by another's word.
create view v_need__hutang_pemilik as
select x.kode_toko as shop, x.op as op_id,
       x.event || case when x.setuju_pemilik = 'OWN' and exists (
           select from audit a join otorisasi o on o.kode_toko = a.kode_toko and o.keystore = a.keystore
            where a.kode_toko = x.kode_toko and a.op = x.op and o.disetujui_level <> 'OWN') then '_OWN' else '' end as event
  from (select kode_toko, op, setuju_pemilik, case jenis when 'PUTUS' then 'BELI_PUTUS' else 'MILIK_LAIN' end as event from hutang_lunas
         union all select kode_toko, op, setuju_pemilik, 'MILIK_LAIN' from hutang_remaja) x
 where x.setuju_pemilik is not null
   and exists (select from audit a where a.kode_toko = x.kode_toko and a.op = x.op and a.level in ('KASIR', 'SPV', 'MU'));
select susun_pandangan('v_need');
