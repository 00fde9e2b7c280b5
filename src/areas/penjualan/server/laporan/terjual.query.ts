import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';

/** Lines `l` of counted sales `p` of a span of days: what every report of selling reads (reports.md §3). */
export const dariTerjual = (
  kode_toko: string,
  { tgl_from, tgl_to }: { tgl_from: Hari; tgl_to: Hari },
): Query => sql`
    from nota_jual_barang l
    join nota_jual p on p.kode_toko = l.kode_toko and p.no_faktur_jual = l.no_faktur_jual
   where l.kode_toko = ${kode_toko} and l.tgl_system between ${tgl_from}::date and ${tgl_to}::date
     and p.kode_toko = ${kode_toko} and p.tgl_system between ${tgl_from}::date and ${tgl_to}::date
     and p.status = 'DONE'`;

/** Lines `l` of sales `p` whose parcel came back on one of these days, by the buy-back `k` that took it in (D-48.3). */
export const dariKembali = (
  kode_toko: string,
  { tgl_from, tgl_to }: { tgl_from: Hari; tgl_to: Hari },
): Query => sql`
    from pembelian k
    join nota_jual p on p.kode_toko = k.kode_toko and p.no_faktur_jual = k.no_jual_retur
    join nota_jual_barang l on l.kode_toko = p.kode_toko and l.no_faktur_jual = p.no_faktur_jual
   where k.kode_toko = ${kode_toko} and k.no_jual_retur is not null
     and k.tgl_system between ${tgl_from}::date and ${tgl_to}::date`;

/** Every reduction of a line is its discount (reports.md §4). */
export const DISKON = sql`(l.diskon_rp + l.potongan_rp + l.kupon_rp + l.bagian_rp)`;

/** What a group of lines adds up to. */
export const JUMLAH = sql`count(distinct l.no_faktur_jual)::int as jml_faktur, sum(l.qty)::int as qty,
  sum(l.berat)::bigint as berat, sum(l.murni)::bigint as murni, sum(l.harga)::bigint as bruto,
  sum(${DISKON})::bigint as diskon, sum(l.netto)::bigint as netto`;
