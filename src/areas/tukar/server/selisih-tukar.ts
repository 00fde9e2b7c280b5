import { minus, negate, rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { periksaKeluar } from '#areas/pembelian/server/keluar.ts';
import { hitungTagihan } from '#areas/penjualan/rules/hitung-penjualan.ts';
import { terimaPembayaran, type DasarBayar } from '#areas/penjualan/server/terima-pembayaran.ts';
import type { Penjualan } from '#areas/penjualan/server/penjualan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { periksaKeluarTukar } from '#areas/tukar/rules/tukar.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';
import { pembulatanKeluar } from '#areas/uang/rules/pecahan.ts';
import type { Bayar, PembayaranJadi } from '#areas/uang/rules/pembayaran.ts';

type Uang = Pick<Penjualan, 'grand_total' | 'dp_rp' | 'tukar_rp'>;

/**
 * The money of the difference, as the sale records it: what the customer pays as in every sale; what the
 * shop pays below zero, in cash where nothing else is said (D-14.1, worked-postings §5c).
 */
export async function terimaSelisih(
  tx: Tx,
  diminta: readonly Bayar[],
  uang: Uang,
  dasar: DasarBayar,
  ctx: Ctx,
): Promise<PembayaranJadi> {
  const selisih = hitungTagihan(uang.grand_total, uang.dp_rp, uang.tukar_rp);
  if (selisih >= 0) return terimaPembayaran([...diminta], uang, dasar, ctx);
  const keluar = negate(selisih);
  const pecahan = ctx.param(uangParam.PECAHAN_TERKECIL);
  const beda = pembulatanKeluar(diminta, keluar, pecahan);
  refuseIf(periksaKeluarTukar(diminta, minus(keluar, beda)));
  const { bayar, pembulatan_tunai } = await periksaKeluar(tx, [...diminta], keluar, ctx);
  return {
    pembulatan_tunai,
    baris: bayar.map((one) => ({ ...one, jumlah: negate(one.jumlah), biaya_bank: rp(0) })),
    kembali: rp(0),
  };
}

/** What of it leaves the house: to the customer whose gold was worth more. */
export const jumlahKeluar = ({ baris }: PembayaranJadi): Rupiah =>
  negate(sum(baris.flatMap(({ jumlah }) => (jumlah < 0 ? [jumlah] : []))));
