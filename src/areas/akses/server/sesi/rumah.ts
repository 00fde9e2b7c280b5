import type { Database } from '#kit/server/database.ts';
import type { Param, Parameter } from '#areas/toko/contract/parameter.ts';
import { readSetelanToko } from '#areas/toko/server/setelan.ts';
import type { SesiRow } from '#areas/akses/server/sesi/sesi.table.ts';

/** A shop that has a word in how long a session lives and what it needs. */
export type Rumah = { readonly kode_toko: string; readonly param: Param };

/**
 * The session is the person's: head office that works on a branch keeps the bounds of its own shop beside those of
 * the branch, so that no session stays unlocked, or without a second factor, in a shop that asks less.
 */
export async function rumahSesi(
  db: Database,
  { kode_toko, kode_toko_user }: Pick<SesiRow, 'kode_toko' | 'kode_toko_user'>,
  param: Param,
): Promise<readonly Rumah[]> {
  const disana = { kode_toko, param };
  if (kode_toko === kode_toko_user) return [disana];
  const sendiri = await readSetelanToko(db, kode_toko_user);
  return [disana, { kode_toko: kode_toko_user, param: sendiri.param }];
}

/** The fewest minutes that one of them sets. */
export const menit = (rumah: readonly Rumah[], parameter: Parameter<number>): number =>
  Math.min(...rumah.map(({ param }) => param(parameter)));
