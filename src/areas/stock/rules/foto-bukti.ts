import { refusals } from '#kit/rules/refusal.ts';

/** Minutes within which a photo of evidence is taken for its act (D-51.10). */
export const MENIT_BUKTI = 60;

/** Why a photo is no evidence of this act. */
export const TIDAK_BUKTI = refusals({
  FOTO_TIDAK_ADA: { field: 'foto', message: 'Foto Tidak Ditemukan, Silahkan Unggah Ulang' },
  FOTO_LAMA: {
    field: 'foto',
    message: 'Foto Diambil Lebih Dari {menit} Menit Yang Lalu, Silahkan Foto Ulang',
  },
  FOTO_ORANG_LAIN: {
    field: 'foto',
    message: 'Foto Diunggah Oleh {user_id}, Silahkan Foto Sendiri',
  },
  FOTO_BARANG_STOCK: { field: 'foto', message: 'Foto Ini Foto Barang Stock, Silahkan Foto Ulang' },
  FOTO_TERPAKAI: { field: 'foto', message: 'Foto Ini Sudah Dipakai, Silahkan Foto Ulang' },
});
