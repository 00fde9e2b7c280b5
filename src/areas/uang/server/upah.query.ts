import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';

/** Finished work by its own number, or by that of the document that it was done for. */
export const findUpah = (on: Sql, kode_toko: string, no: string) =>
  on.maybe(sql<{ no_kerja: string; upah: Rupiah }>`
    select no_kerja, upah from v_upah
     where kode_toko = ${kode_toko} and (no_kerja = ${no} or no_dokumen = ${no}) order by no_kerja desc limit 1`);

export async function lockUpah(tx: Tx, kode_toko: string, no_kerja: string): Promise<void> {
  const key = `upah:${kode_toko}:${no_kerja}`;
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** What was paid for this work, and by which cash-out last. */
export const readDibayar = (on: Sql, kode_toko: string, no_kerja: string) =>
  on.one(sql<{ jumlah: Rupiah; no_kas: string | null }>`
    select coalesce(sum(jumlah), 0)::bigint as jumlah, max(no_kas) as no_kas from kas
     where kode_toko = ${kode_toko} and no_kerja = ${no_kerja} and status = 'DONE'`);
