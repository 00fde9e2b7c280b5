import { rp } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import type { StepBodyOf } from '#areas/dokumen/contract/document-types.ts';
import type { beliManualDocument } from '#areas/manual/contract/beli-manual.document.ts';
import { bukuBeliManual } from '#areas/manual/rules/dagang-manual.ts';
import { sebagaiMasuk, type BeliDitahan } from '#areas/manual/server/beli/baris-beli.ts';
import { gerakkanManual } from '#areas/manual/server/stock-manual.table.ts';
import { cekKadarManual } from '#areas/manual/server/tempat-manual.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * A second person has validated: the goods join their line in the BELI warehouse, the money leaves the drawer of the
 * person who paid it; the limit of that person's day was checked when he paid (D-46.4, D-51.6).
 */
export async function countPurchase(
  tx: Tx,
  _: StepBodyOf<typeof beliManualDocument.spec, 'validasi'>,
  ctx: Ctx,
  held: BeliDitahan,
) {
  const { no_faktur_beli: no, barang, bayar } = held;
  const uang = bayar?.baris ?? [];
  const masuk = barang.map(sebagaiMasuk);
  await cekKadarManual(tx, masuk, ctx);
  return {
    head: { valid_by: ctx.user_id },
    stamps: ['valid_at' as const],
    parts: { pembayaran: uang },
    postings: bukuBeliManual(barang, uang, held.pembulatan_tunai),
    drawerOf: held.input_by,
    pays: { jumlah: rp(0) },
    afterNumber: () => gerakkanManual(tx, { no_bukti: no, no_dokumen: no }, masuk, ctx),
  };
}
