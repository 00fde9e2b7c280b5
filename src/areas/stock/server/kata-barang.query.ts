import { cocokUrut } from '#kit/server/sql/cari.query.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { bacaKataBarang, type KataBarang } from '#areas/stock/rules/kata-barang.ts';

/** Everything of a piece `b` that a word may stand in: the very text of the index `barang_kata`. */
const KATA = sql`(b.kode_barcode || ' ' || coalesce(b.kode_intern, '') || ' ' || b.nama_barang
  || ' ' || b.kode_kadar || ' ' || coalesce(b.kode_baki, ''))`;
const plain = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Pieces that every word typed speaks of: name, codes, tray, kadar or weight. */
export const cocokBarang = (q: string): Query =>
  sql.join(bacaKataBarang(q).map(cocokKata), sql` and `);

function cocokKata({ teks, angka }: KataBarang): Query {
  if (!angka) return sql`${KATA} ilike ${`%${plain(teks)}%`}`;
  const { berat, persen } = angka;
  const digits = plain(teks);
  // Figures know no capitals: without them a row is looked through several times as fast.
  const seperti = /[a-z]/.test(teks) ? sql`ilike` : sql`like`;
  return sql`(b.berat >= ${berat[0]} and b.berat < ${berat[1]}
    ${persen === undefined ? sql`` : sql`or b.persen = ${persen}`}
    or (' ' || ${KATA} || ' ') ${seperti} ${`% ${digits} %`}
    ${teks.length < 3 ? sql`` : sql`or b.kode_barcode ${seperti} ${`%${digits}`}`}
    ${teks.length < 4 ? sql`` : sql`or ${KATA} ${seperti} ${`%${digits}%`}`})`;
}

/** The likeliest first: the very code, then what begins so. */
export const urutBarang = (q: string): Query =>
  cocokUrut([sql`b.kode_barcode`, sql`coalesce(b.kode_intern, '')`, sql`b.nama_barang`], q);
