import { fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { minus, negate, type Rupiah } from '#kit/rules/quantity.ts';
import { word } from '#kit/rules/sentence.ts';
import { akunBiaya, akunPendapatan, akunSupplier } from '#areas/buku/rules/akun.ts';
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
  SETOR_LEBIH: { field: 'jumlah', message: 'Setoran Melebihi Pajak Yang Dipungut' },
  MASA_KOSONG: { field: 'masa_pajak', message: 'Masa Pajak Tidak Boleh Kosong' },
  MASA_BERJALAN: { field: 'masa_pajak', message: 'Masa Pajak {masa} Belum Berakhir' },
  SETOR_LEBIH_MASA: {
    field: 'jumlah',
    message: 'Setoran Melebihi Pajak Masa {masa}, Sisa {sisa}',
  },
  SETOR_ATASAN: { message: 'Pajak Disetor Oleh Supervisor Ke Atas' },
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

/** Tax that is paid in is no cost: it settles what was collected (D-41.11). */
export const SETOR_PAJAK: Readonly<Record<string, string>> = {
  SETOR_PPN: 'ppn',
  SETOR_PPH22: 'pph22',
};

/** No more is paid in than was collected and is not paid yet: paid twice, it would be money that left for nothing. */
export const periksaSetor = (saldo: Rupiah, jumlah: Rupiah): Refusal[] =>
  jumlah > negate(saldo) ? [TIDAK_KAS.SETOR_LEBIH] : [];

/** What a month collected of a tax, and what was paid in for it. */
export type MasaPajak = {
  readonly masa: string;
  readonly dipungut: Rupiah;
  readonly disetor: Rupiah;
};

/** A month owes its tax when it is over: what it collected may still be cancelled. */
export const masaBerakhir = (masa: string, hari: Hari): boolean => masa < hari.slice(0, 7);

/** A month is paid once: what the next one collects is not spent on it (D-41.11). */
export const periksaMasa = ({ masa, dipungut, disetor }: MasaPajak, jumlah: Rupiah): Refusal[] => {
  const sisa = minus(dipungut, disetor);
  return jumlah > sisa
    ? [fill(TIDAK_KAS.SETOR_LEBIH_MASA, { masa, sisa: formatRupiah(sisa) })]
    : [];
};

/**
 * Money of a drawer or a bank against the cost or income that its code names (worked-postings.md §6); to a supplier or
 * from him it settles what is owed for goods.
 */
export function bukuKas(
  arah: ArahKas,
  kode_transaksi: string,
  jumlah: Rupiah,
  akun: string = KAS,
  kode_supplier: string | null = null,
): Baris[] {
  const supplier = kode_supplier === null ? undefined : akunSupplier(kode_supplier);
  return arah === 'MASUK'
    ? [uang(akun, jumlah), uang(supplier ?? akunPendapatan(kode_transaksi), negate(jumlah))]
    : [
        uang(supplier ?? SETOR_PAJAK[kode_transaksi] ?? akunBiaya(kode_transaksi), jumlah),
        uang(akun, negate(jumlah)),
      ];
}
