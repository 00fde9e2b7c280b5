import { SEMUA, TANPA_KASIR, batal, defineEvents } from '#areas/akses/contract/event.ts';

/** What a superior agrees to about counting and weighing. */
export const opnameEvents = defineEvents({
  TIMBANG_SELISIH: {
    nama: 'Timbang baki dengan selisih',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'TOLERANSI BERAT',
    banding: [['Berat seharusnya', 'Hasil timbang']],
  },
  RESET_TIMBANG: {
    nama: 'Kosongkan daftar timbang',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'LAINNYA',
  },
  BATAL_OPNAME_GLOBAL: batal('Hitung ulang opname global'),
  OPNAME_SELESAI: {
    nama: 'Selesai stock opname',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'SELESAI OPNAME',
  },
  OPNAME_KOSONGKAN: {
    nama: 'Kosongkan stock opname',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'SELESAI OPNAME',
  },
  BATAL_OPNAME: {
    nama: 'Batal stock opname',
    diminta: TANPA_KASIR,
    penyetuju: 'OWN',
    kategori: 'BATAL',
  },
});
