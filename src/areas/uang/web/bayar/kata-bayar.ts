import { mark } from '#kit/web/base/text.ts';
import type { Langkah } from '#areas/uang/rules/tender.ts';

const KATA = {
  CASH: [mark('Terima tunai'), mark('Tambah tunai')],
  DEBET: [mark('Terima debet'), mark('Tambah debet')],
  CREDIT: [mark('Terima kredit'), mark('Tambah kredit')],
  TRANSFER: [mark('Terima transfer'), mark('Tambah transfer')],
  POIN: [mark('Pakai poin'), mark('Tambah poin')],
} as const;

/** What the press will do, in words. */
export const kataBayar = (
  { jenis, selesai, pembayaran, jumlah }: Langkah,
  lunas: boolean,
): string =>
  lunas || (pembayaran.length === 0 && jumlah === 0)
    ? mark('Simpan dan cetak')
    : KATA[jenis][selesai ? 0 : 1];
