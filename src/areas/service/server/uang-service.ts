import { minus, rp, type Rupiah } from '#kit/rules/quantity.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Baris } from '#areas/buku/rules/buku.ts';
import { bukuUangKembali } from '#areas/service/rules/kerja-service.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';
import { TIDAK_BAYAR } from '#areas/uang/rules/pembayaran.ts';
import { bulatkanKeluar } from '#areas/uang/rules/pecahan.ts';
import { readRekening } from '#areas/uang/server/rekening.table.ts';

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
