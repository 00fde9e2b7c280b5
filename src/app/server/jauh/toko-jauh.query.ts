import { sql, type Sql } from '#kit/server/sql.ts';

/** The portal of a shop that has a server of its own; undefined for one that is here, or none. */
export const findPortalJauh = async (on: Sql, kode_toko: string): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ portal: string }>`
      select portal from toko where kode_toko = ${kode_toko} and server_sendiri and is_active`)
  )?.portal;

/** Shops that have servers of their own, those that were chosen or all of them, in order of kode_toko. */
export const listTokoJauh = (on: Sql, toko: readonly string[]) =>
  on.many(sql<{ kode_toko: string; nama_toko: string }>`
    select kode_toko, nama_toko from toko
     where server_sendiri and is_active and jenis <> 'PUSAT'
       and (cardinality(${toko as string[]}::text[]) = 0 or kode_toko = any(${toko as string[]}::text[]))
     order by kode_toko`);
