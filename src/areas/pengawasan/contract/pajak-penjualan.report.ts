import { choice, day, ofPerson, optional, persen, rupiah, status } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span, sumGram } from '#kit/contract/report.ts';
import { KELAS_PAJAK } from '#areas/penjualan/rules/pajak.ts';

/** An invoice once for each tax class in it; to consumers it is reported as one sum a day. */
export const pajakPenjualanReport = defineReport({
  no: 106,
  path: 'laporan-pajak-penjualan',
  menu: { group: 'Laporan/Pajak', levels: ['MU'], answers: 'PPN dan PPh tiap penjualan' },
  title: 'Laporan Pajak Penjualan',
  area: 'Pajak',
  api: 'GET pajak/report-penjualan',
  filters: {
    ...span,
    kelas: semua(choice('Kelas', KELAS_PAJAK)),
    jenis_pembeli: semua(choice('Pembeli', ['KONSUMEN', 'PENGUSAHA'])),
  },
  columns: {
    kelas: status('Kelas', KELAS_PAJAK),
    tgl_system: day('Tanggal'),
    no_faktur_jual: rowText('No Faktur'),
    no_seri: rowText('No Faktur Pajak'),
    nama_customer: rowText('Pembeli'),
    npwp: optional(ofPerson('IDENTITY', rowText('NPWP/NIK'))),
    berat: sumGram('Berat'),
    netto: rupiah('Harga Jual'),
    tarif: persen('Tarif %'),
    dpp: rupiah('Dasar'),
    ppn: rupiah('PPN'),
    pph22: rupiah('PPh 22'),
    status_beli: status('Faktur Beli', ['ADA', 'TIDAK ADA']),
  },
  groups: ['kelas', 'tgl_system'],
  totals: ['berat', 'netto', 'dpp', 'ppn', 'pph22'],
  band: [
    { of: 'dpp', label: 'Dasar pajak' },
    'ppn',
    { distinct: 'no_faktur_jual', label: 'Faktur' },
  ],
  // The group says it, and weight is no tax: on a laptop the money beside them is read whole.
  aside: ['berat', 'status_beli'],
  sort: ['kelas', 'tgl_system', 'no_faktur_jual'],
  distinct: { column: 'no_faktur_jual', rowNoun: 'faktur' },
  drill: [{ column: 'no_faktur_jual', to: 'dokumen' }],
  rowNoun: 'baris',
});
