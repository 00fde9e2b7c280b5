import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { AKUN_BARANG, JENIS_STOCK } from '#areas/stock/server/laporan/tempat-stock.query.ts';

/** Accounts of shop stock (reports.md §3): trays and warehouses of kind TOKO and SERVICE, and what is held. */
export const tempatToko = (kode_toko: string | Query): Query => sql`
    select 'baki:' || kode_gudang || '/' || kode_baki as akun, kode_gudang, kode_baki
      from baki join gudang using (kode_toko, kode_gudang) where kode_toko = ${kode_toko} and jenis in ${JENIS_STOCK}
    union all
    select 'gudang:' || kode_gudang, kode_gudang, null from gudang
     where kode_toko = ${kode_toko} and jenis in ${JENIS_STOCK}
    union all
    select 'titip', 'TITIP', null`;

/** The mean of the daily closing weights, out of the movements `h` up to the last day. */
export const beratRata = (from: Hari, to: Hari): Query => sql`
  sum(h.berat * (${to}::date - greatest(h.tgl_system, ${from}::date) + 1))
  / (${to}::date - ${from}::date + 1)::numeric`;

/**
 * Shop stock by piece and place as rows to be added up: what lay there when the day `to` ended and,
 * on the mean of its closings, from the day `from` on. Walked back from now: only what moved since is
 * read, however long the shop has been open. A piece that came and went has a row of each, so add up
 * by what is asked for: a sum for each piece first took a year's report ten times as long.
 */
export const stockRata = (kode_toko: string | Query, from: Hari, to: Hari): Query => sql`
  with tempat as (${tempatToko(kode_toko)}
  ), lama as (
    select (${to}::date - ${from}::date + 1)::numeric as hari
  ), gerak as (
    select b.kode_barcode, ${AKUN_BARANG} as akun, 1 as akhir_qty, b.berat as akhir_berat, b.murni as akhir_murni,
           1::numeric as qty, b.berat::numeric as berat
      from barang b where b.kode_toko = ${kode_toko} and b.status in ('READY', 'TITIP')
    union all
    select k.kode_barcode, k.akun, -k.qty * m.sesudah, -k.berat * m.sesudah, -k.murni * m.sesudah,
           -k.qty * m.bagian, -k.berat * m.bagian
      from tempat t
      join buku k on k.kode_toko = ${kode_toko} and k.akun = t.akun and k.tgl_system > ${from}::date
      cross join lama
      cross join lateral (select case when k.tgl_system > ${to}::date then 1 else 0 end as sesudah,
        case when k.tgl_system > ${to}::date then 1 else (k.tgl_system - ${from}::date) / lama.hari end as bagian) m
     where k.kode_barcode is not null
  )
  select g.kode_barcode, t.kode_gudang, t.kode_baki, g.akhir_qty, g.akhir_berat, g.akhir_murni,
         g.qty as rata_qty, g.berat as rata_berat
    from gerak g join tempat t on t.akun = g.akun`;
