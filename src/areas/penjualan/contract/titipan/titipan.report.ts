import {
  choice,
  day,
  int,
  ofPerson,
  optional,
  persen,
  rupiah,
  status,
} from '#kit/contract/field.ts';
import { words } from '#kit/rules/row-word.ts';
import {
  alone,
  defineReport,
  fullSpan,
  picked,
  rowText,
  rowWord,
  semua,
  sumGram,
} from '#kit/contract/report.ts';
import { kolomBarang } from '#areas/stock/contract/saring-tempat.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

const DASAR = { TANGGAL_TITIP: 'TANGGAL TITIP', SALDO: 'SALDO PER TANGGAL AKHIR' };
const KELAS = words(['0–30 hari', '31–60 hari', '61–90 hari', 'Di atas 90 hari']);

/** What the shop still owes: a deposit that was fetched is money of its sale. */
const DIPEGANG = { column: 'status', is: ['AKTIF'] } as const;

/** Pieces held on deposit: those of a period, or all that are owed on a day. */
export const titipanReport = defineReport({
  no: 23,
  path: 'laporan-titipan',
  menu: {
    group: 'Laporan/Titipan',
    levels: ['SPV', 'MU'],
    answers: 'Uang titip yang masih dipegang dan umurnya',
  },
  title: 'Laporan Titipan',
  area: 'Titipan',
  api: 'GET titip/report-titip-uang',
  filters: {
    ...fullSpan,
    status: semua(choice('Status', ['AKTIF', 'DIAMBIL'])),
    ...saringSales,
    dasar: picked(choice('Dasar', DASAR)),
  },
  columns: {
    no_titip: rowText('No Titip'),
    tgl_system: day('Tanggal'),
    nama_customer: rowText('Customer'),
    alamat_customer: ofPerson('ADDRESS', rowText('Alamat')),
    no_hp: optional(ofPerson('PHONE', rowText('No HP'))),
    ...kolomBarang,
    berat: sumGram('Berat'),
    harga_jual: rupiah('Harga Jual'),
    ongkos: rupiah('Ongkos'),
    harga_total: rupiah('Harga Total'),
    dp_rp: rupiah('Uang Titip'),
    sisa_rp: rupiah('Sisa'),
    dp_persen: persen('DP %'),
    umur_hari: alone(int('Umur')),
    kelas_umur: rowWord('Kelas Umur', KELAS),
    tgl_ambil: optional(day('Tgl Ambil')),
    status: status('Status', { AKTIF: 'AKTIF', DIAMBIL: 'DIAMBIL' }),
    kode_sales: rowText('Sales'),
  },
  groups: ['status'],
  totals: ['berat', 'harga_jual', 'ongkos', 'harga_total', 'dp_rp', 'sisa_rp'],
  ratios: { dp_persen: { over: 'dp_rp', under: 'harga_total', as: 'percent' } },
  stands: [{ columns: ['sisa_rp'] }],
  band: [
    { of: 'dp_rp', label: 'Uang titip', where: DIPEGANG },
    { of: 'sisa_rp', label: 'Sisa bayar', where: DIPEGANG },
    { distinct: 'no_titip', label: 'Titipan' },
  ],
  aside: [
    ...(['alamat_customer', 'no_hp', 'kode_barcode', 'kode_dept', 'kode_group'] as const),
    ...(['harga_jual', 'ongkos', 'dp_persen', 'kelas_umur', 'tgl_ambil', 'kode_sales'] as const),
  ],
  sort: ['status', 'tgl_system', 'no_titip', 'kode_barcode'],
  control: { total: 'harga_total', parts: ['harga_jual', 'ongkos'] },
  distinct: { column: 'no_titip', rowNoun: 'titipan' },
  closing: [{ title: 'Umur Titipan', by: 'kelas_umur', sums: ['dp_rp', 'sisa_rp'] }],
  drill: [
    { column: 'no_titip', to: 'titipan' },
    { column: 'kode_barcode', to: 'barang' },
  ],
  rowNoun: 'barang',
});
