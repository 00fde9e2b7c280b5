import { choice, day, optional, ref, rupiah, status } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span } from '#kit/contract/report.ts';
import { jenisKuponMaster } from '#areas/penjualan/contract/jenis-kupon.master.ts';
import { STATUS_KUPON } from '#areas/penjualan/rules/kupon.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';

/** Coupons by kind: by the day they were used, or by the day of issue while they were not. */
export const kuponReport = defineReport({
  no: 45,
  path: 'laporan-kupon-penjualan',
  menu: {
    group: 'Laporan/Member',
    levels: ['MU'],
    answers: 'Kupon yang terbit, terpakai dan kedaluwarsa',
  },
  title: 'Laporan Kupon Penjualan',
  area: 'Member, poin, hadiah, kupon',
  api: 'GET transaksi-kupon/report',
  gate: modul(penjualanModul.KUPON_PENJUALAN_MODULE),
  filters: {
    ...span,
    status: semua(choice('Status', STATUS_KUPON)),
    jenis_kupon: semua(ref('Jenis Kupon', jenisKuponMaster, 'nama')),
  },
  columns: {
    no_kupon: rowText('No Kupon'),
    jenis_kupon: rowText('Jenis'),
    tgl_terbit: day('Terbit'),
    faktur_terbit: optional(rowText('Faktur Terbit')),
    berlaku_sd: day('Berlaku s/d'),
    nilai: optional(rupiah('Nilai')),
    tgl_pakai: optional(day('Dipakai')),
    faktur_pakai: optional(rowText('Faktur Pakai')),
    dipakai_rp: optional(rupiah('Terpakai')),
    netto: optional(rupiah('Nilai Faktur')),
    nama_customer: rowText('Customer'),
    status: status('Status', STATUS_KUPON),
  },
  groups: ['jenis_kupon'],
  totals: ['nilai', 'dipakai_rp', 'netto'],
  band: [{ rows: 'Kupon' }, { of: 'nilai', label: 'Nilai kupon' }, 'dipakai_rp'],
  sort: ['jenis_kupon', 'tgl_terbit', 'no_kupon'],
  closing: [{ title: 'Ringkasan Status', by: 'status', sums: ['nilai', 'dipakai_rp', 'netto'] }],
  drill: [
    { column: 'faktur_terbit', to: 'penjualan' },
    { column: 'faktur_pakai', to: 'penjualan' },
  ],
  rowNoun: 'kupon',
});
