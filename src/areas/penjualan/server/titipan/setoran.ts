import { minus, plus } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { BodyOf, HeldOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { setoranDocument } from '#areas/penjualan/contract/titipan/setoran.document.ts';
import type { titipanDocument } from '#areas/penjualan/contract/titipan/titipan.document.ts';
import { bukuSetoran } from '#areas/penjualan/rules/buku-titipan.ts';
import { TIDAK_TITIP } from '#areas/penjualan/rules/titipan.ts';
import { tampilBayar } from '#areas/penjualan/server/jual.ts';
import { listPembayaran } from '#areas/penjualan/server/penjualan.table.ts';
import { perluBebas } from '#areas/penjualan/server/titipan/perlu-bebas.ts';
import { takeDp } from '#areas/penjualan/server/titipan/terima-dp.ts';
import { titipan } from '#areas/penjualan/server/titipan/titipan.ts';
import { sendPembayaran } from '#areas/penjualan/server/titipan/titipan.table.ts';
import { kabariBatal, milikDokumen } from '#areas/penjualan/server/milik.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof setoranDocument.spec;
type Titipan = HeldOf<typeof titipanDocument.spec>;

/** Any amount up to what is still owed; change only beyond it. */
async function make(tx: Tx, { pembayaran }: BodyOf<Words, 'setor'>, ctx: Ctx, on: Titipan) {
  const { no_titip, dp_rp, harga_total, nama_customer } = on;
  await perluBebas(tx, [no_titip], ctx);
  refuseIf(dp_rp >= harga_total ? [TIDAK_TITIP.SUDAH_LUNAS] : []);
  const dp = await takeDp(tx, on, pembayaran, ctx);
  const dp_sesudah = plus(dp_rp, dp.dp_rp);
  return {
    head: { jumlah: dp.dp_rp, kembali: dp.kembali, dp_sesudah, cetak_ke: 1 },
    parts: { pembayaran: dp.baris.map(tampilBayar) },
    parent: { dp_rp: dp_sesudah },
    postings: bukuSetoran(dp.buku, dp.dp_rp),
    note: nama_customer,
    afterNumber: async (no: string) => sendPembayaran(tx, no, dp.baris, ctx),
  };
}

/** The mirror image, on its own day, while no sale that waits counts on it (D-6.4). */
async function undo(tx: Tx, { no_bayar, jumlah }: HeldOf<Words>, ctx: Ctx, on: Titipan) {
  await perluBebas(tx, [on.no_titip], ctx);
  return {
    parent: { dp_rp: minus(on.dp_rp, jumlah) },
    angka: [{ label: 'Customer', nilai: on.nama_customer }],
    afterNumber: (no_batal: string) =>
      kabariBatal(tx, milikDokumen(on, no_bayar, jumlah), no_batal, ctx),
  };
}

export const setoran = serveDocument(setoranDocument, {
  makes: { setor: make },
  undo,
  parts: { pembayaran: { read: listPembayaran } },
  answers: titipan.read,
});
