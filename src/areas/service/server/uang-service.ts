import { minus, negate, rp, type Rupiah } from '#kit/rules/quantity.ts';
import type { Refusal } from '#kit/rules/refusal.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { uang, type Baris } from '#areas/buku/rules/buku.ts';
import { bukuUangKembali } from '#areas/service/rules/kerja-service.ts';
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
import { bulatkanKeluar, bulatkanMasuk } from '#areas/uang/rules/pecahan.ts';
import { readRekening } from '#areas/uang/server/rekening.table.ts';

export type Uang = {
  readonly pembayaran: BayarJadi[];
  readonly kembali: Rupiah;
  readonly pembulatan_tunai: Rupiah;
  readonly lines: readonly Baris[];
};

const CASH = { jenis: 'CASH', kode_bank: null, no_rekening: null, fee: null } as const;

/**
 * The rest of a job comes in: exactly what is due, change and card fees as on a sale, in cash where nothing is said.
 * Throws 422; what else refuses the act (`before`) is named first.
 */
export async function uangMasuk(
  on: Sql,
  pays: readonly Bayar[] | null,
  jumlah: Rupiah,
  ctx: Ctx,
  before: readonly Refusal[] = [],
): Promise<Uang> {
  const pecahan = ctx.param(uangParam.PECAHAN_TERKECIL);
  const cash = jumlah > 0 ? [{ ...CASH, jumlah: bulatkanMasuk(jumlah, pecahan) }] : [];
  const given = pays ?? cash.filter((one) => one.jumlah > 0);
  const accounts = given.map((one) => one.no_rekening);
  const aturan = {
    pecahan,
    rekening: await readRekening(on, ctx.kode_toko, accounts),
    ditanggungCustomer: feeOnCustomer(ctx.param),
  };
  const wrong = periksaPembayaran(given, jumlah, aturan);
  refuseIf(wrong.length > 0 ? [...before, ...wrong] : []);
  const { baris, kembali, pembulatan_tunai } = hitungPembayaran(given, jumlah, aturan);
  const lines = [
    ...bukuPembayaran(baris, ctx.modul(uangModul.VALIDASI_NON_CASH_MODULE)),
    ...(pembulatan_tunai === 0 ? [] : [uang('pembulatan', negate(pembulatan_tunai))]),
  ];
  return { pembayaran: [...baris], kembali, pembulatan_tunai, lines };
}

export type Keluar = {
  readonly no_rekening: string | null;
  readonly refund_jenis: 'CASH' | 'TRANSFER' | null;
  readonly pembulatan_tunai: Rupiah;
  readonly lines: readonly Baris[];
};

/** What goes back to the customer: as coins make it out of the drawer, or exactly out of an account (D-51.1). */
export async function uangKeluar(
  on: Sql,
  jumlah: Rupiah,
  no_rekening: string | null,
  ctx: Ctx,
): Promise<Keluar> {
  if (no_rekening !== null) {
    const known = await readRekening(on, ctx.kode_toko, [no_rekening]);
    refuseIf(known.has(no_rekening) ? [] : [TIDAK_BAYAR.REKENING_TIDAK_ADA]);
  }
  const coins = bulatkanKeluar(jumlah, ctx.param(uangParam.PECAHAN_TERKECIL));
  const pembulatan_tunai = no_rekening === null ? minus(jumlah, coins) : rp(0);
  return {
    no_rekening,
    refund_jenis: jumlah === 0 ? null : no_rekening === null ? 'CASH' : 'TRANSFER',
    pembulatan_tunai,
    lines: bukuUangKembali({ jumlah, no_rekening, pembulatan_tunai }),
  };
}
