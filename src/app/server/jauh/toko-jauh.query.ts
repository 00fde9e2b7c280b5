import { sql, type Sql } from '#kit/server/sql.ts';

/** The portal of a shop that has a server of its own; undefined for one that is here, or none. */
export const findPortalJauh = async (on: Sql, kode_toko: string): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ portal: string }>`
      select portal from toko where kode_toko = ${kode_toko} and server_sendiri and is_active`)
  )?.portal;
