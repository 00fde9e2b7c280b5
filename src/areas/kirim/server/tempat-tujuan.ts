import type { Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Tempat } from '#areas/stock/rules/barang.ts';
import { namaTempat, type Tujuan } from '#areas/stock/rules/pindah.ts';
import { lockTujuan } from '#areas/stock/server/pindah/pindah.table.ts';

export type TempatTerkunci = {
  /** How many pieces a place shall take, and what speaks against it. */
  check(
    ke: Tempat,
    qty: number,
    periksa: (of: Tujuan | undefined, ke: Tempat, qty: number) => Refusal[],
  ): Refusal[];
};

/** Places that pieces shall go to, held in one order, so that no two acts wait for each other. */
export async function kunciTempat(
  tx: Tx,
  kode_toko: string,
  places: readonly Tempat[],
): Promise<TempatTerkunci> {
  const each = new Map(places.map((place) => [namaTempat(place), place]));
  const held = new Map<string, Tujuan | undefined>();
  for (const [name, place] of [...each].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    held.set(name, await lockTujuan(tx, kode_toko, place));
  return { check: (ke, qty, periksa) => periksa(held.get(namaTempat(ke)), ke, qty) };
}

/** How many pieces go to each place. */
export const perTempat = <T extends Tempat>(
  pieces: readonly T[],
): ReadonlyMap<string, readonly T[]> => Map.groupBy(pieces, namaTempat);
