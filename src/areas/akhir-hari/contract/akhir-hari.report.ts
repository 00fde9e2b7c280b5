import { int, optional } from '#kit/contract/field.ts';
import { alone, defineReport, mustDay, rowWord, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';
import { saringKasir } from '#areas/akses/contract/user.field.ts';
import { AKHIR_HARI_BAGIAN, AKHIR_HARI_JENIS } from '#areas/akhir-hari/contract/kata-laporan.ts';

/** The transactions of a day by kind: how many, how heavy, and what they moved. */
export const akhirHariReport = defineReport({
  no: 58,
  path: 'laporan-akhir_hari',
  menu: {
    group: 'Laporan/Akhir Hari',
    levels: ['SPV', 'MU'],
    answers: 'Berapa transaksi hari itu menurut macamnya',
  },
  title: 'Laporan Akhir Hari',
  area: 'Akhir Hari',
  api: 'GET eod/report-akhir-hari',
  filters: { tgl_system: mustDay('Tanggal'), ...saringKasir },
  columns: {
    bagian: rowWord(sense('Bagian', 'laporan'), AKHIR_HARI_BAGIAN),
    jenis: rowWord('Transaksi', AKHIR_HARI_JENIS),
    jumlah_trx: alone(int('Jml')),
    qty: alone(optional(int('Qty'))),
    berat: alone(optional(sumGram('Berat'))),
    murni: alone(optional(sumGram('Murni'))),
    total_rp: alone(sumRupiah('Total')),
    tunai: sumRupiah('Tunai ±'),
    non_tunai: sumRupiah('Non Tunai ±'),
    batal: alone(int(sense('Batal', 'sudah'))),
    belum_valid: alone(int('Belum Validasi')),
  },
  groups: ['bagian'],
  totals: ['tunai', 'non_tunai'],
  band: [
    { of: 'total_rp', label: 'Total nota jual', where: { column: 'jenis', is: ['Penjualan'] } },
    'tunai',
    'non_tunai',
  ],
  sort: ['bagian'],
  drill: [
    {
      column: 'jenis',
      to: 'report',
      bare: true,
      pathBy: {
        column: 'jenis',
        names: {
          Penjualan: 'laporan-penjualan-faktur',
          'Batal Penjualan': 'laporan-batal-penjualan',
          Pembelian: 'laporan-pembelian',
          'Batal Pembelian': 'laporan-batal-pembelian',
          'Tukar Tambah': 'laporan-tukar-barang',
          'Titipan Baru': 'laporan-titipan',
          'Batal Titipan': 'laporan-batal-titip',
          'Kas Masuk': 'laporan-kas',
          'Kas Keluar': 'laporan-kas',
          'Bank Masuk': 'laporan-uang-bank',
          'Bank Keluar': 'laporan-uang-bank',
          'Mutasi Bank': 'laporan-mutasi-uang',
          'Mutasi Cash': 'laporan-mutasi-uang',
          'Cicilan Baru': 'laporan-cicilan',
          'Bayar Cicilan': 'laporan-pembayaran-cicilan',
          'Lelang Cicilan': 'laporan-lelang-cicilan',
          'Tukar Hadiah': 'laporan-penukaran-hadiah',
        },
      },
    },
    { column: 'belum_valid', to: 'report', bare: true, path: 'laporan-validasi-transaksi' },
  ],
  paper: { portrait: true, signatures: ['Kasir', 'SPV', 'Owner'], struk: true },
  rowNoun: 'transaksi',
});
