import { at, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { minus, rp, sum, times, type Rupiah } from '#kit/rules/quantity.ts';

/** So many notes or coins of one value. */
export type Pecahan = { readonly nilai: Rupiah; readonly jumlah: number };

/** Why a count is refused, in the words the cashier reads. */
export const TIDAK_HITUNG = refusals({
  PECAHAN_TIDAK_ADA: { field: 'nilai', message: 'Pecahan Tidak Ada Dalam Daftar' },
  PECAHAN_GANDA: { field: 'nilai', message: 'Pecahan Sama Dua Kali' },
  LACI_KOSONG: { field: 'laci', message: 'Laci Harus Dipilih' },
  LACI_TIDAK_ADA: { field: 'laci', message: 'Laci Tidak Ditemukan' },
});

/** Every value is one that the shop counts in, and is listed once. */
export const periksaPecahan = (pecahan: readonly Pecahan[], daftar: readonly number[]): Refusal[] =>
  pecahan.flatMap(({ nilai }, index) =>
    gather(
      [!daftar.includes(nilai), at(TIDAK_HITUNG.PECAHAN_TIDAK_ADA, 'pecahan', index)],
      [
        pecahan.findIndex((one) => one.nilai === nilai) < index,
        at(TIDAK_HITUNG.PECAHAN_GANDA, 'pecahan', index),
      ],
    ),
  );

/** The drawer that is meant: the only one, or the one that is named. */
export function periksaLaci(laci: string | null, ada: readonly string[]): Refusal[] {
  return gather(
    [laci === null && ada.length > 1, TIDAK_HITUNG.LACI_KOSONG],
    [laci !== null && !ada.includes(laci), TIDAK_HITUNG.LACI_TIDAK_ADA],
  );
}

export const hitungPecahan = (pecahan: readonly Pecahan[]): Rupiah =>
  sum([rp(0), ...pecahan.map(({ nilai, jumlah }) => times(nilai, jumlah))]);

/** What was counted less what the book says: minus is missing (http.md). */
export const hitungSelisih = (fisik: Rupiah, sistem: Rupiah): Rupiah => minus(fisik, sistem);
