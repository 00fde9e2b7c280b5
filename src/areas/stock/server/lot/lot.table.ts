import { fill } from '#kit/rules/refusal.ts';
import { negate, rp, type Miligram, type Persen } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, invariant, refuseIf } from '#kit/server/problem.ts';
import { sql } from '#kit/server/sql.ts';
import { insertRows } from '#kit/server/sql/rows.ts';
import {
  ambilTertua,
  nomorLot,
  periksaCukup,
  susunLot,
  TIDAK_LOT,
  type AsalLot,
  type BagianLot,
  type EmasBaru,
  type EmasLot,
  type Lot,
  type LotBaru,
  type TahapLot,
} from '#areas/stock/rules/lot.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';

type Made = {
  readonly no: string;
  readonly asal: AsalLot;
  readonly tahap: TahapLot;
  readonly emas: readonly EmasBaru[];
  /** The part of their cost that the act booked as lost. */
  readonly hilang?: Rupiah;
};

/** Gold that an act puts into ROSOK or HANCUR warehouses becomes lots under the act's number (D-44.1). */
export async function createLots(
  tx: Tx,
  { no, asal, tahap, emas, hilang = rp(0) }: Made,
  ctx: Ctx,
): Promise<string[]> {
  const { kode_toko, hari, user_id, op } = ctx;
  const lots = susunLot(emas, hilang).map((one, at) => ({ ...one, no_lot: nomorLot(no, at) }));
  if (lots.length === 0) return [];
  const shared = { kode_toko, no_dokumen: no, tgl_system: hari, op };
  const rows = lots.map((one) => ({
    ...one,
    ...shared,
    asal: one.asal ?? asal,
    tahap: one.kode_tukang === null ? tahap : 'DI TUKANG',
    murni_awal: one.murni,
    input_by: user_id,
  }));
  await tx.run(await insertRows(tx, 'lot', rows, { input_date: sql`waktu()` }));
  await recordMoves(tx, no, lots, 1, ctx);
  return lots.map(({ no_lot }) => no_lot);
}

type Moved = EmasLot & { readonly no_lot: string };

/** What an act put into lots (1) or took out of them (-1), one row a lot. */
async function recordMoves(
  tx: Tx,
  no_bukti: string,
  parts: readonly Moved[],
  arah: 1 | -1,
  { kode_toko, hari: tgl_system, op }: Ctx,
): Promise<void> {
  const signed = <Q extends Miligram | Rupiah>(value: Q): Q => (arah === 1 ? value : negate(value));
  const rows = parts.map(({ no_lot, qty, berat, murni, modal }) => ({
    kode_toko,
    no_lot,
    no_bukti,
    tgl_system,
    qty: arah * qty,
    berat: signed(berat),
    murni: signed(murni),
    modal: signed(modal),
    op,
  }));
  if (rows.length > 0) await tx.run(await insertRows(tx, 'lot_gerak', rows));
}

/** Changes what lots hold now; the database refuses one that would fall below nothing. */
async function changeLots(
  tx: Tx,
  parts: readonly Moved[],
  arah: 1 | -1,
  { kode_toko }: Ctx,
): Promise<void> {
  const rows = parts.map(({ no_lot, qty, berat, murni, modal }) => ({
    no_lot,
    qty: arah * qty,
    berat: arah * berat,
    murni: arah * murni,
    modal: arah * modal,
  }));
  const changed = await tx.run(sql`
    update lot l
       set qty = l.qty + r.qty, berat = l.berat + r.berat, murni = l.murni + r.murni, modal = l.modal + r.modal
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (no_lot text, qty int, berat bigint, murni bigint, modal bigint)
     where l.kode_toko = ${kode_toko} and l.no_lot = r.no_lot`);
  invariant(changed === rows.length, `${rows.length} lots move, ${changed} are there`);
}

export type EmasDiminta = {
  readonly kode_gudang: string;
  readonly kadar: Persen;
  readonly berat: Miligram;
};

/**
 * Locks the lots of the named gold, the oldest first, and says which parts of them make up each weight. Acts on the
 * same gold follow each other. 422 where less lies there; nothing is written.
 */
export async function pickLots(
  tx: Tx,
  asked: readonly EmasDiminta[],
  ctx: Ctx,
): Promise<BagianLot[][]> {
  const held = await lockLots(tx, asked, ctx);
  const lotsOf = ({ kode_gudang, kadar }: EmasDiminta): Lot[] =>
    held.filter((lot) => lot.kode_gudang === kode_gudang && lot.persen === kadar);
  refuseIf(
    asked.flatMap((one, at) =>
      periksaCukup(lotsOf(one), one).map((no) => ({ ...no, field: `emas.${at}.berat` })),
    ),
  );
  return asked.map((one) => ambilTertua(lotsOf(one), one.berat));
}

const lockLots = (tx: Tx, asked: readonly EmasDiminta[], { kode_toko }: Ctx): Promise<Lot[]> =>
  tx.many(sql<Lot>`
    select l.no_lot, l.kode_gudang, l.persen, l.qty, l.berat, l.murni, l.modal, l.modal_tahu
      from lot l
     where l.kode_toko = ${kode_toko} and l.berat > 0 and l.tahap <> 'DI TUKANG'
       and exists (select from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
             as a (kode_gudang text, kadar int) where a.kode_gudang = l.kode_gudang and a.kadar = l.persen)
     order by l.urut ${tx.forUpdate}`);

/** Those parts leave their lots by this act. */
export async function takeParts(
  tx: Tx,
  no: string,
  parts: readonly BagianLot[],
  ctx: Ctx,
): Promise<void> {
  if (parts.length === 0) return;
  await changeLots(tx, parts, -1, ctx);
  await recordMoves(tx, no, parts, -1, ctx);
}

/** A lot that is there holds more by this act. */
export async function raiseLot(tx: Tx, no: string, part: Moved, ctx: Ctx): Promise<void> {
  await changeLots(tx, [part], 1, ctx);
  await recordMoves(tx, no, [part], 1, ctx);
}

/** What left by an act lies in its lots again, under the number of its cancel. */
export async function returnParts(
  tx: Tx,
  { no, no_batal }: { readonly no: string; readonly no_batal: string },
  ctx: Ctx,
): Promise<void> {
  const moves = await tx.many(sql<Moved>`
    select no_lot, -qty as qty, -berat as berat, -murni as murni, -modal as modal, true as modal_tahu from lot_gerak
     where kode_toko = ${ctx.kode_toko} and no_bukti = ${no} and berat < 0 order by no_lot`);
  if (moves.length === 0) return;
  await changeLots(tx, moves, 1, ctx);
  await recordMoves(tx, no_batal, moves, 1, ctx);
}

type Untouched = Lot & { readonly utuh: boolean };

/**
 * Locks what an act put into lots. 409 where any of it has left since: its cancel would take other gold. An act of
 * before lots began finds its gold in the lot of what lay there then; null where it does.
 */
export async function lockMadeLots(tx: Tx, no: string, { kode_toko }: Ctx): Promise<Lot[] | null> {
  const lots = await tx.many(sql<Untouched>`
    select l.no_lot, l.kode_gudang, l.persen, l.qty, l.berat, l.murni, l.modal, l.modal_tahu,
           (l.qty, l.berat, l.murni, l.modal) = (g.qty, g.berat, g.murni, g.modal) as utuh
      from lot l join lot_gerak g on g.kode_toko = l.kode_toko and g.no_lot = l.no_lot and g.no_bukti = l.no_dokumen
     where l.kode_toko = ${kode_toko} and l.no_dokumen = ${no} order by l.urut for update of l`);
  const used = lots.find(({ utuh }) => !utuh);
  conflictIf(used !== undefined, fill(TIDAK_LOT.LOT_TERPAKAI, { no_lot: used?.no_lot ?? '' }));
  return lots.length > 0 ? lots : null;
}

/** The lots of a cancelled act are empty. */
export async function emptyLots(
  tx: Tx,
  no_batal: string,
  lots: readonly Lot[],
  ctx: Ctx,
): Promise<void> {
  await changeLots(tx, lots, -1, ctx);
  await recordMoves(tx, no_batal, lots, -1, ctx);
}

/** The lot of what lay there when lots began. */
export const lockAwal = async (tx: Tx, { kode_gudang, persen }: LotBaru, { kode_toko }: Ctx) => {
  const lot = await tx.maybe(sql<Lot>`
    select no_lot, kode_gudang, persen, qty, berat, murni, modal, modal_tahu from lot
     where kode_toko = ${kode_toko} and asal = 'AWAL' and kode_gudang = ${kode_gudang} and persen = ${persen}
       for update`);
  invariant(lot, `Gold of ${persen} in ${kode_gudang} has no lot of before`);
  return lot;
};
