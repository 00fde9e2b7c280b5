import { minus, rp, type Rupiah } from '#kit/rules/quantity.ts';
import { at } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Baris } from '#areas/buku/rules/buku.ts';
import { hitungDp } from '#areas/penjualan/rules/titipan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { bukuPembayaran } from '#areas/uang/rules/buku-pembayaran.ts';
import {
  hitungPembayaran,
  periksaPembayaran,
  TIDAK_BAYAR,
  type Bayar,
  type BayarJadi,
  type Rekening,
} from '#areas/uang/rules/pembayaran.ts';
import { feeOnCustomer, uangParam } from '#areas/uang/contract/uang.parameter.ts';
import { periksaKelipatan } from '#areas/uang/rules/pecahan.ts';
import { readRekening } from '#areas/uang/server/rekening.table.ts';
import { uangModul } from '#areas/uang/contract/uang.modul.ts';

/** A deposit as it is booked: what it comes to, its money lines, and where the money went. */
export type DpJadi = {
  readonly dp_rp: Rupiah;
  readonly kembali: Rupiah;
  readonly baris: readonly BayarJadi[];
  readonly buku: readonly Baris[];
};

export const BELUM_DP: DpJadi = { dp_rp: rp(0), kembali: rp(0), baris: [], buku: [] };

/** Takes money towards what is owed: any amount up to it, change only beyond it (D-11.1). */
export function terimaDp(
  bayar: readonly Bayar[],
  sisa: Rupiah,
  rekening: ReadonlyMap<string, Rekening>,
  ctx: Ctx,
): DpJadi {
  const aturan = {
    rekening,
    ditanggungCustomer: feeOnCustomer(ctx.param),
    // Chosen by a person: what coins cannot pay is no part of it.
    pecahan: rp(1),
  };
  refuseIf(bayar.length === 0 ? [TIDAK_BAYAR.BAYAR_KOSONG] : []);
  const pecahan = ctx.param(uangParam.PECAHAN_TERKECIL);
  const dp_rp = hitungDp(bayar, sisa, pecahan);
  refuseIf(
    bayar.flatMap((one, index) =>
      one.jenis === 'CASH'
        ? periksaKelipatan(one.jumlah, pecahan).map((no) => at(no, 'pembayaran', index))
        : [],
    ),
  );
  refuseIf(periksaPembayaran(bayar, dp_rp, aturan));
  const { baris, kembali } = hitungPembayaran(bayar, dp_rp, aturan);
  return {
    dp_rp,
    kembali,
    baris,
    buku: bukuPembayaran(baris, ctx.modul(uangModul.VALIDASI_NON_CASH_MODULE)),
  };
}

/** The same towards a deposit that exists already. */
export const takeDp = async (
  tx: Tx,
  { harga_total, dp_rp }: { harga_total: Rupiah; dp_rp: Rupiah },
  bayar: readonly Bayar[],
  ctx: Ctx,
): Promise<DpJadi> => {
  const accounts = bayar.map((one) => one.no_rekening);
  const known = await readRekening(tx, ctx.kode_toko, accounts);
  return terimaDp(bayar, minus(harga_total, dp_rp), known, ctx);
};
