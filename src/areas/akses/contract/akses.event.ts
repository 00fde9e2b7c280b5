import {
  ATASAN,
  SEMUA,
  TANPA_KASIR,
  TANPA_OWNER,
  defineEvents,
} from '#areas/akses/contract/event.ts';

/** What a superior is asked for wherever it happens: a copy, a setting, a right, a day that is closed. */
export const aksesEvents = defineEvents({
  CETAK_ULANG: {
    nama: 'Cetak ulang nota',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'CETAK ULANG',
  },
  TANGGAL_MUNDUR: {
    nama: 'Tanggal mundur',
    diminta: TANPA_KASIR,
    penyetuju: 'OWN',
    kategori: 'TANGGAL MUNDUR',
  },
  TANGGAL_LOMPAT: {
    nama: 'Buka tanggal yang melompat',
    diminta: TANPA_OWNER,
    penyetuju: 'OWN',
    kategori: 'TANGGAL MUNDUR',
  },
  HAK_AKSES: {
    nama: 'Ubah pengguna atau hak akses',
    diminta: ATASAN,
    penyetuju: 'OWN',
    kategori: 'HAK USER',
  },
  UBAH_PARAMETER: {
    nama: 'Ubah parameter',
    diminta: ATASAN,
    penyetuju: 'OWN',
    kategori: 'LAINNYA',
    banding: [['Nilai lama', 'Nilai baru']],
  },
  UBAH_HARGA_EMAS: {
    nama: 'Ubah harga',
    diminta: ATASAN,
    penyetuju: 'OWN',
    kategori: 'BATAS HARGA',
    banding: [['Harga lama', 'Harga baru']],
  },
  UBAH_MODUL: { nama: 'Ubah modul', diminta: ['MU'], penyetuju: 'OWN', kategori: 'LAINNYA' },
});
