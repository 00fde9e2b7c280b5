import { TANPA_OWNER, defineEvents } from '#areas/akses/contract/event.ts';

/** What a superior agrees to wherever money goes to a customer (D-51.6), or what is somebody's to another (D-51.9). */
export const bukuEvents = defineEvents({
  PEMBAYARAN_BESAR: {
    nama: 'Pembayaran besar',
    diminta: TANPA_OWNER,
    penyetuju: 'SPV',
    kategori: 'BATAS HARGA',
    banding: [
      ['Batas sehari', 'Menjadi'],
      ['Batas pinjaman', 'Pokok'],
      ['Batas pembelian', 'Total pembelian'],
    ],
  },
  MILIK_LAIN: {
    nama: 'Milik customer lain',
    diminta: TANPA_OWNER,
    penyetuju: 'SPV',
    kategori: 'LAINNYA',
  },
});
