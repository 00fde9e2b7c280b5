import { status } from '#kit/contract/field.ts';
import { mustDay, rowText, sumRupiah } from '#kit/contract/report.ts';
import { defineShopsReport } from '#kit/contract/report-shops.ts';
import { AREA_PUSAT, PUSAT_HIDUP } from '#areas/dashboard/contract/laporan/gerbang.ts';
import { GAGAL_BANYAK_TOKO, saringToko } from '#areas/toko/contract/saring-toko.ts';

/** The money of every branch on one day, and whether it has closed. */
export const globalKasReport = defineShopsReport({
  no: 112,
  path: 'laporan-global-kas',
  menu: { group: 'Laporan/Pusat', levels: ['MU'], answers: 'Uang semua toko pada satu hari' },
  title: 'Laporan Global Kas',
  area: AREA_PUSAT,
  api: 'GET cash-pusat/report-global',
  gate: PUSAT_HIDUP,
  filters: { tgl_system: mustDay('Tanggal'), ...saringToko },
  columns: {
    nama_toko: rowText('Toko'),
    cash_awal: sumRupiah('Cash Awal'),
    masuk: sumRupiah('Masuk'),
    keluar: sumRupiah('Keluar'),
    biaya: sumRupiah('Biaya'),
    kirim: sumRupiah('Kirim Pusat'),
    cash_akhir: sumRupiah('Cash Akhir'),
    bank: sumRupiah('Saldo Bank'),
    non_cash: sumRupiah('Non Cash Belum Cair'),
    kirim_open: sumRupiah('Kiriman Belum Diterima'),
    titipan: sumRupiah('Kewajiban Titipan & DP'),
    total: sumRupiah('Total Uang'),
    tutup: status('Tutup Toko', { TUTUP: 'TUTUP', BELUM: 'BELUM TUTUP', TIDAK_BUKA: 'TIDAK BUKA' }),
  },
  totals: [
    'cash_awal',
    'masuk',
    'keluar',
    'biaya',
    'kirim',
    'cash_akhir',
    'bank',
    'non_cash',
    'kirim_open',
    'titipan',
    'total',
  ],
  band: [
    { of: 'total', label: 'Total uang' },
    { of: 'cash_akhir', label: 'Cash' },
    { of: 'bank', label: 'Saldo bank' },
  ],
  sort: ['nama_toko'],
  control: { total: 'total', parts: ['cash_akhir', 'bank', 'non_cash', 'kirim_open'] },
  chart: { kind: 'bar', x: 'nama_toko', series: ['total'] },
  drawings: 'screen',
  messages: GAGAL_BANYAK_TOKO,
  rowNoun: 'toko',
});
