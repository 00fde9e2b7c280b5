import { sql, type Query } from '#kit/server/sql.ts';

/**
 * Kinds of warehouses whose gold is stock of the shop (decision 1052). The shop's own pieces go to a SERVICE warehouse
 * by pindah-barang (D-37.5) and stay its stock there; gold of customers is on `service` and `contoh`.
 */
export const JENIS_STOCK = sql`('TOKO', 'SERVICE')`;

/** The places of shop stock: trays and warehouses of these kinds, and what is held for customers (reports.md §3). */
export const tempatStock = (kode_toko: string): Query => sql`
  select 'baki:' || kode_gudang || '/' || kode_baki as akun, kode_gudang as gudang, kode_baki as baki
    from baki join gudang using (kode_toko, kode_gudang) where kode_toko = ${kode_toko} and jenis in ${JENIS_STOCK}
  union all
  select 'gudang:' || kode_gudang, kode_gudang, null from gudang
   where kode_toko = ${kode_toko} and jenis in ${JENIS_STOCK}
  union all
  select 'titip', 'TITIP', null`;

/** A line of a piece that only changes its place in this set, as one of the stock that fills an order does. */
export const dibawa = (baris: string, set: string): Query => sql`exists (
  select from buku x where x.kode_toko = ${sql.ref(`${set}.kode_toko`)} and x.no_bukti = ${sql.ref(`${set}.no_bukti`)}
     and x.kode_barcode = ${sql.ref(`${baris}.kode_barcode`)} and x.qty = -${sql.ref(`${baris}.qty`)}
     and (x.akun like 'baki:%' or x.akun like 'gudang:%' or x.akun = 'titip'))`;

/**
 * The account of the book where a piece `b` of the stock lies now. A held one is asked for its last
 * step: what waits for its validation is still in its tray, nothing of it is booked (D-28.1).
 */
export const AKUN_BARANG = sql`case when b.status = 'TITIP' then (select e.ke from barang_kejadian e
    where e.kode_toko = b.kode_toko and e.kode_barcode = b.kode_barcode order by e.seq desc limit 1)
  when b.kode_baki is null then 'gudang:' || b.kode_gudang else 'baki:' || b.kode_gudang || '/' || b.kode_baki end`;

/**
 * Shop stock at the end of a day: `kode_barcode` (null for loose gold), `gudang`, `baki`, `kadar`,
 * `qty`, `berat`, `murni`. Walked back from now, so that only what moved since is read of the book,
 * however long the shop has been open.
 */
export const isiStock = (kode_toko: string, tgl: string): Query => sql`
  with tempat as (${tempatStock(kode_toko)}
  ), letak as (
    select b.kode_barcode, ${AKUN_BARANG} as akun, b.persen as kadar, 1 as qty, b.berat, b.murni
      from barang b where b.kode_toko = ${kode_toko} and b.status in ('READY', 'TITIP')
    union all
    select k.kode_barcode, k.akun, k.kadar, -k.qty, -k.berat, -k.murni
      from tempat t join buku k on k.kode_toko = ${kode_toko} and k.akun = t.akun and k.tgl_system > ${tgl}::date
     where k.kode_barcode is not null
    union all
    ${emasLepas(kode_toko, sql`k.tgl_system <= ${tgl}::date`)}
  )
  select l.kode_barcode, t.gudang, t.baki, l.kadar, sum(l.qty)::int as qty, sum(l.berat)::bigint as berat,
         sum(l.murni)::bigint as murni
    from letak l join tempat t on t.akun = l.akun
   group by l.kode_barcode, t.gudang, t.baki, l.kadar
  having sum(l.qty) <> 0 or sum(l.berat) <> 0 or sum(l.murni) <> 0`;

/**
 * Gold that is no piece, from the lines `k` of these days: few, and found by an index of their own
 * (buku_lepas). Added up here, because PostgreSQL would take them for a third of the book and then
 * read every piece there ever was.
 */
export const emasLepas = (kode_toko: string | Query, hari: Query): Query => sql`
    select null, k.akun, k.kadar, sum(k.qty)::int, sum(k.berat)::bigint, sum(k.murni)::bigint
      from buku k
     where k.kode_toko = ${kode_toko} and k.kode_barcode is null and ${hari}
       and (k.qty <> 0 or k.berat <> 0 or k.murni <> 0)
     group by k.akun, k.kadar`;
