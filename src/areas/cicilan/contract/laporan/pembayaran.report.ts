import { choice, day, int, optional, rupiah, status } from '#kit/contract/field.ts';
import { alone, defineReport, rowText, semua, span, sumRupiah } from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';
import { saringKasir } from '#areas/akses/contract/user.field.ts';
import * as kolom from '#areas/cicilan/contract/laporan/kolom.ts';

const JENIS = { DP: 'DP', ANGSURAN: 'ANGSURAN', PELUNASAN: sense('PELUNASAN', 'cicilan') };
const CARA = ['CASH', 'DEBET', 'CREDIT', 'TRANSFER'] as const;

/** Each payment of a period by the way that it came: first payments, instalments, the last ones. */
export const pembayaranCicilanReport = defineReport({
  no: 39,
  path: 'laporan-pembayaran-cicilan',
  menu: {
    group: 'Laporan/Cicilan',
    levels: ['KASIR', 'SPV', 'MU'],
    answers: 'Uang cicilan yang diterima',
  },
  title: 'Laporan Pembayaran Cicilan',
  area: kolom.AREA_CICILAN,
  api: 'GET cicilan/report-pembayaran',
  gate: kolom.CICILAN,
  filters: { ...span, jenis_bayar: semua(choice('Bayar', CARA)), ...saringKasir },
  columns: {
    tgl_system: day('Tanggal'),
    jenis_bayar: rowText('Bayar'),
    no_bayar: rowText('No Bayar'),
    no_cicilan: rowText('No Cicilan'),
    nama_customer: rowText('Customer'),
    jenis: status('Jenis', JENIS),
    ke: rowText(sense('Ke', 'nomor')),
    jatuh_tempo: optional(day('Jatuh Tempo')),
    terlambat_hari: alone(int('Terlambat')),
    jumlah_rp: sumRupiah('Dibayar'),
    denda: sumRupiah('Denda'),
    sisa: alone(rupiah('Sisa')),
    kode_sales: rowText('Sales'),
    input_by: rowText('Kasir'),
    otorisasi_by: optional(rowText('Otorisasi')),
  },
  groups: ['tgl_system', 'jenis_bayar'],
  totals: ['jumlah_rp', 'denda'],
  band: [{ of: 'jumlah_rp', label: 'Diterima' }, { rows: 'Pembayaran' }],
  aside: ['terlambat_hari', 'denda', 'kode_sales', 'input_by', 'otorisasi_by'],
  sort: ['tgl_system', 'jenis_bayar', 'no_bayar'],
  drill: [
    { column: 'no_cicilan', to: 'dokumen' },
    { column: 'no_bayar', to: 'dokumen' },
  ],
  rowNoun: 'pembayaran',
});
