import { sql, type Sql } from '#kit/server/sql.ts';

/**
 * Whether head office is one of two shops, and one alone: branches never ask each other (D-43.2), so that no key of one
 * opens what is kept for another.
 */
export const isLewatPusat = async (on: Sql, iss: string, aud: string): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from toko a, toko b
     where a.kode_toko = ${iss} and b.kode_toko = ${aud} and (a.jenis = 'PUSAT') <> (b.jenis = 'PUSAT')`)) !==
  undefined;
