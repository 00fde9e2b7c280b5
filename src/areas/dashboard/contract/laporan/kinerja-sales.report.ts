import { cost, int, optional, rupiah } from '#kit/contract/field.ts';
import { alone, defineReport, rowText, span, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { AREA, persenBebas } from '#areas/dashboard/contract/laporan/kolom.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

/** What each sales person sold, bought and cancelled, beside the target of the master. */
export const kinerjaSalesReport = defineReport({
  no: 94,
  path: 'laporan-kinerja-sales',
  title: 'Laporan Kinerja Sales',
  area: AREA,
  api: 'GET manajerial/report-kinerja-sales',
  filters: { ...span, ...saringSales },
  columns: {
    kode_sales: rowText('Kode'),
    nama_sales: rowText('Sales'),
    rank: alone(int('Urut')),
    hari_aktif: alone(int('Hari Aktif')),
    jml_faktur: int('Faktur'),
    berat: sumGram('Berat'),
    netto: sumRupiah('Netto'),
    harga_gram: optional(rupiah('Rp/Gram')),
    bruto: sumRupiah('Bruto'),
    diskon: sumRupiah('Diskon'),
    diskon_persen: optional(persenBebas('Diskon %')),
    laba: cost(optional(sumRupiah('Laba'))),
    beli_berat: sumGram('Beli'),
    potongan_nota_persen: optional(persenBebas('Potongan Nota %')),
    batal: int('Batal'),
    batal_persen: optional(persenBebas('Batal %')),
    target: optional(sumRupiah('Target')),
    capai: optional(persenBebas('Capai %')),
  },
  totals: [
    'jml_faktur',
    'berat',
    'netto',
    'bruto',
    'diskon',
    'laba',
    'beli_berat',
    'batal',
    'target',
  ],
  ratios: {
    harga_gram: { over: 'netto', under: 'berat', as: 'perGram' },
    diskon_persen: { over: 'diskon', under: 'bruto', as: 'percent' },
    capai: { over: 'netto', under: 'target', as: 'percent' },
  },
  band: [{ of: 'netto', label: 'Penjualan' }, 'berat', { of: 'jml_faktur', label: 'Faktur' }],
  aside: [
    'hari_aktif',
    'harga_gram',
    'bruto',
    'diskon',
    'beli_berat',
    'potongan_nota_persen',
    'batal_persen',
  ],
  sort: ['rank'],
  chart: { kind: 'bar', x: 'nama_sales', series: ['berat'] },
  drill: [{ column: 'kode_sales', to: 'report', path: 'laporan-penjualan' }],
  rowNoun: 'sales',
});
