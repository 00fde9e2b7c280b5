import type { Belum } from '#areas/toko/contract/belum/bagian.ts';

/** What a customer would meet at the counter. */
export const BELUM_MEJA: readonly Belum[] = [
  {
    judul: 'Jual beli manual tanpa barcode',
    layar: [
      {
        path: 'transaksi-pembelian-manual',
        title: 'Pembelian Manual',
        keterangan: 'Membeli barang tanpa barcode.',
      },
    ],
    laporan: [{ path: 'laporan-jual-beli-manual', title: 'Laporan Jual Beli Manual' }],
    panggilan: [],
    modul: [],
    parameter: ['APP_MODE'],
  },
];
