import type { Rupiah } from '#kit/rules/quantity.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { padat, uang, type Baris } from '#areas/buku/rules/buku.ts';

export const TIDAK_SURPLUS = refusals({
  KELEBIHAN_SUDAH: { message: 'Kelebihan Lelang Ini Sudah Dibayar Dengan {no}' },
  KELEBIHAN_NIHIL: { message: 'Lelang Ini Tidak Menyisakan Kelebihan' },
  PENERIMA_KTP: { field: 'no_ktp', message: 'No KTP Penerima Tidak Boleh Kosong' },
});

/** A surplus paid out: what was owed goes, and money with it. */
export const bukuKelebihan = (kelebihan: Rupiah, out: readonly Baris[]): Baris[] =>
  padat([uang('kelebihan_lelang', kelebihan), ...out]);
