import { type Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import { akunGudang } from '#areas/buku/rules/akun.ts';
import { TIDAK_HANCUR } from '#areas/stock/rules/hancur.ts';
import { susunLot, type EmasBaru, type Lot, type LotBaru } from '#areas/stock/rules/lot.ts';
import { isRosokTerpakai } from '#areas/stock/server/hancur/hancur.query.ts';
import { emptyLots, lockAwal, lockMadeLots } from '#areas/stock/server/lot/lot.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Undone = {
  readonly no: string;
  /** When the act was written. */
  readonly sejak: string;
  /** What it put into warehouses, as its lines say. */
  readonly emas: readonly EmasBaru[];
};

/**
 * Holds the loose gold that an act made, for its cancel: 409 where any of it was used since. Answers what takes the
 * gold out of its lots under the cancel's number.
 */
export async function undoLots(
  tx: Tx,
  { no, sejak, emas }: Undone,
  ctx: Ctx,
): Promise<(no_batal: string) => Promise<void>> {
  const lots = (await lockMadeLots(tx, no, ctx)) ?? (await partsOfFirst(tx, sejak, emas, ctx));
  return (no_batal) => emptyLots(tx, no_batal, lots, ctx);
}

/** Gold of an act of before lots began lies in the lot of what was there then (D-44.1). */
async function partsOfFirst(
  tx: Tx,
  sejak: string,
  emas: readonly EmasBaru[],
  ctx: Ctx,
): Promise<Lot[]> {
  const parts: Lot[] = [];
  for (const gold of susunLot(emas)) {
    const akun = akunGudang(gold.kode_gudang);
    const used = await isRosokTerpakai(tx, ctx.kode_toko, akun, [gold.persen], sejak);
    conflictIf(used, TIDAK_HANCUR.ROSOK_TERPAKAI);
    parts.push(partOf(await lockAwal(tx, gold, ctx), gold));
  }
  return parts;
}

/** The last gram takes the rest of its fine gold and cost. */
const partOf = (lot: Lot, { berat, murni, modal }: LotBaru): Lot =>
  berat >= lot.berat ? lot : { ...lot, qty: 0, berat, murni, modal: atMost(modal, lot.modal) };
const atMost = (modal: Rupiah, most: Rupiah): Rupiah => (modal > most ? most : modal);
