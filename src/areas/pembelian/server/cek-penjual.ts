import { plus, rp, type Rupiah } from '#kit/rules/quantity.ts';
import type { Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { asalTerbukti } from '#areas/pembelian/rules/pembelian.ts';
import {
  capaiBatas,
  periksaPenjual,
  wajibIdentitas,
} from '#areas/pembelian/rules/periksa-pembelian.ts';
import { tunaiHariIni, type BarisNota } from '#areas/pembelian/server/dasar-beli.query.ts';
import type { CustomerDokumen } from '#areas/customer/server/catat-customer.ts';
import type { PembelianBarang } from '#areas/pembelian/server/pembelian.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A buy-back as far as it tells who sells. */
type Penjual = {
  readonly lines: readonly PembelianBarang[];
  readonly nota: readonly BarisNota[];
  readonly customer: CustomerDokumen;
  readonly no_ktp: string | null;
  readonly ktp_tunjuk: string | null;
  readonly penjual: readonly Refusal[];
};

/**
 * What is missing of the seller where a parameter or the law asks who sells (D-13.1); `tunai` is the cash that crosses
 * the counter. A seller who is refused himself is asked nothing more: nothing else of him is known. A quote counts the
 * cash of a card alone that was picked (decision 1000).
 */
export async function cekPenjual(
  tx: Tx,
  { lines, nota, customer, no_ktp, ktp_tunjuk, penjual }: Penjual,
  tunai: Rupiah,
  ctx: Ctx,
): Promise<Refusal[]> {
  if (penjual.length > 0) return [];
  const told = tx.looks ? null : (customer.no_hp ?? no_ktp);
  const known = customer.kode_customer ?? told;
  const sudah = known === null ? rp(0) : await tunaiHariIni(tx, ctx.hari, { ...customer, no_ktp });
  const ditemukan = new Set(nota.map((one) => one.no_faktur_jual));
  const asal = lines.map((one) => asalTerbukti(one, ditemukan));
  const wajib = wajibIdentitas(asal, ctx.param(pembelianParam.IDENTITAS_PENJUAL_WAJIB));
  const tunjuk = capaiBatas(plus(sudah, tunai), ctx.param(pembelianParam.BATAS_LAPOR_TUNAI));
  return wajib || tunjuk ? periksaPenjual({ ...customer, no_ktp, ktp_tunjuk }, tunjuk) : [];
}
