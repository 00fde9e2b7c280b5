import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Refusal } from '#kit/rules/refusal.ts';
import type { Sql } from '#kit/server/sql.ts';
import { uangKeluar } from '#areas/hutang/server/uang-hutang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { KAS } from '#areas/uang/rules/buku-pembayaran.ts';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';

/**
 * Money that is paid out of a contract: cash or a transfer, together exactly the sum, as on a loan (D-35.9). Its cash
 * comes from the drawer of sales, also where loans have a drawer of their own: there it came in.
 */
export async function bayarKeluar(
  on: Sql,
  pays: readonly Bayar[] | null,
  jumlah: Rupiah,
  ctx: Ctx,
  before: readonly Refusal[],
) {
  const out = await uangKeluar(on, pays, jumlah, ctx, before);
  return {
    ...out,
    lines: out.lines.map((one) => (one.akun === 'kas_hutang' ? { ...one, akun: KAS } : one)),
  };
}
