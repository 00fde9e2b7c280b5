import { rp } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { HeldOf, StepBodyOf } from '#areas/dokumen/contract/document-types.ts';
import type { titipanDocument } from '#areas/penjualan/contract/titipan/titipan.document.ts';
import { bukuTitipan } from '#areas/penjualan/rules/buku-titipan.ts';
import { periksaDp } from '#areas/penjualan/rules/titipan.ts';
import { takeDp } from '#areas/penjualan/server/titipan/terima-dp.ts';
import { sendPembayaran } from '#areas/penjualan/server/titipan/titipan.table.ts';
import { askNaik } from '#areas/penjualan/server/tunggu/harga-tunggu.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';

type Words = typeof titipanDocument.spec;

/** The cashier takes the first deposit: now the goods are put aside and the set is booked (D-28.1). */
export async function validasiTitipan(
  tx: Tx,
  { pembayaran }: StepBodyOf<Words, 'validasi'>,
  ctx: Ctx,
  held: HeldOf<Words>,
) {
  const { no_titip, harga_total, barang } = held;
  const dp = await takeDp(tx, held, pembayaran, ctx);
  refuseIf(periksaDp(dp.dp_rp, harga_total, ctx.param(penjualanParam.TITIPAN_MIN_DP_PERSEN)));
  return {
    head: { valid_by: ctx.user_id, dp_awal: dp.dp_rp, dp_rp: dp.dp_rp, kembali: dp.kembali },
    stamps: ['valid_at' as const],
    postings: bukuTitipan(dp.buku, dp.dp_rp, barang),
    asks: await askNaik(
      tx,
      barang.map((one) => ({ ...one, potongan_rp: rp(0), kupon_rp: rp(0), bagian_rp: rp(0) })),
      held.jenis_customer,
      ctx,
    ),
    afterNumber: async () => {
      sendPembayaran(tx, no_titip, dp.baris, ctx);
      await moveBarang(
        tx,
        barang.map(({ kode_barcode }) => ({
          kode_barcode,
          dari_status: 'TITIP',
          ke_status: 'TITIP',
          jenis: 'TITIP',
          no_bukti: no_titip,
          no_pegang: no_titip,
          ke: { akun: 'titip' },
        })),
        ctx,
      );
    },
  };
}
