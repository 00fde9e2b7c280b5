import { sentence } from '#kit/rules/sentence.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import { akunSupplier } from '#areas/buku/rules/akun.ts';
import { balikkanBuku } from '#areas/buku/server/catat-buku.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import { needTersedia } from '#areas/stock/server/tersedia.ts';
import { lockBarangSemua, type BarangTerkunci } from '#areas/stock/server/ubah-barang.table.ts';
import type { HeldOf } from '#areas/dokumen/contract/document-types.ts';
import { lepasPo } from '#areas/pre-order/server/isi-po.ts';
import type { terimaDocument } from '#areas/terima/contract/terima.document.ts';
import { TIDAK_TERIMA } from '#areas/terima/rules/penerimaan.ts';
import { listLabels, movedSinceLabel } from '#areas/terima/server/terima.table.ts';
import { lockSupplier } from '#areas/uang/server/supplier/supplier.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * Gives a delivery back on its day, whole: pieces that were labelled leave with it, as long as none
 * was sold, moved, changed or pawned (BATAL_PENERIMAAN).
 */
export async function batalTerima(
  tx: Tx,
  { lot, no_terima, kode_supplier }: HeldOf<typeof terimaDocument.spec>,
  ctx: Ctx,
  _: undefined,
  { alasan }: { alasan: string },
) {
  await lockSupplier(tx, ctx.kode_toko, kode_supplier);
  const counted = lot.some((one) => one.hilang_qty !== 0 || one.hilang_berat !== 0);
  conflictIf(counted, TIDAK_TERIMA.SUDAH_OPNAME);
  conflictIf(
    lot.some((one) => one.retur_qty > 0),
    TIDAK_TERIMA.SUDAH_DIRETUR,
  );
  const labels = await listLabels(tx, ctx.kode_toko, no_terima);
  const codes = labels.map((one) => one.kode_barcode);
  const pieces = await holdUntouched(tx, codes, ctx);
  return {
    angka: [
      {
        label: 'Sudah dilabel',
        nilai: sentence('{dilabel} barang', { dilabel: pieces.length }),
      },
    ],
    foto: labels,
    async afterNumber(no: string) {
      await moveBarang(
        tx,
        pieces.map(({ kode_barcode }) => ({
          kode_barcode,
          dari_status: 'READY',
          ke_status: 'HANCUR',
          jenis: 'BATAL_TERIMA',
          no_bukti: no,
          no_pegang: no,
          ke: { akun: akunSupplier(kode_supplier) },
        })),
        ctx,
      );
      await lepasPo(tx, no_terima, ctx);
      await mirrorLabels(tx, new Set(labels.map((one) => one.no_label)), alasan, ctx);
    },
  };
}

/** Every labelling of the delivery has a set of its own, and a mirror image of its own. */
async function mirrorLabels(
  tx: Tx,
  labels: ReadonlySet<string>,
  alasan: string,
  ctx: Ctx,
): Promise<void> {
  for (const no_label of labels) {
    const no_bukti = await takeNomor(tx, ctx.kode_toko, 'BL', ctx.hari);
    const set = { no_bukti, kode_transaksi: 'BATAL_TERIMA', keterangan: alasan };
    await balikkanBuku(tx, no_label, set, ctx);
  }
}

/** Its labelled pieces, held: nothing has happened to any of them since. */
async function holdUntouched(
  tx: Tx,
  codes: readonly string[],
  ctx: Ctx,
): Promise<readonly BarangTerkunci[]> {
  const pieces = await lockBarangSemua(tx, ctx.kode_toko, codes);
  for (const piece of pieces) needTersedia(piece, piece.oleh, ctx);
  const [kode_barcode] = await movedSinceLabel(tx, ctx.kode_toko, codes);
  if (kode_barcode) conflictIf(true, fill(TIDAK_TERIMA.SUDAH_BERGERAK, { kode_barcode }));
  return pieces;
}
