import type { Belum } from '#areas/toko/contract/belum/bagian.ts';

/** What goes on between shops, behind the counter, and with other systems. */
export const BELUM_DALAM: readonly Belum[] = [
  {
    judul: 'Marketplace dan toko web',
    layar: [
      {
        path: 'integrasi-marketplace',
        title: 'Integrasi Marketplace',
        keterangan: 'Menghubungkan barang toko dengan marketplace.',
      },
      {
        path: 'kirim-barang-external',
        title: 'Kirim Barang External',
        keterangan: 'Mengirim barang ke toko web.',
      },
      {
        path: 'update-barang-external',
        title: 'Update Barang External',
        keterangan: 'Memperbarui barang yang ada di toko web.',
      },
    ],
    laporan: [],
    panggilan: [],
    modul: ['BARANG_WEB_EXTERNAL_MODULE'],
    parameter: [],
  },
  {
    judul: 'Server sendiri untuk tiap toko',
    layar: [],
    laporan: [],
    panggilan: [],
    modul: [],
    parameter: [],
  },
];
