import { minus, rp, type Rupiah } from '#kit/rules/quantity.ts';
import type { Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { BodyOf as TypedOf } from '#areas/dokumen/contract/document-types.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { periksaBayarBeli } from '#areas/pembelian/rules/periksa-pembelian.ts';
import type { Bayar } from '#areas/pembelian/server/pembelian.table.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';
import { bulatkanKeluar, pembulatanKeluar } from '#areas/uang/rules/pecahan.ts';
import { readRekening } from '#areas/uang/server/rekening.table.ts';

/** Money that goes out, and what coins made of its cash part. */
type Keluar = { bayar: Bayar[]; pembulatan_tunai: Rupiah };
export const TANPA_UANG = { bayar: [], pembulatan_tunai: rp(0), refusals: [] };
type Diminta = NonNullable<TypedOf<typeof pembelianDocument.spec, 'beli'>['pembayaran']>;

/** Money that goes out: what is not said is cash; what is not there cannot leave. Throws 422. */
export async function periksaKeluar(
  tx: Tx,
  diminta: Diminta | null,
  total: Rupiah,
  ctx: Ctx,
): Promise<Keluar> {
  const { refusals, ...keluar } = await cekKeluar(tx, diminta, total, ctx);
  refuseIf(refusals);
  return keluar;
}

/** The same for a plan with a quote: money that does not fit is as it was typed, with what refuses it. */
export async function cekKeluar(
  tx: Tx,
  diminta: Diminta | null,
  total: Rupiah,
  ctx: Ctx,
): Promise<Keluar & { readonly refusals: readonly Refusal[] }> {
  const pecahan = ctx.param(uangParam.PECAHAN_TERKECIL);
  const TUNAI = {
    jenis: 'CASH' as const,
    kode_bank: null,
    no_rekening: null,
    jumlah: bulatkanKeluar(total, pecahan),
    fee: null,
  };
  const bayar = diminta?.length ? diminta : TUNAI.jumlah > 0 ? [TUNAI] : [];
  const rekening = await readRekening(
    tx,
    ctx.kode_toko,
    bayar.map((one) => one.no_rekening),
  );
  const pembulatan_tunai = pembulatanKeluar(bayar, total, pecahan);
  return {
    bayar: bayar.map((one) => ({ ...one, fee: rp(0), biaya_bank: rp(0) })),
    pembulatan_tunai,
    refusals: periksaBayarBeli(bayar, minus(total, pembulatan_tunai), rekening),
  };
}
