import type { Belum } from '#areas/toko/contract/belum/bagian.ts';

/** What a customer would meet at the counter. */
export const BELUM_MEJA: readonly Belum[] = [
  {
    judul: 'Pesanan dan pre order',
    group: 'Pesanan',
    layar: [
      {
        path: 'transaksi-pesanan',
        title: 'Transaksi Pesanan',
        keterangan: 'Mencatat barang yang dipesan customer, uang mukanya, dan barang contohnya.',
      },
      {
        path: 'lihat-pesanan',
        title: 'Lihat Pesanan',
        keterangan: 'Melihat pesanan yang berjalan, yang selesai, dan yang siap diambil.',
      },
      {
        path: 'ambil-barang-contoh',
        title: 'Ambil Barang Contoh',
        keterangan: 'Mengembalikan barang contoh milik customer.',
      },
      {
        path: 'pre-order',
        title: 'Pre Order',
        keterangan: 'Mencatat pesanan atas barang yang belum ada.',
      },
      {
        path: 'validasi-pesanan',
        title: 'Validasi Pesanan',
        keterangan: 'Memvalidasi pesanan yang menunggu.',
      },
    ],
    laporan: [
      { path: 'laporan-pesanan', title: 'Laporan Pesanan' },
      { path: 'laporan-pesanan-barang', title: 'Laporan Pesanan Barang' },
      { path: 'laporan-batal-pesanan', title: 'Laporan Batal Pesanan' },
      { path: 'laporan-pre-order', title: 'Laporan Pre Order' },
    ],
    panggilan: ['pesanan', 'pre-order'],
    modul: ['PRE_ORDER_MODULE', 'VALIDASI_PESANAN_MODULE'],
    parameter: [
      'PESANAN_MIN_DP_PERSEN',
      'BATAL_PESANAN_PERSEN',
      'KUNCI_HARGA_PESANAN',
      'TOLERANSI_PESANAN_PERSEN',
    ],
  },
  {
    judul: 'Barang manual tanpa barcode',
    layar: [
      {
        path: 'barang-manual',
        title: 'Barang Manual',
        keterangan: 'Mencatat stock barang tanpa barcode.',
      },
      {
        path: 'transaksi-penjualan-manual',
        title: 'Penjualan Manual',
        keterangan: 'Menjual barang tanpa barcode.',
      },
      {
        path: 'transaksi-pembelian-manual',
        title: 'Pembelian Manual',
        keterangan: 'Membeli barang tanpa barcode.',
      },
      {
        path: 'validasi-jual-beli-manual',
        title: 'Validasi Jual Beli Manual',
        keterangan: 'Memvalidasi jual beli barang tanpa barcode.',
      },
    ],
    laporan: [{ path: 'laporan-jual-beli-manual', title: 'Laporan Jual Beli Manual' }],
    panggilan: ['barang-manual'],
    modul: ['MANUAL_ITEMS_TRANSACTION_MODULE'],
    parameter: ['APP_MODE'],
  },
];
