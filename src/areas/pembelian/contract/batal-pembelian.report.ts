import { day, instant, optional, rupiah } from '#kit/contract/field.ts';
import { defineReport, rowText, span } from '#kit/contract/report.ts';
import { saringKasir } from '#areas/akses/contract/user.field.ts';
import { kolomEmas } from '#areas/pembelian/contract/kolom-beli.ts';
import { kolomBerat } from '#areas/stock/contract/saring-tempat.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

/** One line of a cancelled buy-back, with who asked and who agreed. */
export const batalPembelianReport = defineReport({
  no: 17,
  path: 'laporan-batal-pembelian',
  menu: {
    group: 'Laporan/Pembelian',
    levels: ['SPV', 'MU'],
    answers: 'Pembelian yang dibatalkan, oleh siapa dan mengapa',
  },
  title: 'Laporan Batal Pembelian',
  area: 'Pembelian',
  api: 'GET pembelian/batal-reports',
  filters: { ...span, ...saringSales, ...saringKasir },
  columns: {
    no_faktur_beli: rowText('No Faktur'),
    tgl_system: day('Tgl Beli'),
    tgl_batal: instant('Tgl Batal'),
    batal_by: rowText('Dibatalkan'),
    otorisasi_by: optional(rowText('Otorisasi')),
    alasan: rowText('Alasan'),
    ...kolomEmas,
    ...kolomBerat,
    harga: rupiah('Harga Beli'),
    nama_customer: rowText('Customer'),
    kode_sales: rowText('Sales'),
    input_by: rowText('Kasir'),
  },
  groups: ['batal_by'],
  totals: ['qty', 'berat', 'murni', 'harga'],
  band: [
    { of: 'harga', label: 'Pembelian dibatalkan' },
    'berat',
    { distinct: 'no_faktur_beli', label: 'Faktur' },
  ],
  aside: ['tgl_system', 'kadar', 'kondisi', 'qty', 'murni', 'nama_customer', 'kode_sales'],
  sort: ['batal_by', 'tgl_batal', 'no_faktur_beli'],
  distinct: { column: 'no_faktur_beli', rowNoun: 'faktur' },
  drill: [{ column: 'no_faktur_beli', to: 'dokumen' }],
  rowNoun: 'barang',
});
