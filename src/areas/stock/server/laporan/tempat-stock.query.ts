import { sql, type Query } from '#kit/server/sql.ts';

/** The places of shop stock: trays and warehouses of kind TOKO, and what is held for customers (reports.md §3). */
export const tempatStock = (kode_toko: string): Query => sql`
  select 'baki:' || kode_gudang || '/' || kode_baki as akun, kode_gudang as gudang, kode_baki as baki
    from baki join gudang using (kode_toko, kode_gudang) where kode_toko = ${kode_toko} and jenis = 'TOKO'
  union all
  select 'gudang:' || kode_gudang, kode_gudang, null from gudang where kode_toko = ${kode_toko} and jenis = 'TOKO'
  union all
  select 'titip', 'TITIP', null`;

/** Pieces in shop stock at the end of a day, by the book: `kode_barcode`, `gudang`, `baki`, `qty`, `berat`. */
export const isiStock = (kode_toko: string, tgl: string): Query => sql`
  select k.kode_barcode, t.gudang, t.baki, sum(k.qty)::int as qty, sum(k.berat)::bigint as berat
    from buku k join (${tempatStock(kode_toko)}) t on t.akun = k.akun
   where k.kode_toko = ${kode_toko} and k.tgl_system <= ${tgl}::date and k.kode_barcode is not null
   group by 1, 2, 3 having sum(k.qty) <> 0`;
