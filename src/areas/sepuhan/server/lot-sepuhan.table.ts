import { minus, scale, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, orConflict } from '#kit/server/problem.ts';
import { sql } from '#kit/server/sql.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import {
  TIDAK_LOT,
  type AsalLot,
  type BagianLot,
  type KelasLot,
  type Lot,
  type ProsesLot,
  type TahapLot,
} from '#areas/stock/rules/lot.ts';
import { akunGudang } from '#areas/buku/rules/akun.ts';
import { akunTukang } from '#areas/service/rules/tukang.ts';
import { susutHabis } from '#areas/stock/rules/susut.ts';
import { TIDAK_SEPUHAN } from '#areas/sepuhan/rules/pesan-sepuhan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A lot with where it came from and what its processes lost so far. */
export type LotAda = Lot & {
  readonly no_dokumen: string;
  readonly asal: AsalLot;
  readonly tahap: TahapLot;
  readonly susut_murni: Miligram;
  readonly murni_awal: Miligram;
  readonly kelas: KelasLot | null;
  /** Who has it, and what he does with it. */
  readonly kode_tukang: string | null;
  readonly proses: ProsesLot | null;
};

/** Where its gold lies: in its warehouse, or at a craftsman. */
export const akunOf = (lot: Pick<LotAda, 'kode_gudang' | 'kode_tukang'>): string =>
  lot.kode_tukang === null ? akunGudang(lot.kode_gudang) : akunTukang(lot.kode_tukang);

/** Whether gold that is refined may lie there. */
export const isRosok = async (tx: Tx, kode_gudang: string, { kode_toko }: Ctx): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1 from gudang
     where kode_toko = ${kode_toko} and kode_gudang = ${kode_gudang} and is_active and jenis = 'ROSOK'`)) !==
  undefined;

/** 409 where a bought piece would come back into a warehouse that holds no bought gold any more. */
export async function needBeli(
  tx: Tx,
  places: readonly string[],
  { kode_toko }: Ctx,
): Promise<void> {
  if (places.length === 0) return;
  const rows = await tx.many(sql<{ kode_gudang: string }>`
    select kode_gudang from gudang
     where kode_toko = ${kode_toko} and is_active and jenis = 'BELI' and kode_gudang = any(${[...places]})`);
  const there = new Set(rows.map((row) => row.kode_gudang));
  const kode_gudang = places.find((one) => !there.has(one));
  const gone = fill(TIDAK_SEPUHAN.BELI_BERUBAH, { kode_gudang: kode_gudang ?? '' });
  conflictIf(kode_gudang !== undefined, gone);
}

/** Where lots may lie that a step takes. */
type DiMana = 'GUDANG' | 'TUKANG' | 'SEMUA';

/** Those of the named lots that hold gold here, or at craftsmen, locked in the order in which every act locks lots. */
export const lockLotsNamed = (
  tx: Tx,
  nos: readonly string[],
  { kode_toko }: Ctx,
  di: DiMana = 'GUDANG',
): Promise<LotAda[]> =>
  nos.length === 0
    ? Promise.resolve([])
    : tx.many(sql<LotAda>`
        select no_lot, no_dokumen, asal, tahap, kode_gudang, persen, qty, berat, murni, modal, modal_tahu,
               susut_murni, murni_awal, kelas, kode_tukang, proses
          from lot l
         where kode_toko = ${kode_toko} and berat > 0
           ${di === 'SEMUA' ? sql`` : sql`and (tahap = 'DI TUKANG') = ${di === 'TUKANG'}`} and no_lot = any(${[...nos]})
         order by urut ${tx.forUpdate}`);

/** The lots in the order of their names; 409 where one is not there. */
export async function holdLots(
  tx: Tx,
  nos: readonly string[],
  ctx: Ctx,
  di: DiMana = 'GUDANG',
): Promise<LotAda[]> {
  const found = new Map((await lockLotsNamed(tx, nos, ctx, di)).map((lot) => [lot.no_lot, lot]));
  return nos.map((no_lot) =>
    orConflict(found.get(no_lot), fill(TIDAK_SEPUHAN.LOT_TIDAK_ADA, { no_lot })),
  );
}

/**
 * What earlier processes lost of a part of a lot, within their tolerance (D-51.17). Gold that was at a craftsman comes
 * back without a memory of them: all that one process may lose of it counts as lost (decision 1035).
 */
export const susutLalu = (
  lot: LotAda,
  { murni }: Pick<BagianLot, 'murni'>,
  { param }: Pick<Ctx, 'param'>,
): Miligram => {
  if (lot.asal === 'TUKANG') return susutHabis(murni, param(stockParam.TOLERANSI_SUSUT_LEBUR));
  return lot.murni_awal === 0
    ? lot.susut_murni
    : scale(lot.susut_murni, murni, lot.murni_awal, 'half');
};

type Dikoreksi = {
  readonly no_lot: string | null;
  readonly berat: Miligram;
  readonly murni: Miligram;
  readonly berat_hasil: Miligram;
  readonly murni_hasil: Miligram;
  readonly modal: Rupiah;
};

/**
 * Lots whose weight was corrected, for the cancel of it: what was added to each. 409 where one holds another weight
 * than it was given: what came after is undone first.
 */
export async function lockCorrected(
  tx: Tx,
  lines: readonly Dikoreksi[],
  { kode_toko }: Ctx,
): Promise<Lot[]> {
  const added: Lot[] = [];
  for (const { no_lot, ...line } of lines) {
    if (no_lot === null) continue;
    const lot = await tx.maybe(sql<Lot>`
      select no_lot, kode_gudang, persen, qty, berat, murni, modal, modal_tahu from lot
       where kode_toko = ${kode_toko} and no_lot = ${no_lot} for update`);
    const there = lot?.berat === line.berat_hasil && lot.murni === line.murni_hasil;
    const held = orConflict(there ? lot : undefined, fill(TIDAK_LOT.LOT_TERPAKAI, { no_lot }));
    const berat = minus(line.berat_hasil, line.berat);
    const murni = minus(line.murni_hasil, line.murni);
    if (berat > 0) added.push({ ...held, qty: 0, berat, murni, modal: line.modal });
  }
  return added;
}
