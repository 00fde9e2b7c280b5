import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';

const CIRI = [
  'nama_barang',
  'kode_dept',
  'kode_group',
  'kode_kadar',
  'kode_supplier',
  'harga_modal',
] as const;

/** What the piece `b` was called, or had cost, on the day of the `dahulu` beside it. */
export const saatItu = (ciri: (typeof CIRI)[number]): Query => {
  const [kini, itu] = [sql.ref(`b.${ciri}`), sql.ref(`d.${ciri}`)];
  return sql`case when d.kode_barcode is null then ${kini} else ${itu} end`;
};

/**
 * Joins to the pieces `b`, as `d`, the former data of those that were changed since: as they were when the
 * day ended. They are few, so that PostgreSQL holds all of them at once. Of one shop, or of the whole chain.
 */
export const dahulu = (tgl: Hari, kode_toko?: string): Query => sql`
  left join (
    select distinct on (kode_toko, kode_barcode) * from barang_dahulu
     where sebelum > ${tgl}::date ${kode_toko === undefined ? sql`` : sql`and kode_toko = ${kode_toko}`}
     order by kode_toko, kode_barcode, sebelum
  ) d on d.kode_toko = b.kode_toko and d.kode_barcode = b.kode_barcode`;

/** Pieces as they were called when a day ended: a closed day says the same for ever (decision 0124). */
export const barangPada = (tgl: Hari, kode_toko?: string): Query => sql`
  select b.kode_toko, b.kode_barcode, b.tgl_terima,
         ${sql.join(
           CIRI.map((ciri) => sql`${saatItu(ciri)} as ${sql.ref(ciri)}`),
           sql`, `,
         )}
    from barang b ${dahulu(tgl, kode_toko)}`;
