import { formatGram } from '#kit/rules/format.ts';
import { sum } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { BodyOf, HeldOf, LineOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { pindahManualDocument } from '#areas/manual/contract/pindah-manual.document.ts';
import {
  bukuPindahManual,
  TIDAK_MANUAL,
  type StockManual,
} from '#areas/manual/rules/stock-manual.ts';
import { gerakkanManual } from '#areas/manual/server/stock-manual.table.ts';
import {
  ambilStock,
  barangDiKertas,
  cekKadarManual,
  keluar,
  siapkanTempat,
  undoManual,
} from '#areas/manual/server/tempat-manual.ts';
import { GUDANG_HANCUR } from '#areas/stock/rules/hancur.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';
import { findGudangLepas } from '#areas/stock/server/lot/gudang-lepas.query.ts';
import { createLots, emptyLots, lockMadeLots } from '#areas/stock/server/lot/lot.table.ts';
import { originOf } from '#areas/stock/server/pindah/way-back.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof pindahManualDocument.spec;
type Typed = BodyOf<Words, 'pindah'>;
type Line = LineOf<Words>;
type Held = HeldOf<Words>;

const TUJUAN = { jenis: ['TOKO', ...GUDANG_HANCUR], lain: TIDAK_MANUAL.TUJUAN_MANUAL };

/** Goods without a barcode to another place, each with the fine gold and the cost of its weight (D-46.2). */
async function carry(tx: Tx, typed: Typed, ctx: Ctx) {
  const { kode_gudang, kode_baki } = typed;
  const ke = { kode_gudang, kode_baki };
  refuseIf(
    typed.barang.some((one) => namaTempat(originOf(one)) === namaTempat(ke))
      ? [TIDAK_MANUAL.TEMPAT_SAMA]
      : [],
  );
  const qty = typed.barang.reduce((all, one) => all + one.qty, 0);
  await siapkanTempat(tx, [{ ...ke, qty }], TUJUAN, ctx);
  const taken = await ambilStock(
    tx,
    typed.barang.map((one) => ({ ...one, ...originOf(one) })),
    ctx,
  );
  const arrived = taken.map((line) => ({ ...line, ...ke }));
  const loose = await isLepas(tx, kode_gudang, ctx);
  if (!loose) await cekKadarManual(tx, arrived, ctx);
  return {
    head: {
      ...ke,
      total_qty: qty,
      total_berat: sum(taken.map((one) => one.berat)),
      keterangan: typed.keterangan ?? '',
      hari_batal: null,
    },
    lines: taken.map(lineOf),
    postings: bukuPindahManual(
      taken.map((line) => ({ ...line, dari: line })),
      ke,
    ),
    note: typed.keterangan || `Barang manual ke ${namaTempat(ke)}`,
    afterNumber: async (no: string) => {
      const moves = [...taken.map(keluar), ...(loose ? [] : arrived)];
      await gerakkanManual(tx, { no_bukti: no, no_dokumen: no }, moves, ctx);
      if (loose) await createLots(tx, lotsOf(no, arrived), ctx);
    },
  };
}

const isLepas = async (tx: Tx, kode_gudang: string, { kode_toko }: Ctx): Promise<boolean> =>
  (await findGudangLepas(tx, kode_toko, [kode_gudang])).has(kode_gudang);

const lineOf = ({ kode_gudang, kode_baki, ...line }: StockManual): Line => ({
  ...line,
  dari_gudang: kode_gudang,
  dari_baki: kode_baki,
});

type Loose = Pick<StockManual, 'kode_gudang' | 'persen' | 'qty' | 'berat' | 'murni' | 'modal'>;
/** What lies loose from then on keeps its pieces, as a lot that is not sorted yet (D-46.3). */
const lotsOf = (no: string, emas: readonly Loose[]) =>
  ({ no, asal: 'BARANG_MANUAL', tahap: 'BELUM SORTIR', emas }) as const;

/** On any day while all of it lies where it was put (BATAL_PINDAH, D-50.1). */
async function undo(tx: Tx, held: Held, ctx: Ctx) {
  const { no_pindah: no, barang } = held;
  // By what it made, not by what its warehouse is by now.
  const lots = await lockMadeLots(tx, no, ctx);
  const moveBack = await undoManual(tx, no, ctx);
  return {
    head: { hari_batal: ctx.hari },
    angka: barang.map((line) => ({
      label: `${line.kode_group} ${line.kode_dept}`,
      nilai: `${formatGram(line.berat)} g, ${namaTempat(originOf(line))}`,
    })),
    afterNumber: async (no_batal: string) => {
      await moveBack(no_batal);
      if (lots) await emptyLots(tx, no_batal, lots, ctx);
    },
  };
}

export const pindahManual = serveDocument(pindahManualDocument, {
  makes: { pindah: carry },
  undo,
  display: (row) => ({ kode_gudang: namaTempat(row) }),
  paperExtras: (_, { barang }) =>
    Promise.resolve({ barang: barang.map((line) => barangDiKertas(line, originOf(line))) }),
});
