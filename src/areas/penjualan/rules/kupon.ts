import type { Hari } from '#kit/rules/hari.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import {
  minus,
  percentOf,
  rp,
  shareOut,
  sum,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';

export const STATUS_KUPON = ['TERBIT', 'TERPAKAI', 'KEDALUWARSA', 'BATAL'] as const;
export type StatusKupon = (typeof STATUS_KUPON)[number];

/** A coupon with the terms it was issued under. */
export type Kupon = {
  readonly no_kupon: string;
  readonly cara: 'RUPIAH' | 'PERSEN';
  readonly nilai: Rupiah | null;
  readonly persen: Persen | null;
  readonly minimal_belanja: Rupiah;
  readonly berlaku_sd: Hari;
  readonly sisa: number;
  readonly batal: boolean;
};

export const TIDAK_KUPON = refusals({
  KUPON_TIDAK_ADA: { field: 'kupon', message: 'Kupon {no_kupon} Tidak Ditemukan' },
  KUPON_BATAL: { field: 'kupon', message: 'Kupon {no_kupon} Sudah Dibatalkan' },
  KUPON_KEDALUWARSA: { field: 'kupon', message: 'Kupon {no_kupon} Sudah Kedaluwarsa' },
  KUPON_HABIS: { field: 'kupon', message: 'Kupon {no_kupon} Sudah Dipakai' },
  KUPON_MINIMAL: { field: 'kupon', message: 'Kupon Berlaku Mulai Belanja {minimal}' },
  KUPON_LM: { field: 'kupon', message: 'Kupon Tidak Berlaku Untuk Logam Mulia' },
});

export function statusKupon(one: Omit<Kupon, 'minimal_belanja'>, hari: Hari): StatusKupon {
  if (one.batal) return 'BATAL';
  if (one.sisa === 0) return 'TERPAKAI';
  return one.berlaku_sd < hari ? 'KEDALUWARSA' : 'TERBIT';
}

/** Why a coupon is worth nothing today, whatever is bought. */
export function periksaKupon(one: Kupon, hari: Hari): Refusal[] {
  const { no_kupon } = one;
  return gather(
    [one.batal, fill(TIDAK_KUPON.KUPON_BATAL, { no_kupon })],
    [!one.batal && one.sisa <= 0, fill(TIDAK_KUPON.KUPON_HABIS, { no_kupon })],
    [one.sisa > 0 && one.berlaku_sd < hari, fill(TIDAK_KUPON.KUPON_KEDALUWARSA, { no_kupon })],
  );
}

/** The shop's code of bars and coins: a coupon takes nothing off them (D-33.14). */
const LM = 'LM';
type Jenis = { kode_kategori: string; kode_dept: string; kode_group: string };
export const bisaKupon = ({ kode_kategori, kode_dept, kode_group }: Jenis): boolean =>
  ![kode_kategori, kode_dept, kode_group].includes(LM);

/** A line as the coupon meets it: what is left of its price, and whether it may be reduced at all. */
type Sisa = { readonly sisa: Rupiah; readonly bisa: boolean };

/** Why this purchase is none for the coupon. */
export function periksaBelanja(one: Kupon, baris: readonly Sisa[]): Refusal[] {
  const belanja = sum(baris.filter(({ bisa }) => bisa).map(({ sisa }) => sisa));
  if (belanja <= 0) return [TIDAK_KUPON.KUPON_LM];
  const minimal = formatRupiah(one.minimal_belanja);
  return belanja < one.minimal_belanja ? [fill(TIDAK_KUPON.KUPON_MINIMAL, { minimal })] : [];
}

/** What it takes off every line: its worth, as far as the purchase reaches, shared by price. */
export function bagiKupon(one: Kupon | null, baris: readonly Sisa[]): Rupiah[] {
  const berat = baris.map(({ sisa, bisa }) => (bisa && sisa > 0 ? sisa : rp(0)));
  const belanja = sum(berat);
  if (!one || belanja <= 0) return baris.map(() => rp(0));
  const nilai = one.cara === 'PERSEN' ? percentOf(belanja, one.persen!, 'half') : one.nilai!;
  return shareOut(minus(nilai, rp(Math.max(0, nilai - belanja))), berat);
}
