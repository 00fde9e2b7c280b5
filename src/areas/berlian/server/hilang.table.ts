import type { Tx } from '#kit/server/database.ts';
import { invariant } from '#kit/server/problem.ts';
import { sql } from '#kit/server/sql.ts';
import type { Batu } from '#areas/berlian/rules/batu.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Stones that a count found again, loose where it counted: the shop's own from then on. */
export const setDitemukan = async (
  tx: Tx,
  codes: readonly string[],
  kode_gudang: string,
  { kode_toko, op }: Ctx,
): Promise<void> => {
  if (codes.length === 0) return;
  const changed = await tx.run(sql`
    update berlian set status = 'LEPAS', no_pegang = null, kode_gudang = ${kode_gudang}, konsinyasi = false,
           op = ${op}::uuid
     where kode_toko = ${kode_toko} and kode_berlian = any(${codes}) and status = 'HILANG'`);
  invariant(changed === codes.length, `${codes.join(', ')}: ${changed} stones were found`);
};

type Hilang = Pick<Batu, 'kode_berlian' | 'konsinyasi' | 'kode_gudang'> & {
  readonly no_pegang: string;
};
/** Sets a found stone back to missing: the count that found it is cancelled. */
export const setHilangLagi = (
  tx: Tx,
  { kode_berlian, konsinyasi, kode_gudang, no_pegang }: Hilang,
  { kode_toko, op }: Ctx,
): Promise<number> =>
  tx.run(sql`
    update berlian set status = 'HILANG', no_pegang = ${no_pegang}, kode_gudang = ${kode_gudang},
           konsinyasi = ${konsinyasi}, op = ${op}::uuid
     where kode_toko = ${kode_toko} and kode_berlian = ${kode_berlian} and status = 'LEPAS'`);

/** Loose stones that lie in another warehouse than the book had them in. */
export const setGudangBatu = async (
  tx: Tx,
  codes: readonly string[],
  kode_gudang: string,
  { kode_toko, op }: Ctx,
): Promise<void> => {
  if (codes.length === 0) return;
  await tx.run(sql`
    update berlian set kode_gudang = ${kode_gudang}, op = ${op}::uuid
     where kode_toko = ${kode_toko} and kode_berlian = any(${codes}) and status = 'LEPAS'`);
};
