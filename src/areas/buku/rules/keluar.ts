import { minus, negate, plus, rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { levelPeminta } from '#areas/toko/rules/level.ts';
import type { Baris } from '#areas/buku/rules/buku.ts';

/** Money that a person can hand over, or send: drawers and accounts at banks. */
const MONEY = /^(kas|kas_hutang|kas:.+|bank:.+)$/;

/** What a set of the book takes out of drawers and banks, all together; 0 where more comes in. */
export function hitungKeluar(lines: readonly Baris[]): Rupiah {
  const moved = sum(lines.flatMap(({ akun, rupiah }) => (MONEY.test(akun) ? [rupiah] : [])));
  return moved < 0 ? negate(moved) : rp(0);
}

const DRAWER = /^(kas|kas_hutang|kas:.+)$/;

/**
 * What a set of the shop's own takes out of drawers and accounts and does not put into a drawer, where closing counts
 * it: spent, carried to a bank, or sent from bank to bank. All that only the paper says has arrived.
 */
export function hitungTarik(lines: readonly Baris[]): Rupiah {
  const taken = sum(
    lines.flatMap(({ akun, rupiah }) => (MONEY.test(akun) && rupiah < 0 ? [negate(rupiah)] : [])),
  );
  const counted = sum(
    lines.flatMap(({ akun, rupiah }) => (DRAWER.test(akun) && rupiah > 0 ? [rupiah] : [])),
  );
  return taken > counted ? minus(taken, counted) : rp(0);
}

/** Limits of a cashier and of a supervisor; a manager and the vendor's people have the supervisor's. */
export type BatasKeluar = { readonly kasir: Rupiah; readonly spv: Rupiah };

/** Where the limit of a level lies: an owner has none. */
export const batasOf = (level: string, { kasir, spv }: BatasKeluar): Rupiah | null =>
  level === 'KASIR' ? kasir : level === 'SPV' || levelPeminta(level) === 'MU' ? spv : null;

/**
 * Who must agree to a sum: a cashier asks a supervisor above the cashier's limit and the owner above the
 * supervisor's, everyone else below an owner asks the owner (D-51.6).
 */
export function tentukanSetuju(
  level: string,
  jumlah: Rupiah,
  batas: BatasKeluar,
): 'SPV' | 'OWN' | null {
  const own = batasOf(level, batas);
  if (own === null || jumlah <= own) return null;
  return level === 'KASIR' && jumlah <= batas.spv ? 'SPV' : 'OWN';
}

/** What a person has handed out since somebody last agreed to a sum above the limit. */
export type Terakhir = {
  readonly sebelum: Rupiah;
  readonly jumlah: Rupiah;
  readonly mulai: boolean;
};

/** A sum that was agreed to sets the person's sum back to zero: a busy day asks once a step (D-51.6). */
export const sejakSetuju = (last: Terakhir | undefined): Rupiah =>
  !last || last.mulai ? rp(0) : plus(last.sebelum, last.jumlah);
