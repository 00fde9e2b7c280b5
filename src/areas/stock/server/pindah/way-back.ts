import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { inTurn } from '#kit/rules/lists.ts';
import type { Tempat } from '#areas/stock/rules/barang.ts';
import { namaTempat, periksaPulang } from '#areas/stock/rules/pindah.ts';
import { lockTujuan } from '#areas/stock/server/pindah/pindah.table.ts';

/** Where a piece came from, as the line of its document keeps it. */
type Origin = { readonly dari_gudang: string; readonly dari_baki: string | null };

export const originOf = ({ dari_gudang, dari_baki }: Origin): Tempat => ({
  kode_gudang: dari_gudang,
  kode_baki: dari_baki,
});

/** Every tray that pieces came from still has room; held in one order, so that no two wait for each other. */
export async function checkRoom(
  tx: Tx,
  kode_toko: string,
  lines: readonly Origin[],
): Promise<void> {
  const places = Map.groupBy(lines, (line) => namaTempat(originOf(line)));
  for (const [, those] of [...places].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const place = originOf(inTurn(those, 0));
    refuseIf(periksaPulang(await lockTujuan(tx, kode_toko, place), place, those.length));
  }
}
