import { formatRupiah } from '#kit/rules/format.ts';
import { minus, plus } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import type { BodyOf, HeldOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { takeDp } from '#areas/penjualan/server/titipan/terima-dp.ts';
import { bayarServiceDocument } from '#areas/service/contract/bayar-service.document.ts';
import { bukuBayar, TIDAK_SERVICE } from '#areas/service/rules/kerja-service.ts';
import type { Service } from '#areas/service/server/pekerjaan.ts';
import { kabariBatal, milikDokumen } from '#areas/penjualan/server/milik.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';

type Words = typeof bayarServiceDocument.spec;

/** Any amount up to what the work costs; change only beyond it. */
async function pay(tx: Tx, { pembayaran }: BodyOf<Words, 'bayar'>, ctx: Ctx, job: Service) {
  const { nama_customer, ongkos, dp_rp } = job;
  refuseIf(dp_rp >= ongkos ? [TIDAK_SERVICE.SUDAH_LUNAS] : []);
  const dp = await takeDp(tx, { harga_total: ongkos, dp_rp }, pembayaran, ctx);
  const dp_sesudah = plus(dp_rp, dp.dp_rp);
  return {
    head: { nama_customer, jumlah: dp.dp_rp, kembali: dp.kembali, dp_sesudah },
    parts: { pembayaran: [...dp.baris] },
    parent: { dp_rp: dp_sesudah },
    postings: bukuBayar(dp.buku, dp.dp_rp),
  };
}

/** On its own day, while the job still lives: what it was paid with goes back (D-37.2). */
function undo(tx: Tx, { no_bayar, jumlah }: HeldOf<Words>, ctx: Ctx, job: Service) {
  // A DP that was given back with the job, or used at its pick-up, is no DP any more.
  conflictIf(job.dp_rp < jumlah, TIDAK_SERVICE.SUDAH_LUNAS);
  return Promise.resolve({
    parent: { dp_rp: minus(job.dp_rp, jumlah) },
    afterNumber: (no_batal: string) =>
      kabariBatal(tx, milikDokumen(job, no_bayar, jumlah), no_batal, ctx),
    angka: [{ label: 'DP sesudah batal', nilai: formatRupiah(minus(job.dp_rp, jumlah)) }],
  });
}

export const bayarService = serveDocument(bayarServiceDocument, {
  makes: { bayar: pay },
  parts: { pembayaran: PAYS },
  undo,
});
