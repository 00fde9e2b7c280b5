import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { kept } from '#kit/rules/lists.ts';
import { minus, plus, sum } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import type { BodyOf, HeldOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { takeDp } from '#areas/penjualan/server/titipan/terima-dp.ts';
import { bayarPesananDocument } from '#areas/service/contract/pesanan/bayar-pesanan.document.ts';
import { bukuBayarPesanan } from '#areas/service/rules/pesanan/buku-pesanan.ts';
import { kunciDp } from '#areas/service/rules/pesanan/harga.ts';
import { TIDAK_PESANAN } from '#areas/service/rules/pesanan/pesanan.ts';
import { hargaSekarang } from '#areas/service/server/pesanan/harga-pesanan.ts';
import type { Pesanan } from '#areas/service/server/pesanan/pegang.ts';
import { listKunci, saveKunci } from '#areas/service/server/pesanan/pesanan.table.ts';
import { kabariBatal, milikDokumen } from '#areas/penjualan/server/milik.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';

type Words = typeof bayarPesananDocument.spec;

/** Any amount up to the order's total; where DP lock the price it buys gold at the price of now (D-36.4). */
async function pay(tx: Tx, { pembayaran }: BodyOf<Words, 'bayar'>, ctx: Ctx, order: Pesanan) {
  const { no_pesanan, nama_customer, total_harga, dp_rp } = order;
  refuseIf(dp_rp >= total_harga ? [TIDAK_PESANAN.SUDAH_LUNAS] : []);
  const dp = await takeDp(tx, { harga_total: total_harga, dp_rp }, pembayaran, ctx);
  const dp_sesudah = plus(dp_rp, dp.dp_rp);
  const kunci = await locksOf(tx, order, dp.dp_rp, ctx);
  return {
    head: {
      nama_customer,
      jumlah: dp.dp_rp,
      kembali: dp.kembali,
      dp_sesudah,
      berat_kunci: sum(kunci.map((one) => one.berat)),
    },
    parts: { pembayaran: [...dp.baris] },
    parent: { dp_rp: dp_sesudah },
    postings: bukuBayarPesanan(dp.buku, dp.dp_rp),
    afterNumber: (no_bayar: string) => saveKunci(tx, { no_pesanan, no_bayar }, kunci, ctx),
  };
}

async function locksOf(
  tx: Tx,
  { no_pesanan, kunci_harga, barang }: Pesanan,
  dp: Pesanan['dp_rp'],
  ctx: Ctx,
) {
  if (kunci_harga !== 'KUNCI_SEBESAR_DP') return [];
  const hari = await hargaSekarang(tx, barang, ctx);
  const lines = barang.map(({ urut, berat }) => ({
    urut,
    berat,
    harga_per_gram: kept(hari, urut),
  }));
  return kunciDp(dp, lines, await listKunci(tx, ctx.kode_toko, no_pesanan));
}

/** On its own day, while the order lives: money and locked grams go with it. */
function undo(tx: Tx, { no_bayar, jumlah, berat_kunci }: HeldOf<Words>, ctx: Ctx, order: Pesanan) {
  // A DP that was given back with the order, or used at its pick-up, is no DP any more.
  conflictIf(order.dp_rp < jumlah, TIDAK_PESANAN.SUDAH_LUNAS);
  return Promise.resolve({
    parent: { dp_rp: minus(order.dp_rp, jumlah) },
    afterNumber: (no_batal: string) =>
      kabariBatal(tx, milikDokumen(order, no_bayar, jumlah), no_batal, ctx),
    angka: [
      { label: 'DP sesudah batal', nilai: formatRupiah(minus(order.dp_rp, jumlah)) },
      { label: 'Gram yang dilepas', nilai: `${formatGram(berat_kunci)} g` },
    ],
  });
}

export const bayarPesanan = serveDocument(bayarPesananDocument, {
  makes: { bayar: pay },
  parts: { pembayaran: PAYS },
  undo,
});
