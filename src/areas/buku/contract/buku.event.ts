import { SEMUA, TANPA_OWNER, defineEvents } from '#areas/akses/contract/event.ts';

/** What a superior agrees to where money leaves the house (D-51.6), or what is somebody's goes to another (D-51.9). */
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
  KAS_KELUAR_BESAR: {
    nama: 'Kas keluar di atas batas',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'LAINNYA',
    banding: [
      ['Batas', 'Nominal'],
      ['Batas sehari', 'Menjadi'],
    ],
  },
  MILIK_LAIN: {
    nama: 'Milik customer lain',
    diminta: TANPA_OWNER,
    penyetuju: 'SPV',
    kategori: 'LAINNYA',
  },
});
