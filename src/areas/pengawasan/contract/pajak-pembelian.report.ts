import { choice, day, ofPerson, optional, rupiah, status } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span, sumGram, sumRupiah } from '#kit/contract/report.ts';

const SUMBER = ['SUPPLIER', 'CUSTOMER', 'TUKANG'] as const;

/** What was bought, document by document, with whether a full tax invoice came with it. */
export const pajakPembelianReport = defineReport({
  no: 107,
  path: 'laporan-pajak-pembelian',
  menu: {
    group: 'Laporan/Pajak',
    levels: ['MU'],
    answers: 'Pajak dari pembelian dan kelengkapan fakturnya',
  },
  title: 'Laporan Pajak Pembelian',
  area: 'Pajak',
  api: 'GET pajak/report-pembelian',
  filters: { ...span, sumber: semua(choice('Sumber', SUMBER)) },
  columns: {
    sumber: status('Sumber', SUMBER),
    tgl_system: day('Tanggal'),
    no_dokumen: rowText('No Dokumen'),
    no_faktur_pajak: optional(rowText('No Faktur Pajak')),
    nama: rowText('Penjual'),
    npwp: optional(ofPerson('IDENTITY', rowText('NPWP/NIK'))),
    berat: sumGram('Berat'),
    murni: sumGram('Murni'),
    dpp: sumRupiah('Nilai'),
    ppn: rupiah('PPN Dibayar'),
    pph22: rupiah('PPh 22 Dipungut'),
    lengkap: status('Faktur Lengkap', ['LENGKAP', 'TIDAK LENGKAP']),
  },
  groups: ['sumber'],
  totals: ['berat', 'murni', 'dpp', 'ppn', 'pph22'],
  band: [{ of: 'dpp', label: 'Nilai pembelian' }, 'pph22', { rows: 'Dokumen' }],
  sort: ['sumber', 'tgl_system', 'no_dokumen'],
  closing: [{ title: 'Kelengkapan Faktur', by: 'lengkap', sums: ['berat', 'dpp'] }],
  drill: [{ column: 'no_dokumen', to: 'dokumen' }],
  rowNoun: 'dokumen',
});
