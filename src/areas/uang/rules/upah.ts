import { formatRupiah } from '#kit/rules/format.ts';
import { minus, plus, type Rupiah } from '#kit/rules/quantity.ts';
import { fill, refusals, type Refusal } from '#kit/rules/refusal.ts';

/** Cash-outs of this code are wages of craftsmen (D-36.5). */
export const UPAH_TUKANG = 'UPAH_TUKANG';

export const TIDAK_UPAH = refusals({
  UPAH_TANPA_KERJA: {
    field: 'keterangan',
    message: 'Tulis No Kembali Dari Tukang Atau No Service Di Keterangan',
  },
  UPAH_TIDAK_ADA: {
    field: 'keterangan',
    message: 'Tidak Ada Pekerjaan Tukang Yang Selesai Dengan No {no}',
  },
  UPAH_LEBIH: { field: 'jumlah', message: 'Upah {no} Yang Belum Dibayar {sisa}' },
  UPAH_DIBAYAR: { message: 'Upah Sudah Dibayar Dengan {no}, Batalkan Transaksi Kas Itu Dahulu' },
});

/** The work that a remark names: the first number of a KT or of a job in it. */
export const nomorKerja = (keterangan: string): string | undefined =>
  /\b[A-Z]{2}[A-Z0-9]{12}\b/.exec(keterangan.toUpperCase())?.[0];

/** Together with what was paid before, a wage is at most what the work says. */
export function periksaUpah(
  { no, upah, dibayar }: { readonly no: string; readonly upah: Rupiah; readonly dibayar: Rupiah },
  jumlah: Rupiah,
): Refusal[] {
  if (plus(dibayar, jumlah) <= upah) return [];
  return [fill(TIDAK_UPAH.UPAH_LEBIH, { no, sisa: formatRupiah(minus(upah, dibayar)) })];
}
