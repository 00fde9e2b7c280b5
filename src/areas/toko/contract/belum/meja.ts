import type { Belum } from '#areas/toko/contract/belum/bagian.ts';

/** What a customer would meet at the counter. */
export const BELUM_MEJA: readonly Belum[] = [
  {
    judul: 'Penjualan cicilan',
    group: 'Cicilan',
    layar: [
      {
        path: 'transaksi-cicilan',
        title: 'Transaksi Cicilan',
        keterangan: 'Menjual barang dengan cicilan bulanan.',
      },
      {
        path: 'lihat-cicilan',
        title: 'Lihat Cicilan',
        keterangan: 'Melihat cicilan yang berjalan dan menerima pembayarannya.',
      },
      {
        path: 'lelang-cicilan',
        title: 'Lelang Cicilan',
        keterangan: 'Melelang barang cicilan yang tidak dibayar.',
      },
    ],
    laporan: [
      { path: 'laporan-cicilan', title: 'Laporan Cicilan' },
      { path: 'laporan-pembayaran-cicilan', title: 'Laporan Pembayaran Cicilan' },
      { path: 'laporan-tunggakan-cicilan', title: 'Laporan Tunggakan Cicilan' },
      { path: 'laporan-lelang-cicilan', title: 'Laporan Lelang Cicilan' },
    ],
    panggilan: ['cicilan'],
    modul: [],
    parameter: [
      'CICILAN_SERAH_BARANG',
      'CICILAN_MIN_DP_PERSEN',
      'CICILAN_TENGGANG_HARI',
      'CICILAN_BATAL_PERSEN',
    ],
  },
  {
    judul: 'Gesek tunai',
    layar: [
      {
        path: 'gesek-tunai',
        title: 'Gesek Tunai',
        keterangan: 'Memberi uang tunai atas kartu yang digesek.',
      },
    ],
    laporan: [{ path: 'laporan-gesek-tunai', title: 'Laporan Gesek Tunai' }],
    panggilan: [],
    modul: ['GESEK_TUNAI_MODULE'],
    parameter: ['FEE_GESEK_PERSEN'],
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
