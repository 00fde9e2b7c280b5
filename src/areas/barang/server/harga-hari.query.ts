import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';

/**
 * The global price of fine gold that was in force when a day closed, or now while it is open: one
 * row with `harga`, or none (D-9.1).
 */
export const hargaMurniHari = (kode_toko: string, tgl: Hari): Query => sql`
  select (value #>> '{}')::bigint as harga from parameter_toko
   where kode_toko = ${kode_toko} and key = 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE' and berlaku_dari <= coalesce(
     (select ditutup_at from hari_toko where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date), waktu())
   order by berlaku_dari desc, id desc limit 1`;
