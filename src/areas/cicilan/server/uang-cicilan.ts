import { negate, rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { at } from '#kit/rules/refusal.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { uang, type Baris } from '#areas/buku/rules/buku.ts';
import { melunasi } from '#areas/cicilan/rules/cicilan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { uangModul } from '#areas/uang/contract/uang.modul.ts';
import { feeOnCustomer, uangParam } from '#areas/uang/contract/uang.parameter.ts';
import { bukuPembayaran } from '#areas/uang/rules/buku-pembayaran.ts';
import {
  hitungPembayaran,
  periksaPembayaran,
  TIDAK_BAYAR,
  type Bayar,
  type BayarJadi,
} from '#areas/uang/rules/pembayaran.ts';
import { bulatkanMasuk, periksaKelipatan } from '#areas/uang/rules/pecahan.ts';
import { readRekening } from '#areas/uang/server/rekening.table.ts';

/** Money of a contract as it is booked: what of the contract it pays, and whether that is all of it. */
export type UangCicilan = {
  readonly jumlah: Rupiah;
  readonly lunas: boolean;
  readonly pembayaran: BayarJadi[];
  readonly kembali: Rupiah;
  readonly pembulatan_tunai: Rupiah;
  readonly lines: Baris[];
};

export const TANPA_UANG: UangCicilan = {
  jumlah: rp(0),
  lunas: false,
  pembayaran: [],
  kembali: rp(0),
  pembulatan_tunai: rp(0),
  lines: [],
};

/**
 * Takes money towards what is left of a contract (D-38.2): a part of it in cash that coins can make, or the whole rest,
 * whose cash is rounded to the coin with the difference beside it (D-51.1). More than the rest is change. Throws 422.
 */
export async function terimaUang(
  on: Sql,
  bayar: readonly Bayar[],
  sisa: Rupiah,
  ctx: Ctx,
): Promise<UangCicilan> {
  const pecahan = ctx.param(uangParam.PECAHAN_TERKECIL);
  // Less than half a coin is left: no line is needed, as at every other rest (D-51.1).
  refuseIf(
    bayar.length === 0 && bulatkanMasuk(sisa, pecahan) > 0 ? [TIDAK_BAYAR.BAYAR_KOSONG] : [],
  );
  const lunas = melunasi(bayar, sisa, (rest) => bulatkanMasuk(rest, pecahan));
  const accounts = bayar.map((one) => one.no_rekening);
  const aturan = {
    rekening: await readRekening(on, ctx.kode_toko, accounts),
    ditanggungCustomer: feeOnCustomer(ctx.param),
    // A part is chosen by a person: nothing is rounded.
    pecahan: lunas ? pecahan : rp(1),
  };
  const jumlah = lunas ? sisa : sum(bayar.map((one) => one.jumlah));
  const odd = bayar.flatMap((one, index) =>
    one.jenis === 'CASH'
      ? periksaKelipatan(one.jumlah, pecahan).map((no) => at(no, 'pembayaran', index))
      : [],
  );
  refuseIf(lunas ? [] : odd);
  refuseIf(periksaPembayaran(bayar, jumlah, aturan));
  const { baris, kembali, pembulatan_tunai } = hitungPembayaran(bayar, jumlah, aturan);
  const money = bukuPembayaran(baris, ctx.modul(uangModul.VALIDASI_NON_CASH_MODULE));
  const coins = pembulatan_tunai === 0 ? [] : [uang('pembulatan', negate(pembulatan_tunai))];
  return {
    jumlah,
    lunas,
    pembayaran: [...baris],
    kembali,
    pembulatan_tunai,
    lines: [...money, ...coins],
  };
}
