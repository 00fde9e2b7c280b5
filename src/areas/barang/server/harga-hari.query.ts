import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';

/**
 * The global price of fine gold that was in force when a day closed, or now while it is open: one
 * row with `harga`, or none (D-9.1).
 */
export const hargaMurniHari = (kode_toko: string | Query, tgl: Hari): Query => sql`
  select (value #>> '{}')::bigint as harga from parameter_toko
   where kode_toko = ${kode_toko} and key = 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE' and berlaku_dari <= coalesce(
     (select ditutup_at from hari_toko where kode_toko = ${kode_toko} and tgl_system = ${tgl}::date), waktu())
   order by berlaku_dari desc, id desc limit 1`;

/** The same for every day of a span: `tgl_system` and `harga`, null where there was none. */
export const hargaMurniHarian = (kode_toko: string, from: Hari, to: Hari): Query => sql`
  select d.tgl_system, (
         select (p.value #>> '{}')::bigint from parameter_toko p
          where p.kode_toko = d.kode_toko and p.key = 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE'
            and p.berlaku_dari <= coalesce(d.ditutup_at, waktu())
          order by p.berlaku_dari desc, p.id desc limit 1) as harga
    from hari_toko d
   where d.kode_toko = ${kode_toko} and d.tgl_system between ${from}::date and ${to}::date`;
