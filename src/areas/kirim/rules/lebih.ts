import { fill, type Refusal } from '#kit/rules/refusal.ts';
import { TIDAK_KIRIMAN } from '#areas/kirim/rules/kirim-barang.ts';

/** What became of a piece that came beyond the list of its shipment (D-42.7). */
export const KEADAAN_LEBIH = {
  BELUM: 'DI TOKO TUJUAN',
  SUSULAN: 'DIKIRIM SUSULAN',
  DISERAHKAN: 'DISERAHKAN PULANG',
  KEMBALI: 'KEMBALI',
} as const;
export type KeadaanLebih = keyof typeof KEADAAN_LEBIH;

/**
 * Why a scan takes no further step: it is none of this shipment, or its way has been chosen. The receiver hands over
 * what lies there; the sender, whose piece it is, closes also what was not handed over: a code that was misread lies
 * in his tray.
 */
export function periksaLangkahLebih(
  lebih: { readonly keadaan: KeadaanLebih } | undefined,
  langkah: 'SERAH' | 'TIBA',
  { kode_barcode, no_kirim }: { readonly kode_barcode: string; readonly no_kirim: string },
): { readonly salah: Refusal[]; readonly sudah: Refusal | undefined } {
  if (!lebih)
    return {
      salah: [fill(TIDAK_KIRIMAN.BUKAN_LEBIH, { kode_barcode, no_kirim })],
      sudah: undefined,
    };
  const { keadaan } = lebih;
  const open = keadaan === 'BELUM' || (langkah === 'TIBA' && keadaan === 'DISERAHKAN');
  const said = fill(TIDAK_KIRIMAN.LEBIH_SELESAI, { kode_barcode, keadaan: KEADAAN_LEBIH[keadaan] });
  return { salah: [], sudah: open ? undefined : said };
}
