import { choice, day, list, optional, status } from '#kit/contract/field.ts';
import {
  defineReport,
  mustText,
  rowText,
  semua,
  span,
  sumGram,
  sumRupiah,
} from '#kit/contract/report.ts';

const JENIS = ['JUAL', 'BELI', 'PESANAN', 'TITIP', 'SERVICE', 'HUTANG', 'CICILAN'] as const;
const STATUS = {
  DONE: 'SELESAI',
  AKTIF: 'AKTIF',
  VALID: 'VALID',
  DITERIMA: 'DITERIMA',
  PROSES: 'PROSES',
  SELESAI: 'SELESAI',
  DIAMBIL: 'DIAMBIL',
  TUNGGU: 'MENUNGGU VALIDASI',
  LUNAS: 'LUNAS',
  REMAJA: 'DIPERBARUI',
  LELANG: 'LELANG',
  CANC: 'BATAL',
};

/** Everything a customer did with the shop, newest first; cancelled documents are shown and not added. */
export const riwayatCustomerReport = defineReport({
  no: 11,
  path: 'laporan-riwayat-customer',
  menu: {
    group: 'Laporan/Penjualan',
    at: 110,
    levels: ['KASIR', 'SPV', 'MU'],
    answers: 'Semua urusan satu customer dengan toko',
  },
  title: 'Laporan Riwayat Customer',
  area: 'Penjualan',
  api: 'GET penjualan/report-customer',
  filters: {
    ...span,
    cari: mustText('Cari Customer'),
    jenis: semua(choice('Jenis', JENIS)),
  },
  columns: {
    customer: rowText('Customer'),
    jenis: status('Jenis', JENIS),
    tgl_system: day('Tanggal'),
    no_dokumen: rowText('No Dokumen'),
    uraian: list('Uraian'),
    berat: sumGram('Berat'),
    jumlah_rp: sumRupiah('Jumlah'),
    status: status('Status', STATUS),
    kode_sales: optional(rowText('Sales')),
  },
  groups: ['customer', 'jenis'],
  totals: ['berat', 'jumlah_rp'],
  // A gram sold and a gram bought back make no sum.
  grandTotal: false,
  band: [
    { rows: 'Dokumen' },
    { of: 'jumlah_rp', label: 'Belanja', where: { column: 'jenis', is: ['JUAL'] } },
    { of: 'jumlah_rp', label: 'Dijual ke toko', where: { column: 'jenis', is: ['BELI'] } },
  ],
  sort: ['customer', 'jenis', 'tgl_system', 'no_dokumen'],
  balance: { column: 'status', values: ['CANC'] },
  drill: [
    {
      column: 'no_dokumen',
      to: 'penjualan',
      toBy: {
        column: 'jenis',
        names: {
          JUAL: 'penjualan',
          BELI: 'pembelian',
          TITIP: 'titipan',
          SERVICE: 'service',
          HUTANG: 'hutang',
        },
      },
    },
  ],
  rowNoun: 'dokumen',
});
