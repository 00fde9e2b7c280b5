import { choice, day, instant, optional, rupiah, status } from '#kit/contract/field.ts';
import { defineReport, fullSpan, rowText, semua, sumGram } from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';
import { saringBarang } from '#areas/barang/contract/saring-barang.ts';
import { JUAL_MANUAL, MENU_VALIDASI_MANUAL } from '#areas/manual/contract/manual.gates.ts';
import { kolomBerat } from '#areas/stock/contract/saring-tempat.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';

const JENIS = { PENJUALAN: 'Penjualan', PEMBELIAN: 'Pembelian' } as const;

/** Lines of goods without a barcode that were sold and bought; what waits is marked, what was cancelled left out. */
export const jualBeliManualReport = defineReport({
  no: 12,
  path: 'laporan-jual-beli-manual',
  menu: {
    group: 'Laporan/Penjualan',
    at: 120,
    levels: ['SPV', 'MU'],
    answers: 'Barang tanpa barcode yang dijual dan dibeli, satu baris satu barang',
  },
  title: 'Laporan Jual Beli Manual',
  area: 'Penjualan',
  api: 'GET barang-manual/report',
  gate: JUAL_MANUAL,
  filters: {
    ...fullSpan,
    jenis: semua(choice('Jenis', JENIS)),
    kode_group: saringBarang.kode_group,
    status_validasi: semua(choice('Status Validasi', { SUDAH: 'Sudah', BELUM: 'Belum' })),
  },
  columns: {
    tgl_system: day('Tanggal'),
    no_faktur: rowText('No Faktur'),
    jenis: status('Jenis', JENIS),
    kode_group: rowText('Group'),
    kode_dept: rowText('Jenis Barang'),
    nama_barang: rowText('Nama Barang'),
    kadar: kadarPersen('Kadar'),
    ...kolomBerat,
    harga_gram: rupiah('Harga/Gram'),
    jumlah_rp: rupiah('Jumlah'),
    kode_sales: rowText('Sales'),
    input_by: rowText('Kasir'),
    valid_by: optional(rowText(sense('Validasi', 'oleh'))),
    valid_date: optional(instant('Tgl Validasi')),
    tanda: optional(status('Tanda', ['BELUM VALIDASI'])),
    /** Grams sold less grams bought. */
    selisih: sumGram('Jual Kurang Beli'),
  },
  hidden: ['selisih'],
  groups: ['jenis', 'kode_group'],
  totals: ['qty', 'berat', 'murni', 'jumlah_rp', 'selisih'],
  ratios: { harga_gram: { over: 'jumlah_rp', under: 'berat', as: 'perGram' } },
  band: [
    { of: 'berat', label: 'Dijual', where: { column: 'jenis', is: ['PENJUALAN'] } },
    { of: 'berat', label: 'Dibeli', where: { column: 'jenis', is: ['PEMBELIAN'] } },
  ],
  aside: ['murni', 'kode_dept', 'kode_sales'],
  sort: ['jenis', 'kode_group', 'tgl_system', 'no_faktur'],
  closing: [{ title: 'Gram Jual Kurang Beli per Group', by: 'kode_group', sums: ['selisih'] }],
  drill: [
    { column: 'no_faktur', to: 'dokumen' },
    { column: 'tanda', to: 'screen', path: MENU_VALIDASI_MANUAL },
  ],
  distinct: { column: 'no_faktur', rowNoun: 'faktur' },
  rowNoun: 'baris',
});
