import { at, type Refusal } from '#kit/rules/refusal.ts';
import { kept, zip } from '#kit/rules/lists.ts';
import type { Tx } from '#kit/server/database.ts';
import { invariant, refuseIf } from '#kit/server/problem.ts';
import type { BodyOf, LineOf } from '#areas/dokumen/contract/document-types.ts';
import { kunciBarang } from '#areas/stock/server/kunci-barang.ts';
import { refuseWhileSought } from '#areas/stock/server/pindah/while-counted.ts';
import type { BarangTerkunci } from '#areas/stock/server/ubah-barang.table.ts';
import type { returSupplierDocument } from '#areas/terima/contract/retur/retur-supplier.document.ts';
import { terimaParam } from '#areas/terima/contract/terima.parameter.ts';
import { sisaLot, TIDAK_TERIMA } from '#areas/terima/rules/penerimaan.ts';
import {
  bagianRetur,
  periksaLot,
  rataLot,
  takSerupa,
} from '#areas/terima/rules/retur/retur-lot.ts';
import {
  modalKembali,
  periksaRetur,
  periksaSupplierRetur,
  TIDAK_RETUR,
  type AsalBarang,
  type BatuTinggal,
} from '#areas/terima/rules/retur/retur.ts';
import { readAsal } from '#areas/terima/server/retur/asal-barang.query.ts';
import { terima, type LotRow, type Terima } from '#areas/terima/server/terima.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof returSupplierDocument.spec;
type Typed = BodyOf<Words, 'retur'>;
type Line = LineOf<Words>;
type LotDiminta = NonNullable<Typed['lot']>[number];

/** A line that goes back, with what its approver reads beside it. */
export type Kembali = Line & {
  readonly batu: readonly string[];
  readonly tinggal: readonly BatuTinggal[];
  /** Of a lot: what one piece weighs in the mean, of those that go and of those that lie there. */
  readonly rata: { readonly kembali: number; readonly lot: number; readonly lain: boolean } | null;
};

/** Holds pieces and lots, and finds from whom each came and for what. */
export async function timbangRetur(tx: Tx, { barang, lot }: Typed, ctx: Ctx) {
  const lots = lot ?? [];
  refuseIf(barang.length + lots.length === 0 ? [TIDAK_RETUR.BARANG_KOSONG] : []);
  const held = await holdTerima(tx, lots, ctx);
  const codes = barang.map((one) => one.kode_barcode);
  const pieces = codes.length === 0 ? [] : await kunciBarang(tx, codes, ctx);
  await refuseWhileSought(
    tx,
    [...codes, ...lots.map((one) => `${one.no_terima}/${one.urut}`)].map((kode_barcode) => ({
      kode_barcode,
      ke: null,
    })),
    ctx,
  );
  const asal = await readAsal(tx, ctx.kode_toko, codes);
  const suppliers = [
    ...codes.map((kode) => asal.get(kode)?.kode_supplier ?? null),
    ...lots.map((one) => held.get(one.no_terima)?.kode_supplier ?? null),
  ];
  const pertama = suppliers[0] ?? null;
  const toleransi = ctx.param(terimaParam.TOLERANSI_PENERIMAAN);
  refuseIf([
    ...zip(pieces, barang).flatMap(([piece, { berat }], index) =>
      periksaRetur(piece, asal.get(piece.kode_barcode), {
        pertama,
        timbang: berat,
        toleransi,
      }).map((one) => at(one, 'barang', index)),
    ),
    ...lots.flatMap((one, index) =>
      periksaSatuLot(one, lots, held.get(one.no_terima), { pertama, toleransi }).map((no) =>
        at(no, 'lot', index),
      ),
    ),
  ]);
  invariant(pertama !== null, 'what was delivered has its supplier');
  return {
    kode_supplier: pertama,
    kembali: [
      ...zip(pieces, barang).map(([piece, { berat }]) =>
        pieceOf(piece, berat, kept(asal, piece.kode_barcode)),
      ),
      ...lots.map((one) => lotOf(one, kept(held, one.no_terima))),
    ],
  };
}

/** The deliveries of the named lots, held in the order of their numbers. */
async function holdTerima(
  tx: Tx,
  lots: readonly LotDiminta[],
  ctx: Ctx,
): Promise<ReadonlyMap<string, Terima>> {
  const held = new Map<string, Terima>();
  for (const no of [...new Set(lots.map((one) => one.no_terima))].toSorted())
    held.set(no, await terima.hold(tx, no, ctx));
  return held;
}

const rowOf = (head: Terima | undefined, urut: number): LotRow | undefined =>
  head === undefined || head.status === 'CANC' ? undefined : head.lot[urut - 1];

/** A lot that lies loose, named once, of the supplier of the others. */
function periksaSatuLot(
  { no_terima, urut, qty, berat }: LotDiminta,
  all: readonly LotDiminta[],
  head: Terima | undefined,
  { pertama, toleransi }: { pertama: string | null; toleransi: Line['berat'] },
): Refusal[] {
  const lot = rowOf(head, urut);
  if (head === undefined || lot === undefined) return [TIDAK_TERIMA.LOT_TIDAK_ADA];
  const kali = all.filter((one) => one.no_terima === no_terima && one.urut === urut).length;
  return [
    ...(kali > 1 ? [TIDAK_RETUR.LOT_DUA_KALI] : []),
    ...periksaSupplierRetur(no_terima, head.kode_supplier, pertama),
    ...periksaLot(lot, { qty, timbang: berat }, toleransi),
  ];
}

function pieceOf(piece: BarangTerkunci, timbang: Line['berat'], asal: AsalBarang): Kembali {
  return {
    kode_barcode: piece.kode_barcode,
    urut_lot: null,
    qty: 1,
    nama_barang: piece.nama_barang,
    kode_dept: piece.kode_dept,
    kode_group: piece.kode_group,
    kode_kadar: piece.kode_kadar,
    kadar: piece.kadar,
    persen: piece.persen,
    berat: piece.berat,
    murni: piece.murni,
    berat_timbang: timbang,
    berat_asal: asal.berat_asal,
    no_asal: asal.no_asal,
    modal: modalKembali(asal, piece.berat_asli),
    harga_modal: piece.harga_modal,
    dari_gudang: piece.kode_gudang,
    dari_baki: piece.kode_baki,
    batu: asal.batu_asal,
    tinggal: asal.batu_tinggal,
    rata: null,
  };
}

function lotOf({ no_terima, urut, qty, berat: timbang }: LotDiminta, head: Terima): Kembali {
  const lot = rowOf(head, urut);
  invariant(lot, 'a lot that was not refused is there');
  const bagian = bagianRetur(lot, { qty, timbang });
  const sisa = sisaLot(lot);
  return {
    kode_barcode: null,
    urut_lot: urut,
    qty,
    nama_barang: `${lot.kode_dept} ${lot.kode_group}`,
    kode_dept: lot.kode_dept,
    kode_group: lot.kode_group,
    kode_kadar: lot.kode_kadar,
    kadar: lot.persen,
    persen: lot.persen,
    ...bagian,
    berat_timbang: timbang,
    berat_asal: lot.berat,
    no_asal: no_terima,
    // What a lot cost is never changed: it leaves the stock for what it was delivered for.
    harga_modal: bagian.modal,
    dari_gudang: head.kode_gudang,
    dari_baki: null,
    batu: [],
    tinggal: [],
    rata: {
      kembali: rataLot(timbang, qty),
      lot: rataLot(sisa.berat, sisa.qty),
      lain: takSerupa(lot, { qty, timbang }),
    },
  };
}
