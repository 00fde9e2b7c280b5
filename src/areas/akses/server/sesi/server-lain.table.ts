import { sql, type Sql } from '#kit/server/sql.ts';

/** Public keys of the server of a shop: the present, and for a day the one before (D-43.2). */
export const listKunciServer = async (on: Sql, kode_toko: string, now: string): Promise<string[]> =>
  (
    await on.many(sql<{ x: string }>`
      select k.x from toko t join kunci_server k using (kode_toko)
       where t.kode_toko = ${kode_toko} and t.server_sendiri and t.is_active
      union all
      select k.lama_x from toko t join kunci_server k using (kode_toko)
       where t.kode_toko = ${kode_toko} and t.server_sendiri and t.is_active
         and k.lama_sampai > ${now}::timestamptz`)
  ).map(({ x }) => x);

/**
 * Whether head office is one of two shops, and one alone: branches never ask each other (D-43.2), so that no key of one
 * opens what is kept for another.
 */
export const isLewatPusat = async (on: Sql, iss: string, aud: string): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from toko a, toko b
     where a.kode_toko = ${iss} and b.kode_toko = ${aud} and (a.jenis = 'PUSAT') <> (b.jenis = 'PUSAT')`)) !==
  undefined;
