import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';

/** Lines `l` of counted buy-backs `p` of a span of days: what every report of buying reads. */
export const dariDibeli = (
  kode_toko: string,
  { tgl_from, tgl_to }: { tgl_from: Hari; tgl_to: Hari },
): Query => sql`
    from nota_beli_barang l
    join nota_beli p on p.kode_toko = l.kode_toko and p.no_faktur_beli = l.no_faktur_beli
   where l.kode_toko = ${kode_toko} and l.tgl_system between ${tgl_from}::date and ${tgl_to}::date
     and p.kode_toko = ${kode_toko} and p.tgl_system between ${tgl_from}::date and ${tgl_to}::date
     and p.status = 'DONE'`;
