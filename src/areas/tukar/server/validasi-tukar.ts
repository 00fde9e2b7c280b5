import type { Tx } from '#kit/server/database.ts';
import type { HeldOf, StepBodyOf } from '#areas/dokumen/contract/document-types.ts';
import { sahkanBeli } from '#areas/pembelian/server/validasi-pembelian.ts';
import { askHargaTurun } from '#areas/pembelian/server/tunggu/harga-turun.ts';
import { askHargaNaik } from '#areas/penjualan/server/tunggu/harga-tunggu.ts';
import { listPenjualanBarang } from '#areas/penjualan/server/penjualan.table.ts';
import { readMember, saldoPoin } from '#areas/penjualan/server/poin/poin-jual.ts';
import { sahkanJual } from '#areas/penjualan/server/validasi-penjualan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { tukarDocument } from '#areas/tukar/contract/tukar.document.ts';
import { lockJual } from '#areas/tukar/server/halves.ts';
import { jumlahKeluar, terimaSelisih } from '#areas/tukar/server/selisih-tukar.ts';
import { readRekening } from '#areas/uang/server/rekening.table.ts';

type Words = typeof tukarDocument.spec;

/** The cashier takes or pays the difference of an OPEN ticket: both its halves count from now on. */
export async function validasiTukar(
  tx: Tx,
  { pembayaran }: StepBodyOf<Words, 'validasi'>,
  ctx: Ctx,
  { no_tukar }: HeldOf<Words>,
) {
  const jual = await lockJual(tx, ctx.kode_toko, no_tukar);
  const keluar = await listPenjualanBarang(tx, ctx.kode_toko, jual.no_faktur_jual);
  const diminta = pembayaran ?? [];
  const nomor = diminta.map((one) => one.no_rekening);
  const rekening = await readRekening(tx, ctx.kode_toko, nomor);
  const member = await readMember(tx, jual.kode_customer, ctx);
  const dasar = { rekening, poin: saldoPoin(member, ctx) };
  const bayar = await terimaSelisih(tx, diminta, jual, dasar, ctx);
  return {
    head: { valid_by: ctx.user_id },
    stamps: ['valid_at' as const],
    postings: [],
    asks: [
      ...(await askHargaNaik(tx, jual, keluar, ctx)),
      ...(await askHargaTurun(tx, [jual.no_faktur_beli!], ctx)),
    ],
    pays: { jumlah: jumlahKeluar(bayar), no: jual.no_faktur_jual },
    afterNumber: async () => {
      await sahkanJual(tx, jual, keluar, { bayar, member }, ctx);
      await tx.settled();
      await sahkanBeli(tx, jual.no_faktur_beli!, ctx);
    },
  };
}
