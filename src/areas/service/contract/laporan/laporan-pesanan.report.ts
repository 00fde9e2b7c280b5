import { day, int, ofPerson, optional, status } from '#kit/contract/field.ts';
import { alone, defineReport, rowText, span, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { saringPesanan, STATUS_PESANAN } from '#areas/service/contract/laporan/saring-pesanan.ts';

/** Open orders: what was paid is the shop's duty, what is left its claim. */
const BERJALAN = { column: 'status', is: ['OPEN', 'VALID', 'PROSES', 'SELESAI'] } as const;

/** Orders: what was ordered, paid, promised, and whose sample is still here (№ 19). */
export const pesananReport = defineReport({
  no: 19,
  path: 'laporan-pesanan',
  menu: {
    group: 'Laporan/Pesanan',
    at: 10,
    levels: ['SPV', 'MU'],
    answers: 'Pesanan: DP, sisa, janji, terlambat, barang contoh',
  },
  title: 'Laporan Pesanan',
  area: 'Pesanan',
  api: 'GET pesanan/report',
  filters: { ...span, ...saringPesanan },
  columns: {
    status: status('Status', STATUS_PESANAN),
    no_pesanan: rowText('No Pesanan'),
    tgl_pesanan: day('Tanggal'),
    nama_customer: rowText('Customer'),
    alamat_customer: ofPerson('ADDRESS', rowText('Alamat')),
    no_hp: optional(ofPerson('PHONE', rowText('No HP'))),
    kode_sales: rowText('Sales'),
    kode_tukang: optional(rowText('Tukang')),
    total_qty: int('Qty'),
    total_berat: sumGram('Berat'),
    ongkos: sumRupiah('Ongkos'),
    total_harga: sumRupiah('Total'),
    jumlah_bayar: sumRupiah('DP/Bayar'),
    sisa_bayar: sumRupiah('Sisa'),
    tgl_janji: day('Tgl Janji'),
    terlambat_hari: alone(int('Terlambat')),
    contoh: optional(rowText('Barang Contoh')),
    tanda: optional(status('Tanda', ['CONTOH BELUM DIAMBIL'])),
  },
  groups: ['status'],
  totals: ['total_qty', 'total_berat', 'ongkos', 'total_harga', 'jumlah_bayar', 'sisa_bayar'],
  stands: [{ columns: ['sisa_bayar'] }],
  band: [
    { of: 'jumlah_bayar', label: 'DP/Bayar', where: BERJALAN },
    { of: 'sisa_bayar', label: 'Sisa', where: BERJALAN },
    { rows: 'Pesanan' },
  ],
  aside: ['alamat_customer', 'no_hp', 'kode_sales'],
  sort: ['status', 'tgl_pesanan', 'no_pesanan'],
  drill: [{ column: 'no_pesanan', to: 'dokumen' }],
  messages: {
    found: 'Laporan Pesanan Tersedia',
    empty: 'Laporan Pesanan Kosong',
    failed: 'Data Yang Di Cari Tidak Ada !!!',
  },
  rowNoun: 'pesanan',
});
