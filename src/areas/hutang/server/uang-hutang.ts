import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Baris } from '#areas/buku/rules/buku.ts';
import { hutangModul } from '#areas/hutang/contract/hutang.modul.ts';
import { keLaciHutang, TIDAK_HUTANG } from '#areas/hutang/rules/hutang.ts';
import {
  bayarUang,
  bukuUangKeluar,
  bukuUangMasuk,
  terimaUang,
  type Uang,
} from '#areas/uang/server/bayar/uang-dokumen.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { findParameterKini } from '#areas/toko/server/setelan.table.ts';
import { lockHariShared } from '#areas/toko/server/toko.table.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';
import { KAS } from '#areas/uang/rules/buku-pembayaran.ts';
import type { Bayar, BayarJadi } from '#areas/uang/rules/pembayaran.ts';

/** With VALIDASI_PELUNASAN_HUTANG_MODULE one person takes the money, another hands over the goods. */
export const waits = ({ modul }: Ctx): boolean =>
  modul(hutangModul.VALIDASI_PELUNASAN_HUTANG_MODULE);

/** Money that comes in on a loan, into the drawer of loans: exactly what is owed (D-35.9). */
export async function uangMasuk(
  tx: Tx,
  pays: readonly Bayar[] | null,
  jumlah: Rupiah,
  ctx: Ctx,
): Promise<Uang> {
  const money = await terimaUang(tx, pays, jumlah, ctx);
  return { ...money, lines: await inTill(tx, money.lines, ctx) };
}

/** Money that is lent, out of the drawer of loans or an account: exactly the payout. */
export async function uangKeluar(
  tx: Tx,
  pays: readonly Bayar[] | null,
  jumlah: Rupiah,
  ctx: Ctx,
): Promise<Uang> {
  const money = await bayarUang(tx, pays, jumlah, ctx, TIDAK_HUTANG);
  return { ...money, lines: await inTill(tx, money.lines, ctx) };
}

/** The lines of money that was agreed before and moves now. */
export const bukuMasuk = (tx: Tx, baris: readonly BayarJadi[], ctx: Ctx): Promise<Baris[]> =>
  inTill(tx, bukuUangMasuk(baris, ctx), ctx);
export const bukuKeluar = (tx: Tx, baris: readonly BayarJadi[], ctx: Ctx): Promise<Baris[]> =>
  inTill(tx, bukuUangKeluar(baris), ctx);

/**
 * Which drawer is that of loans is asked while the day is held: owners who part the drawers, or put them together, need
 * it alone, so that money never goes into the one that was right when the call came in. A quote moves none and holds
 * nothing.
 */
async function inTill(tx: Tx, lines: readonly Baris[], { kode_toko }: Ctx): Promise<Baris[]> {
  if (!lines.some(({ akun }) => akun === KAS)) return [...lines];
  if (!tx.looks) await lockHariShared(tx, kode_toko);
  return keLaciHutang(lines, (await findParameterKini(tx, kode_toko, TERPISAH.key)) === true);
}
const TERPISAH = uangParam.KAS_HUTANG_TERPISAH;
