import { int, kode } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { defineReport, rowText, sumGram } from '#kit/contract/report.ts';

/** The paper of one melting of bought gold: each piece with its share of the lot, signed. */
export const buktiHancurBeliReport = defineReport({
  no: 72,
  path: 'hancur-pembelian',
  title: 'Bukti Hancur Pembelian',
  area: 'Pembelian',
  api: 'GET hancur-pembelian-bukti',
  filters: { no_hancur: kode('No Hancur', 14) },
  columns: {
    no_faktur_beli: rowText('No Faktur'),
    nama_barang: rowText('Nama Barang'),
    kadar: kadarPersen('Kadar'),
    qty: int('Qty'),
    berat: sumGram('Berat'),
    murni: sumGram('Murni'),
    berat_hasil: sumGram('Berat Hasil'),
    murni_hasil: sumGram('Murni Hasil'),
    susut: sumGram('Susut'),
  },
  totals: ['qty', 'berat', 'murni', 'berat_hasil', 'murni_hasil', 'susut'],
  band: ['berat_hasil', 'susut', { of: 'qty', label: 'Barang' }],
  sort: ['no_faktur_beli'],
  messages: { empty: 'Data Tidak Tersedia' },
  paper: { portrait: true, signatures: ['Petugas', 'SPV'] },
  rowNoun: 'barang',
});
