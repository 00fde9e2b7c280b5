import type { Tx } from '#kit/server/database.ts';
import { invariant } from '#kit/server/problem.ts';
import type { HeldOf, StepBodyOf } from '#areas/dokumen/contract/document-types.ts';
import { lockDocument, saveDocument } from '#areas/dokumen/server/document.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { berbatu } from '#areas/pembelian/rules/beli-batu.ts';
import { bukuPembelian } from '#areas/pembelian/rules/buku-pembelian.ts';
import { bukukanBeli } from '#areas/pembelian/server/beli.ts';
import { periksaKeluar } from '#areas/pembelian/server/keluar.ts';
import { listPembelianBarang, saveMasuk } from '#areas/pembelian/server/pembelian.table.ts';
import { masukkanBatu } from '#areas/pembelian/server/batu/batu-beli.table.ts';
import { askHargaTurun } from '#areas/pembelian/server/tunggu/harga-turun.ts';

const { spec } = pembelianDocument;
type Words = typeof spec;

/** The cashier pays an OPEN buy-back: now it counts, and only now it is booked (D-28.1). */
export async function validasiPembelian(
  tx: Tx,
  { pembayaran }: StepBodyOf<Words, 'validasi'>,
  ctx: Ctx,
  { no_faktur_beli, grand_total, barang }: HeldOf<Words>,
) {
  const { bayar, pembulatan_tunai } = await periksaKeluar(tx, pembayaran, grand_total, ctx);
  return {
    head: { valid_by: ctx.user_id, pembulatan_tunai },
    stamps: ['valid_at' as const],
    parts: { pembayaran: bayar },
    postings: bukuPembelian(barang, bayar, pembulatan_tunai),
    asks: await askHargaTurun(tx, [no_faktur_beli], ctx),
    afterNumber: async (no: string) => {
      await saveMasuk(tx, no, ctx);
      if (barang.some(berbatu)) await masukkanBatu(tx, no, ctx);
    },
  };
}

/** The buy-back of a ticket or of a redemption counts from when that does; its money is booked there. */
export async function sahkanBeli(tx: Tx, no: string, ctx: Ctx): Promise<void> {
  const sebelum = await lockDocument(tx, spec, ctx.kode_toko, no);
  invariant(sebelum, `${no} waits for nothing`);
  const lines = await listPembelianBarang(tx, ctx.kode_toko, no);
  const done = { status: 'DONE', valid_by: ctx.user_id };
  await saveDocument(tx, spec, { no, ...done }, ctx, ['valid_at']);
  await bukukanBeli(tx, no, lines, String(sebelum.nama_customer), ctx);
  const sesudah = { ...sebelum, ...done };
  tx.audit({ tindakan: 'VALIDASI', tabel: 'pembelian', kunci: no, sebelum, sesudah });
}
