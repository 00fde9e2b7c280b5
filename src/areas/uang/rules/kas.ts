import { fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { negate, type Rupiah } from '#kit/rules/quantity.ts';
import { word } from '#kit/rules/sentence.ts';
import { akunBiaya, akunPendapatan } from '#areas/buku/rules/akun.ts';
import { uang, type Baris } from '#areas/buku/rules/buku.ts';
import { KAS } from '#areas/uang/rules/buku-pembayaran.ts';

export const ARAH_KAS = ['MASUK', 'KELUAR'] as const;
export type ArahKas = (typeof ARAH_KAS)[number];
/** Why a movement of cash is refused, in the words the cashier reads. */
export const TIDAK_KAS = refusals({
  KODE_TIDAK_ADA: { field: 'kode_transaksi', message: 'Kode Transaksi Tidak Ditemukan' },
  KODE_SALAH_ARAH: {
    field: 'kode_transaksi',
    message: 'Kode Transaksi {kode_transaksi} Bukan Untuk Kas {arah}',
  },
  KODE_TETAP: {
    field: 'kode_transaksi',
    message: 'Kode Transaksi {kode_transaksi} Hanya Dibukukan Oleh Sistem',
  },
  KAS_KURANG: { message: 'Saldo Kas Tidak Mencukupi' },
});

/** The name of a direction in sentences. */
export const NAMA_ARAH: Readonly<Record<ArahKas, string>> = { MASUK: 'Masuk', KELUAR: 'Keluar' };

/** What the shop knows of a code: undefined where it has none, or a removed one. */
export type KodeKas = {
  readonly kode_transaksi: string;
  readonly arah: ArahKas;
  readonly is_active: boolean;
};

/** `fixed` are the codes that acts of their own book (D-5.8): what is typed under one would pass for such an act. */
export function periksaKode(
  kode: KodeKas | undefined,
  arah: ArahKas,
  fixed: readonly string[] = [],
): Refusal[] {
  if (!kode?.is_active) return [TIDAK_KAS.KODE_TIDAK_ADA];
  const { kode_transaksi } = kode;
  if (fixed.includes(kode_transaksi)) return [fill(TIDAK_KAS.KODE_TETAP, { kode_transaksi })];
  return gather([
    kode.arah !== arah,
    fill(TIDAK_KAS.KODE_SALAH_ARAH, {
      kode_transaksi,
      arah: word(NAMA_ARAH[arah]),
    }),
  ]);
}

/** What the drawer gains by a movement; its cancellation is the opposite. */
export const hitungLaci = (arah: ArahKas, jumlah: Rupiah): Rupiah =>
  arah === 'MASUK' ? jumlah : negate(jumlah);

/** Money of a drawer or a bank against the cost or income that its code names (worked-postings.md §6). */
export const bukuKas = (
  arah: ArahKas,
  kode_transaksi: string,
  jumlah: Rupiah,
  akun: string = KAS,
): Baris[] =>
  arah === 'MASUK'
    ? [uang(akun, jumlah), uang(akunPendapatan(kode_transaksi), negate(jumlah))]
    : [uang(akunBiaya(kode_transaksi), jumlah), uang(akun, negate(jumlah))];
