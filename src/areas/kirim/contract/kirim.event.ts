import { defineEvents, TANPA_KASIR } from '#areas/akses/contract/event.ts';

/** What a superior agrees to about shipments. */
export const kirimEvents = defineEvents({
  KIRIMAN_SELISIH: {
    nama: 'Selisih kiriman barang',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'TOLERANSI BERAT',
    banding: [['Berat dikirim', 'Berat diterima']],
  },
  BATAL_KIRIM_BARANG: {
    nama: 'Batal kirim barang',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'BATAL',
  },
});
