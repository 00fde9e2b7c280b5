import { sum } from '#kit/rules/quantity.ts';
import { at, fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { zip } from '#kit/rules/lists.ts';
import type { BodyOf, HeldOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { SUPPLIER_AWAL } from '#areas/buku/rules/akun.ts';
import { masukManualDocument } from '#areas/manual/contract/masuk-manual.document.ts';
import {
  bukuMasukManual,
  murniManual,
  TIDAK_MANUAL,
  type StockManual,
} from '#areas/manual/rules/stock-manual.ts';
import {
  gerakkanManual,
  readMasterManual,
  type MasterManual,
} from '#areas/manual/server/stock-manual.table.ts';
import {
  barangDiKertas,
  cekKadarManual,
  siapkanTempat,
  undoManual,
} from '#areas/manual/server/tempat-manual.ts';
import { TIDAK_BARANG } from '#areas/stock/rules/periksa-barang.ts';
import { jagaBeratWajar } from '#areas/stock/server/jaga/berat-wajar.ts';
import { TIDAK_TERIMA } from '#areas/terima/rules/penerimaan.ts';
import { isSupplier } from '#areas/terima/server/terima.table.ts';
import { lockSupplier } from '#areas/uang/server/supplier/supplier.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof masukManualDocument.spec;
type Typed = BodyOf<Words, 'masuk'>;

/** Goods without a barcode from a supplier, by group, weighed together; each line joins its stock line (D-46.2). */
async function take(tx: Tx, typed: Typed, ctx: Ctx) {
  tx.guards.add('fineness');
  const { kode_supplier } = typed;
  refuseIf(await periksaSupplier(tx, kode_supplier, ctx));
  const lines = await susunMasuk(tx, typed.barang, ctx);
  await siapkanTempat(tx, lines, { jenis: ['TOKO'], lain: TIDAK_MANUAL.GUDANG_BUKAN_TOKO }, ctx);
  await cekKadarManual(tx, lines, ctx);
  return {
    head: {
      kode_supplier,
      total_qty: lines.reduce((all, one) => all + one.qty, 0),
      total_berat: sum(lines.map((one) => one.berat)),
      total_modal: sum(lines.map((one) => one.modal)),
      keterangan: typed.keterangan ?? '',
      hari_batal: null,
    },
    lines,
    postings: bukuMasukManual(lines, kode_supplier),
    note: typed.keterangan || `Barang manual dari ${kode_supplier}`,
    asks: jagaBeratWajar(tx, lines.map(ditimbang), ctx),
    afterNumber: (no: string) => gerakkanManual(tx, { no_bukti: no, no_dokumen: no }, lines, ctx),
  };
}

const ditimbang = ({ kode_dept, kode_group, qty, berat }: StockManual) => ({
  nama: `${kode_dept} ${kode_group}`,
  qty,
  berat,
});

const periksaSupplier = async (tx: Tx, kode: string, { kode_toko }: Ctx): Promise<Refusal[]> =>
  kode === SUPPLIER_AWAL || (await isSupplier(tx, kode_toko, kode))
    ? []
    : [TIDAK_TERIMA.SUPPLIER_TIDAK_ADA];

/** Group and jenis of each line in use, and the kadar of its group: gold without a code has no price (D-51.16). */
async function susunMasuk(tx: Tx, barang: Typed['barang'], ctx: Ctx): Promise<StockManual[]> {
  const { group, jenis } = await readMasterManual(tx, ctx);
  const known = barang.map((one) => group.get(one.kode_group));
  refuseIf(
    zip(barang, known).flatMap(([one, master], index) =>
      [
        ...gather([!jenis.has(one.kode_dept), TIDAK_BARANG.JENIS_TIDAK_ADA]),
        ...periksaGroup(master, one.kode_group),
      ].map((no) => at(no, 'barang', index)),
    ),
  );
  return zip(barang, known).flatMap(([one, master]) =>
    master && berkadar(master)
      ? [
          {
            ...one,
            kode_kadar: master.kode_kadar,
            persen: master.persen,
            murni: murniManual(one.berat, master.persen),
          },
        ]
      : [],
  );
}

/** A group of one kadar: goods without a barcode are of no other. */
const berkadar = (
  one: MasterManual,
): one is { [K in keyof MasterManual]: NonNullable<MasterManual[K]> } =>
  one.kode_kadar !== null && one.persen !== null;

const periksaGroup = (master: MasterManual | undefined, kode_group: string): Refusal[] => {
  if (!master) return [TIDAK_BARANG.GROUP_TIDAK_ADA];
  return berkadar(master) ? [] : [fill(TIDAK_MANUAL.GROUP_TANPA_KADAR, { kode_group })];
};

/** On any day while what came in lies there (BATAL_PENERIMAAN, D-50.1). */
async function undo(tx: Tx, { no_masuk, kode_supplier }: HeldOf<Words>, ctx: Ctx) {
  await lockSupplier(tx, ctx.kode_toko, kode_supplier);
  const afterNumber = await undoManual(tx, no_masuk, ctx);
  return { head: { hari_batal: ctx.hari }, afterNumber };
}

export const masukManual = serveDocument(masukManualDocument, {
  makes: { masuk: take },
  undo,
  paperExtras: (_, { barang }) =>
    Promise.resolve({ barang: barang.map((line) => barangDiKertas(line, line)) }),
});
