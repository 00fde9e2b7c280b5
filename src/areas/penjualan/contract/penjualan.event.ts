import {
  ATASAN,
  SEMUA,
  TANPA_OWNER,
  batal,
  defineEvents,
  olehOwner,
} from '#areas/akses/contract/event.ts';

/** What a superior agrees to about sales and deposits. */
export const penjualanEvents = defineEvents({
  BATAL_PENJUALAN: batal('Batal penjualan'),
  BATAL_TITIPAN: batal('Batal titipan'),
  KUPON_BANYAK: {
    nama: 'Terbitkan kupon di atas batas',
    ...olehOwner(TANPA_OWNER, 'BATAS HARGA'),
    banding: [['Batas sehari', 'Nilai']],
  },
  REFUND_TITIPAN: {
    nama: 'Pengembalian titipan di atas ketentuan',
    diminta: TANPA_OWNER,
    penyetuju: 'OWN',
    kategori: 'LAINNYA',
    banding: [['Pengembalian menurut ketentuan', 'Dikembalikan']],
  },
  PESANAN_ONLINE_BEDA: {
    nama: 'Jual pesanan online berbeda',
    ...olehOwner(ATASAN, 'LAINNYA'),
    banding: [['Dibayar pembeli', 'Dijual']],
  },
  HARGA_DI_BAWAH: {
    nama: 'Jual di bawah harga',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'DI BAWAH HARGA',
    banding: [['Harga komputer', 'Harga diminta']],
  },
  BERLIAN_DI_BAWAH_MODAL: {
    nama: 'Berlian di bawah modal',
    diminta: TANPA_OWNER,
    penyetuju: 'OWN',
    kategori: 'BERLIAN DI BAWAH MODAL',
    banding: [['Harga modal', 'Harga diminta']],
  },
  BATAS_HARGA: {
    nama: 'Harga di atas batas',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'BATAS HARGA',
    banding: [
      ['Harga hari ini', 'Harga diketik'],
      ['Harga beli hari ini', 'Harga diketik'],
    ],
  },
  TOLERANSI_BERAT: {
    nama: 'Berat di luar toleransi',
    diminta: SEMUA,
    penyetuju: 'SPV',
    kategori: 'TOLERANSI BERAT',
    banding: [['Berat stock', 'Berat diketik']],
  },
});
