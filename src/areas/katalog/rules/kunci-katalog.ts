import { refusals } from '#kit/rules/refusal.ts';

export const TIDAK_KUNCI = refusals({
  KUNCI_API_PENUH: {
    field: 'nama',
    message: 'Paling Banyak {banyak} Kunci Berlaku, Cabut Yang Tidak Dipakai',
  },
  KUNCI_API_TIDAK_ADA: { message: 'Kunci Tidak Ditemukan' },
  KUNCI_API_SUDAH_DIBUKA: {
    message: 'Kunci Ini Sudah Ditampilkan Atau Terlalu Lama, Cabut Lalu Buat Baru',
  },
  KUNCI_API_DITOLAK: { message: 'Kunci API Tidak Dikenal Atau Sudah Dicabut' },
});

/** Programs of one shop that read its catalogue: more is a key for everybody. */
export const KUNCI_PALING_BANYAK = 20;
/** Minutes in which the person who asked for a key may see it, once. */
export const KUNCI_DIBUKA_MENIT = 10;

/** The shop and the id stand in it so that a found key can be told; what counts is its end. */
export const susunKunci = (kode_toko: string, id: string, rahasia: string): string =>
  `kk_${kode_toko}_${id}_${rahasia}`;

/** How a list shows a key that can no longer be read. */
export const awalKunci = (kode_toko: string, id: string): string => `kk_${kode_toko}_${id}_…`;

/** Anything else was never made here, and the database is not asked for it. */
export const isKunci = (text: string): boolean =>
  /^kk_[A-Z0-9]{3}_[0-9a-f]{8}_[0-9a-f]{48}$/.test(text);
