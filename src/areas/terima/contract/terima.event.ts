import { TANPA_KASIR, defineEvents } from '#areas/akses/contract/event.ts';

/** What a superior agrees to about a delivery. */
export const terimaEvents = defineEvents({
  PENERIMAAN_SELISIH: {
    nama: 'Penerimaan barang dengan selisih',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'TOLERANSI BERAT',
    banding: [['Berat diterima', 'Jumlah berat barang']],
  },
  RETUR_SUPPLIER: {
    nama: 'Retur barang ke supplier',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'LAINNYA',
  },
  BATAL_RETUR_SUPPLIER: {
    nama: 'Batal retur barang ke supplier',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'BATAL',
  },
  BATAL_PENERIMAAN: {
    nama: 'Batal penerimaan barang',
    diminta: TANPA_KASIR,
    penyetuju: 'SPV',
    kategori: 'BATAL',
  },
});
