import { refusals } from '#kit/rules/refusal.ts';
import type { StatusBarang } from '#areas/stock/rules/barang.ts';

export const TIDAK_ITEM = refusals({
  ITEM_SUDAH_ADA: {
    field: 'kode_barcode',
    message: 'Barang {kode_barcode} Sudah Ada Di Katalog',
  },
  ITEM_TANPA_FOTO: { field: 'kode_barcode', message: 'Gambar Wajib Dimasukan' },
  ITEM_TANPA_KATEGORI: { field: 'kode_kategori', message: 'Kategori Harus Dipilih' },
  ITEM_KATEGORI_TIDAK_ADA: { field: 'kode_kategori', message: 'Kategori Tidak Ditemukan' },
  ITEM_TANPA_HARGA: { field: 'kode_barcode', message: 'Harga Jual Tidak Boleh Kosong' },
});

/** What a customer hears of a piece: it is there, it is sold, or it is not in the shop. */
export const tentukanKeadaan = (status: StatusBarang): 'TAMPIL' | 'TERJUAL' | 'TIDAK_ADA' => {
  if (status === 'READY') return 'TAMPIL';
  return status === 'TERJUAL' || status === 'TITIP' ? 'TERJUAL' : 'TIDAK_ADA';
};

/** A word behind a #: no comma and no # of its own. */
export const tentukanTag = (kata: string | null): string[] => {
  const tag = (kata ?? '').replaceAll(/[#,]/g, ' ').trim().slice(0, 40);
  return tag === '' ? [] : [tag];
};
