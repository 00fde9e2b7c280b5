import { at, fill, type Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import type { MasterHooks } from '#kit/server/serve-master.ts';
import { kept } from '#kit/rules/lists.ts';
import type { BodyOf, HeldOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { aksesorisDocument } from '#areas/stock/contract/aksesoris.document.ts';
import { hitungGerak, periksaStock, TIDAK_AKSESORIS } from '#areas/stock/rules/aksesoris.ts';
import { kembarDi } from '#areas/stock/rules/periksa-barang.ts';
import {
  addStock,
  countMovedToday,
  listCounted,
  listMoved,
  lockAksesoris,
  saveCounted,
  type Aksesoris,
} from '#areas/stock/server/aksesoris/aksesoris.table.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { said, sentence, word } from '#kit/rules/sentence.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof aksesorisDocument.spec;
type Typed = BodyOf<Words, 'gerak'>;

/** Accessories come in or are taken; nothing is taken that is not there. */
async function make(tx: Tx, typed: Typed, ctx: Ctx) {
  const { jenis, keterangan } = typed;
  const codes = typed.barang.map((one) => one.kode_aksesoris);
  const held = await lockAksesoris(tx, ctx.kode_toko, codes);
  const known = new Map(held.map((one) => [one.kode_aksesoris, one]));
  refuseIf(checkLines(typed, known));
  const barang = typed.barang.map(({ kode_aksesoris, qty }, index) => {
    const { nama_aksesoris, harga } = kept(known, kode_aksesoris);
    return { urut: index + 1, kode_aksesoris, nama_aksesoris, qty, harga };
  });
  const total_qty = barang.reduce((all, one) => all + one.qty, 0);
  return {
    head: { jenis, keterangan, total_qty },
    parts: { barang },
    postings: [],
    asks: await askBanyak(tx, typed, total_qty, ctx),
    afterNumber: () =>
      addStock(
        tx,
        ctx.kode_toko,
        barang.map((one) => ({ ...one, qty: hitungGerak(jenis, one.qty) })),
      ),
  };
}

/**
 * Counted goods have no weight to go by: what one person adds and takes in a day above the shop's limit is agreed to,
 * in slices or at once (D-51.17).
 */
async function askBanyak(
  tx: Tx,
  { jenis, keterangan }: Typed,
  qty: number,
  ctx: Ctx,
): Promise<Tuntutan[]> {
  tx.guards.add('weight');
  const hariIni = qty + (await countMovedToday(tx, ctx));
  const batas = ctx.param(stockParam.AKSESORIS_BATAS_QTY);
  return hariIni <= batas
    ? []
    : [
        {
          event: stockEvents.AKSESORIS_BANYAK,
          ringkasan: sentence('{jenis} {qty} aksesoris', { jenis: word(GERAK[jenis]), qty }),
          angka: [
            { label: 'Gerak', nilai: said(GERAK[jenis]) },
            { label: 'Qty', nilai: String(qty) },
            { label: 'Batas per hari', nilai: String(batas) },
            { label: 'Digerakkan hari ini', nilai: String(hariIni) },
            { label: 'Keterangan', nilai: keterangan },
          ],
        },
      ];
}

const GERAK = { TAMBAH: 'Tambah', AMBIL: 'Ambil', JUAL: 'Dipakai jual' } as const;

function checkLines({ jenis, barang }: Typed, known: ReadonlyMap<string, Aksesoris>): Refusal[] {
  const twice = kembarDi(barang.map((one) => one.kode_aksesoris));
  return barang.flatMap(({ kode_aksesoris, qty }, index) => {
    const one = known.get(kode_aksesoris);
    const refusals = !one?.is_active
      ? [fill(TIDAK_AKSESORIS.AKSESORIS_TIDAK_ADA, { kode: kode_aksesoris })]
      : twice[index] !== undefined
        ? [TIDAK_AKSESORIS.AKSESORIS_KEMBAR]
        : periksaStock(one.nama_aksesoris, one.saldo, hitungGerak(jenis, qty));
    return refusals.map((refusal) => at(refusal, 'barang', index));
  });
}

/** What came in must still be there. */
async function undo(tx: Tx, { no_aksesoris }: HeldOf<Words>, { kode_toko }: Ctx) {
  const moved = await listMoved(tx, kode_toko, no_aksesoris);
  const codes = moved.map((one) => one.kode_aksesoris);
  const held = await lockAksesoris(tx, kode_toko, codes);
  const left = new Map(held.map((one) => [one.kode_aksesoris, one.saldo]));
  const back = moved.map((one) => ({ ...one, qty: -one.qty }));
  for (const { kode_aksesoris, nama_aksesoris, qty } of back) {
    const saldo = left.get(kode_aksesoris) ?? 0;
    const [gone] = periksaStock(nama_aksesoris, saldo, qty, TIDAK_AKSESORIS.STOCK_SUDAH_KELUAR);
    if (gone) conflictIf(true, gone);
  }
  return { afterNumber: () => addStock(tx, kode_toko, back) };
}

export const aksesoris = serveDocument(aksesorisDocument, {
  makes: { gerak: make },
  parts: { barang: { read: listCounted, write: saveCounted } },
  undo,
});

/** A kind of which there is something stays in the list. */
export const aksesorisHooks: MasterHooks = {
  async after(tx: Tx, row, ctx: Ctx, before) {
    if (!before?.is_active || row.is_active) return;
    const [one] = await lockAksesoris(tx, ctx.kode_toko, [String(row.kode_aksesoris)]);
    conflictIf((one?.saldo ?? 0) > 0, TIDAK_AKSESORIS.MASIH_ADA_STOCK);
  },
};
