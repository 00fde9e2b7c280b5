import { choice, day, int, optional, rupiah, status } from '#kit/contract/field.ts';
import { alone, defineReport, rowText, semua, span, sumRupiah } from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';
import { saringKasir } from '#areas/akses/contract/user.field.ts';
import { HUTANG } from '#areas/hutang/contract/laporan/gerbang.ts';
import { AREA_HUTANG } from '#areas/hutang/contract/laporan/kolom.ts';

const SUMBER = {
  BAYAR_BUNGA: 'BAYAR BUNGA',
  PENEBUSAN: 'PENEBUSAN',
  PEREMAJAAN: 'PEREMAJAAN',
  LELANG: 'LELANG',
};

/** Each receipt of interest, beside what was owed. */
export const bungaHutangReport = defineReport({
  no: 31,
  path: 'laporan-bunga-hutang',
  menu: {
    group: 'Laporan/Hutang',
    levels: ['MU'],
    answers: 'Bunga yang diterima, dari mana, dan yang dipotong',
  },
  title: 'Laporan Bunga Hutang',
  area: AREA_HUTANG,
  api: 'GET hutang/report-bunga',
  gate: HUTANG,
  filters: { ...span, sumber: semua(choice('Sumber', SUMBER)), ...saringKasir },
  columns: {
    tgl_system: day('Tanggal'),
    no_faktur_hutang: rowText('No Hutang'),
    nama_customer: rowText('Customer'),
    sumber: status('Sumber', SUMBER),
    jumlah_hutang: rupiah('Pokok'),
    dari_tgl: day('Dari'),
    sampai_tgl: day('Sampai'),
    hari: alone(int(sense('Hari', 'lamanya'))),
    bunga_harian: alone(rupiah('Bunga/Hari')),
    bunga_seharusnya: sumRupiah('Seharusnya'),
    bunga_bayar: sumRupiah('Dibayar'),
    selisih: sumRupiah('Potongan Bunga'),
    denda: rupiah('Denda'),
    kode_sales: optional(rowText('Sales')),
    input_by: rowText('Kasir'),
    otorisasi_by: optional(rowText('Otorisasi')),
    tanda: optional(status('Tanda', ['TANPA OTORISASI', 'LELANG DIBATALKAN', 'BUNGA TAMBAHAN'])),
  },
  groups: ['sumber'],
  totals: ['jumlah_hutang', 'bunga_seharusnya', 'bunga_bayar', 'selisih', 'denda'],
  band: [
    { of: 'bunga_bayar', label: 'Bunga diterima' },
    { of: 'selisih', label: 'Potongan bunga' },
    { rows: 'Penerimaan bunga' },
  ],
  aside: ['dari_tgl', 'bunga_harian', 'denda', 'kode_sales', 'input_by', 'otorisasi_by'],
  sort: ['sumber', 'tgl_system', 'no_faktur_hutang', 'dari_tgl'],
  control: { total: 'bunga_seharusnya', parts: ['bunga_bayar', 'selisih'] },
  drill: [{ column: 'no_faktur_hutang', to: 'dokumen' }],
  chart: { kind: 'bar', x: 'tgl_system', series: ['bunga_bayar'] },
  rowNoun: 'penerimaan',
});
