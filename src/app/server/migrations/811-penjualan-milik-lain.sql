-- What belongs to another customer than the one on the nota (D-51.9): who agreed is looked for by I-21. Before there was
-- such a rule nobody was asked: those rows keep false.
alter table penjualan_titipan
  add column milik_lain boolean not null default false,
  add column diambil_oleh text,
  add column no_ktp text;
alter table kupon_pakai add column milik_lain boolean not null default false;
-- Who fetched the goods of a deposit, or its money, without the QR of its slip.
alter table titipan add column diambil_oleh text, add column no_ktp text;

create view v_need__penjualan_milik as
select x.kode_toko as shop, x.op as op_id, 'MILIK_LAIN'::text as event
  from (select p.kode_toko, j.op from penjualan_titipan p
          join penjualan j on j.kode_toko = p.kode_toko and j.no_faktur_jual = p.no_faktur_jual where p.milik_lain
         union all
        select p.kode_toko, j.op from kupon_pakai p
          join penjualan j on j.kode_toko = p.kode_toko and j.no_faktur_jual = p.no_faktur_jual where p.milik_lain) x
 where exists (select from audit a where a.kode_toko = x.kode_toko and a.op = x.op and a.tindakan in ('JUAL', 'SIMPAN', 'TUKAR')
   and a.level in ('KASIR', 'SPV', 'MU'));
select susun_pandangan('v_need');
