import { sql, type Query } from '#kit/server/sql.ts';

/** A gold content as `percentText` says it (R18), where a report groups by it: '37.5%'. */
export const teksPersen = (persen: Query): Query =>
  sql`trim(trailing '.' from trim(trailing '0' from (${persen} / 100.0)::numeric(6, 2)::text)) || '%'`;

/** The same for a code of the master. */
export const teksKadar = (kode_toko: Query, kode: Query): Query => sql`
  coalesce((select ${teksPersen(sql`k.persen`)} from kadar k
             where k.kode_toko = ${kode_toko} and k.kode_kadar = ${kode}), ${kode})`;
