import { day, int, optional } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { alone, defineReport, span, sumGram } from '#kit/contract/report.ts';
import { saringBarang } from '#areas/barang/contract/saring-barang.ts';
import { HUTANG } from '#areas/hutang/contract/laporan/gerbang.ts';
import { AREA_HUTANG } from '#areas/hutang/contract/laporan/kolom.ts';

/** The gold in custody, day by day and by kadar, as the book moved it; never the shop's own (§3). */
export const mutasiJaminanReport = defineReport({
  no: 37,
  path: 'laporan-mutasi-jaminan',
  menu: {
    group: 'Laporan/Hutang',
    levels: ['MU'],
    answers: 'Gram jaminan yang masuk, ditebus dan tersisa',
  },
  title: 'Laporan Mutasi Barang Jaminan',
  area: AREA_HUTANG,
  api: 'GET hutang/report-mutasi-jaminan',
  gate: HUTANG,
  filters: { ...span, kadar: saringBarang.kadar },
  columns: {
    tgl_system: day('Tanggal'),
    kadar: kadarPersen('Kadar'),
    awal_qty: int('Awal Qty'),
    awal_berat: sumGram('Awal'),
    masuk_berat: sumGram('Masuk'),
    tebus_berat: sumGram('Tebus'),
    lelang_berat: sumGram('Lelang'),
    remaja_berat: sumGram('Peremajaan ±'),
    akhir_qty: int('Akhir Qty'),
    akhir_berat: sumGram('Akhir'),
    opname_berat: alone(optional(sumGram('Opname'))),
    selisih: alone(optional(sumGram('Selisih'))),
  },
  groups: ['kadar'],
  totals: [
    'awal_qty',
    'awal_berat',
    'masuk_berat',
    'tebus_berat',
    'lelang_berat',
    'remaja_berat',
    'akhir_qty',
    'akhir_berat',
  ],
  stands: [
    { columns: ['awal_qty', 'awal_berat'], first: 'tgl_system', of: ['kadar'] },
    { columns: ['akhir_qty', 'akhir_berat'], last: 'tgl_system', of: ['kadar'] },
  ],
  sort: ['kadar', 'tgl_system'],
  band: [
    { of: 'masuk_berat', label: 'Masuk' },
    { of: 'tebus_berat', label: 'Ditebus' },
    { of: 'akhir_berat', label: 'Dalam jaminan' },
  ],
  rowNoun: 'baris',
});
