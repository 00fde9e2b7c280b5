import {
  ATASAN,
  TANPA_KASIR,
  TANPA_OWNER,
  batal,
  defineEvents,
} from '#areas/akses/contract/event.ts';

/** What a superior agrees to about pieces in stock. */
export const stockEvents = defineEvents({
  UBAH_BARANG: {
    nama: 'Ubah data barang',
    diminta: ATASAN,
    penyetuju: 'SPV',
    kategori: 'LAINNYA',
  },
  UBAH_MASSAL: {
    nama: 'Ubah massal data barang',
    diminta: ATASAN,
    penyetuju: 'OWN',
    kategori: 'LAINNYA',
  },
  BATAL_UBAH_MASSAL: {
    nama: 'Batal ubah massal data barang',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'BATAL',
  },
  AKSESORIS_BANYAK: {
    nama: 'Aksesoris di atas batas',
    diminta: TANPA_OWNER,
    penyetuju: 'SPV',
    kategori: 'LAINNYA',
    banding: [['Batas per hari', 'Digerakkan hari ini']],
  },
  BATAL_AKSESORIS: batal('Batal tambah atau ambil aksesoris'),
  BATAL_PINDAH: {
    nama: 'Batal pindah barang',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'BATAL',
  },
  HANCUR_BARANG: {
    nama: 'Hancur barang',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'HANCUR',
  },
  BATAL_HANCUR: {
    nama: 'Batal hancur barang',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'BATAL',
  },
  CETAK_ULANG_BARCODE: {
    nama: 'Cetak ulang barcode',
    diminta: TANPA_OWNER,
    penyetuju: 'SPV',
    kategori: 'CETAK ULANG',
  },
  SUSUT_LEBIH: {
    nama: 'Susut di atas toleransi',
    diminta: TANPA_KASIR,
    penyetuju: 'OWN',
    kategori: 'TOLERANSI BERAT',
    banding: [
      ['Susut yang dibolehkan', 'Susut'],
      ['Susut murni yang dibolehkan', 'Susut murni'],
    ],
  },
});
