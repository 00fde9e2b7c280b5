import { refuseIf } from '#kit/server/problem.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import type { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { hitungTagihan, type PenjualanJadi } from '#areas/penjualan/rules/hitung-penjualan.ts';
import type { Rujukan } from '#areas/penjualan/server/rujukan.query.ts';
import type { SudahDibayar } from '#areas/penjualan/server/susun-penjualan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { feeOnCustomer, uangParam } from '#areas/uang/contract/uang.parameter.ts';
import {
  hitungPembayaran,
  periksaPembayaran,
  type PembayaranJadi,
  type SaldoPoin,
} from '#areas/uang/rules/pembayaran.ts';

type Body = BodyOf<typeof penjualanDocument.spec, 'jual'>;

/** What payments are looked up in: accounts of the shop, and the points of its customer. */
export type DasarBayar = {
  readonly rekening: Rujukan['rekening'];
  readonly poin: SaldoPoin | undefined;
};

/** Checks and works out the money of a document against what is to be paid. */
export function terimaPembayaran(
  bayar: NonNullable<Body['pembayaran']>,
  { grand_total, dp_rp, tukar_rp }: Pick<PenjualanJadi, 'grand_total'> & SudahDibayar,
  { rekening, poin }: DasarBayar,
  ctx: Ctx,
): PembayaranJadi {
  const aturan = {
    rekening,
    poin,
    ditanggungCustomer: feeOnCustomer(ctx.param),
    pecahan: ctx.param(uangParam.PECAHAN_TERKECIL),
  };
  const tagihan = hitungTagihan(grand_total, dp_rp, tukar_rp);
  refuseIf(periksaPembayaran(bayar, tagihan, aturan));
  return hitungPembayaran(bayar, tagihan, aturan);
}
