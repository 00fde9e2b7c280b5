import { day, int, ofPerson, status } from '#kit/contract/field.ts';
import { defineReport, rowText, span, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { AREA_HUTANG } from '#areas/hutang/contract/laporan/kolom.ts';
import { OPNAME } from '#areas/hutang/contract/opname/opname-hutang.api.ts';
import { HASIL_OPNAME } from '#areas/hutang/contract/opname/opname-hutang.report.ts';

/** Counts that were finished, loan by loan, as they were found then (2§2). */
export const opnameHutangReport = defineReport({
  no: 36,
  path: 'laporan-stock-opname-hutang',
  menu: {
    group: 'Laporan/Hutang',
    levels: ['MU'],
    answers: 'Opname jaminan: hutang yang ketemu dan yang hilang',
  },
  title: 'Laporan Stock Opname Hutang',
  area: AREA_HUTANG,
  api: 'GET opname-hutang/report',
  gate: OPNAME,
  filters: { ...span },
  columns: {
    opname: rowText('Opname'),
    hasil: status('Hasil', HASIL_OPNAME),
    no_hutang: rowText('No Hutang'),
    tgl_hutang: day('Tanggal'),
    nama_customer: rowText('Customer'),
    alamat_customer: ofPerson('ADDRESS', rowText('Alamat')),
    qty: int('Qty'),
    berat: sumGram('Berat'),
    jumlah_hutang: sumRupiah('Jumlah Hutang'),
  },
  groups: ['opname', 'hasil'],
  totals: ['qty', 'berat', 'jumlah_hutang'],
  // A loan that three counts found is one loan: the last count says what is there (decision 285).
  stands: [{ columns: ['qty', 'berat', 'jumlah_hutang'], last: 'opname' }],
  sort: ['opname', 'hasil', 'no_hutang'],
  band: [{ rows: 'Hutang' }, 'berat', 'jumlah_hutang'],
  drill: [{ column: 'no_hutang', to: 'dokumen' }],
  messages: { failed: 'Laporan Tidak Tersedia' },
  rowNoun: 'hutang',
});
