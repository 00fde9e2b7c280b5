import { cocokUrut } from '#kit/server/sql/cari.query.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { readKataBarang, type KataBarang } from '#areas/stock/rules/kata-barang.ts';

/** Everything of a piece `b` that a word may stand in: the very text of the index `barang_kata`. */
const KATA = sql`(b.kode_barcode || ' ' || coalesce(b.kode_intern, '') || ' ' || b.nama_barang
  || ' ' || b.kode_kadar || ' ' || coalesce(b.kode_baki, ''))`;
const plain = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Pieces that every word typed speaks of: name, codes, tray, kadar or weight. */
export const cocokBarang = (q: string): Query =>
  sql.join(readKataBarang(q).map(cocokKata), sql` and `);

/** The same, one by one: joining them again for each row costs more than the whole search in them. */
const BAGIAN = ['kode_barcode', 'kode_intern', 'nama_barang', 'kode_kadar', 'kode_baki'].map(
  (name) => sql`b.${sql.ref(name)}`,
);

function cocokKata({ teks, angka }: KataBarang): Query {
  if (!angka) return sql`${KATA} ilike ${`%${plain(teks)}%`}`;
  const { berat, persen } = angka;
  return sql`(b.berat >= ${berat[0]} and b.berat < ${berat[1]}
    ${persen === undefined ? sql`` : sql`or b.persen = ${persen}`}
    or ${cocokAngka(teks)})`;
}

/** A figure of four signs may stand anywhere, of three at the end of a barcode, and any as a word of its own. */
function cocokAngka(teks: string): Query {
  const digits = plain(teks);
  // Figures know no capitals: without them a row is looked through several times as fast.
  const seperti = /[a-z]/.test(teks) ? sql`ilike` : sql`like`;
  const ada = (isi: Query) => sql`${isi} ${seperti} ${`%${digits}%`}`;
  const sendiri = (isi: Query) =>
    sql`${ada(isi)} and (' ' || ${isi} || ' ') ${seperti} ${`% ${digits} %`}`;
  const anywhere = sql.join(
    BAGIAN.map((isi) => (teks.length < 4 ? sendiri(isi) : ada(isi))),
    sql` or `,
  );
  return teks.length === 3
    ? sql`${anywhere} or b.kode_barcode ${seperti} ${`%${digits}`}`
    : anywhere;
}

/** The likeliest first: the very code, then what begins so. */
export const urutBarang = (q: string): Query =>
  cocokUrut([sql`b.kode_barcode`, sql`coalesce(b.kode_intern, '')`, sql`b.nama_barang`], q);
