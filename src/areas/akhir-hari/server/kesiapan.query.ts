import { sql, type Query } from '#kit/server/sql.ts';

/** Documents that wait for validation, by the name of their calls: an exchange is one, not three. */
export const belumValidasiQuery = (
  kode_toko: string,
): Query<{ jenis: string; jumlah: number }> => sql<{ jenis: string; jumlah: number }>`
  select coalesce(j.nama, lower(r.letters)) as jenis, count(*)::int as jumlah
    from v_register r left join jenis_dokumen j on j.jenis = jenis_nomor(r.no)
   where r.shop = ${kode_toko} and r.waits and r.within is null
   group by 1 order by 1`;

/** Trays that hold something and were not on the scale on a day; in turns: the one that has waited longest. */
export const bakiBelumTimbangQuery = (
  kode_toko: string,
  tgl: string,
  bergilir: boolean,
): Query<{ baki: string }> => sql<{ baki: string }>`
  with isi as (
    select gudang, baki from v_item where shop = ${kode_toko} and baki is not null
    union
    select gudang, baki from v_manual where shop = ${kode_toko} and baki <> '' and qty > 0),
  terakhir as (
    select i.gudang, i.baki, max(w.business_date) as tgl from isi i
      left join v_weighing w on w.shop = ${kode_toko} and w.gudang = i.gudang and w.baki = i.baki group by 1, 2)
  select baki from terakhir where tgl is distinct from ${tgl}::date
   ${bergilir ? sql`and not exists (select from terakhir where tgl = ${tgl}::date)` : sql``}
   order by tgl nulls first, gudang, baki ${bergilir ? sql`limit 1` : sql``}`;

/** Sets of the shop, counted as far as it matters whether the whole history is looked at. */
export const banyakSetQuery = (
  kode_toko: string,
  paling: number,
): Query<{ banyak: boolean }> => sql<{ banyak: boolean }>`
  select count(*) > ${paling} as banyak from (select from buku_set
      where kode_toko = ${kode_toko} limit ${paling + 1}) s`;

/** Many small plans over few rows: compiling them would cost more than they take. */
export const tanpaJitQuery = sql`
  select set_config('jit', 'off', true), set_config('work_mem', '64MB', true)`;

/** For the rest of a transaction each statement is planned once per connection, not at every closing. */
export const rencanaSekaliQuery = sql`select set_config('plan_cache_mode', 'force_generic_plan', true)`;
