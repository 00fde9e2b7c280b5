-- What a superior agrees to about repairs is declared (decision 920): these columns are what the conditions compare.
-- The charge of the shop's list beside the one that was agreed (D-37.2).
alter table service_barang add column ongkos_daftar rupiah check (ongkos_daftar >= 0);
-- The estimate beside what the work costs, and gold above the share of a piece that needs no word (D-37.3).
alter table tukang_kembali
  add column ongkos_awal rupiah not null default 0,
  add column tambah_lebih boolean not null default false;

-- By hand stays what is a cancel: a job given back, with or without money, and to whom.
create or replace view v_need__service as
select t.kode_toko as shop, s.op as op_id, 'BATAL_SERVICE'::text as event from service t
  join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_batal
union all
select kode_toko, op_batal, 'BATAL' from tukang_serah where op_batal is not null
union all
select kode_toko, op_batal, 'BATAL' from tukang_kembali where op_batal is not null
union all
select t.kode_toko, s.op, 'MILIK_LAIN' from service t
  join buku_set s on s.kode_toko = t.kode_toko and s.no_bukti = t.no_batal
 where t.setuju_pemilik is not null
   and exists (select from audit a where a.kode_toko = t.kode_toko and a.op = s.op and a.level in ('KASIR', 'SPV', 'MU'));

select susun_pandangan('v_need');
select kunci_pandangan();
