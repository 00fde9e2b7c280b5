import { SEMUA, TANPA_KASIR, batal, defineEvents } from '#areas/akses/contract/event.ts';

/** What a superior agrees to about buying back. */
export const pembelianEvents = defineEvents({
  BATAL_PEMBELIAN: batal('Batal pembelian'),
  BELI_DI_ATAS_HARGA: {
    nama: 'Beli di atas harga',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'BATAS HARGA',
    banding: [['Harga hari ini', 'Harga diminta']],
  },
  BELI_DI_ATAS_NOTA: {
    nama: 'Beli di atas nota',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'BELI DI ATAS NOTA',
    banding: [['Harga pada nota', 'Harga diminta']],
  },
  BELI_BERAT_LEBIH: {
    nama: 'Beli lebih berat dari nota',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'TOLERANSI BERAT',
    banding: [['Berat nota', 'Berat timbang']],
  },
  BELI_KADAR_TURUN: {
    nama: 'Beli kadar di bawah nota',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'TOLERANSI BERAT',
    banding: [['Kadar nota', 'Kadar uji']],
  },
  BELI_DI_ATAS_BATAS: {
    nama: 'Beli di atas batas level',
    diminta: ['KASIR', 'SPV'],
    penyetuju: 'SPV',
    kategori: 'BATAS HARGA',
    banding: [['Batas', 'Total']],
  },
  BELI_BERLIAN: {
    nama: 'Beli batu bersama emas',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'BATAS HARGA',
  },
  HANCUR_PEMBELIAN: {
    nama: 'Hancur pembelian',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'HANCUR',
  },
});
