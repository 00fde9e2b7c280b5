import { day, int, optional, persen, rupiah, status, withModul } from '#kit/contract/field.ts';
import { alone, defineReport, rowText, span, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';
import { saringKasir } from '#areas/akses/contract/user.field.ts';
import { HUTANG, PLAFOND } from '#areas/hutang/contract/laporan/gerbang.ts';
import {
  AREA_HUTANG,
  detailBarang,
  JENIS_HUTANG,
  kolomCustomer,
  saringJenis,
  STATUS_HUTANG,
} from '#areas/hutang/contract/laporan/kolom.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

/** Loans given, on their day, whatever became of them. */
export const hutangReport = defineReport({
  no: 27,
  path: 'laporan-hutang',
  menu: {
    group: 'Laporan/Hutang',
    levels: ['KASIR', 'SPV', 'MU'],
    answers: 'Pinjaman yang diberikan, barang jaminan dan uang keluar',
  },
  title: 'Laporan Hutang',
  area: AREA_HUTANG,
  api: 'GET hutang/report',
  gate: HUTANG,
  filters: { ...span, ...saringJenis, ...saringSales, ...saringKasir },
  columns: {
    no_faktur_hutang: rowText('No Hutang'),
    tgl_hutang: day('Tanggal'),
    jenis: status('Jenis', JENIS_HUTANG),
    no_hutang_lama: optional(rowText('Hutang Lama')),
    ...kolomCustomer,
    detail_barang: detailBarang('Barang Jaminan'),
    berat_total: sumGram('Berat'),
    murni: sumGram('Murni'),
    plafond: sumRupiah('Plafond'),
    jumlah_hutang: sumRupiah('Pinjaman'),
    plafond_persen: optional(persen('% Plafond', { max: 1e9 })),
    bunga: persen('Bunga %/bln'),
    lama_bulan: alone(int(sense('Bulan', 'lamanya'))),
    jatuh_tempo: day('Jatuh Tempo'),
    bunga_lama_rp: optional(rupiah('Bunga Dibayar')),
    admin: rupiah('Admin'),
    uang_keluar: sumRupiah('Uang Keluar'),
    status: status('Status', STATUS_HUTANG),
    kode_sales: optional(rowText('Sales')),
    input_by: rowText('Kasir'),
    tanda: withModul(PLAFOND, optional(status('Tanda', ['LEWAT PLAFOND']))),
  },
  groups: ['tgl_hutang', 'jenis'],
  totals: [
    'berat_total',
    'murni',
    'plafond',
    'jumlah_hutang',
    'bunga_lama_rp',
    'admin',
    'uang_keluar',
  ],
  ratios: { plafond_persen: { over: 'jumlah_hutang', under: 'plafond', as: 'percent' } },
  band: [
    { of: 'jumlah_hutang', label: 'Pinjaman' },
    { of: 'uang_keluar', label: 'Uang keluar' },
    { rows: 'Hutang' },
  ],
  aside: [
    'no_hutang_lama',
    'alamat_customer',
    'no_hp',
    'murni',
    'plafond',
    'plafond_persen',
    'bunga',
    'lama_bulan',
    'jatuh_tempo',
    'bunga_lama_rp',
    'admin',
    'status',
    'kode_sales',
    'input_by',
  ],
  sort: ['tgl_hutang', 'jenis', 'no_faktur_hutang'],
  drill: ['no_faktur_hutang', 'no_hutang_lama'].map((column) => ({
    column,
    to: 'dokumen' as const,
  })),
  rowNoun: 'hutang',
});
