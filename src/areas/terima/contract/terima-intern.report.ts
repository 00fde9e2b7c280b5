import { day, int } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { defineReport, rowText, span, sumGram } from '#kit/contract/report.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { terimaModul } from '#areas/terima/contract/terima.modul.ts';

/** Deliveries of the own workshop, kadar by kadar: what № 69 and № 70 are with the internal module on. */
const umum = {
  area: 'Barang',
  gate: modul(terimaModul.PENERIMAAN_SUPPLIER_INTERN_MODULE),
  filters: span,
  rowNoun: 'baris',
} as const;
const terima = { no: 69, path: 'laporan-terima-barang', title: 'Laporan Terima Barang' } as const;
const batal = {
  no: 70,
  path: 'laporan-batal-terima-barang',
  title: 'Laporan Batal Terima Barang',
  messages: { empty: 'Laporan Batal Terima Barang Kosong' },
} as const;

const supplier = { kode_supplier: rowText('Supplier') };
const faktur = { no_intern: rowText('No Intern'), ...supplier, tanggal: day('Tanggal') };
const isi = {
  kadar: kadarPersen('Kadar'),
  qty: int('Qty'),
  berat_bruto: sumGram('Bruto'),
  berat: sumGram('Berat'),
  berat_input: sumGram('Berat Input'),
  selisih: sumGram('Selisih'),
};
const murni = { murni: sumGram('Murni') };
const perFaktur = {
  groups: ['no_intern', 'kode_supplier', 'tanggal'],
  sort: ['no_intern', 'kode_supplier', 'tanggal', 'kadar'],
} as const;
const global = { groups: ['kode_supplier'], sort: ['kode_supplier', 'kadar'] } as const;
const jumlah = ['qty', 'berat_bruto', 'berat', 'berat_input', 'selisih'] as const;

const BARANG = { of: 'qty', label: 'Barang' } as const;

export const terimaInternReport = defineReport({
  ...umum,
  ...terima,
  ...perFaktur,
  api: 'GET penerimaan-suplier/report-intern-supplier',
  columns: { ...faktur, ...isi, ...murni },
  totals: [...jumlah, 'murni'],
  band: ['berat', 'murni', BARANG],
});

export const terimaInternGlobalReport = defineReport({
  ...umum,
  ...terima,
  ...global,
  api: 'GET penerimaan-suplier/report-intern-global',
  columns: { ...supplier, ...isi, ...murni },
  totals: [...jumlah, 'murni'],
  band: ['berat', 'murni', BARANG],
});

export const batalInternReport = defineReport({
  ...umum,
  ...batal,
  ...perFaktur,
  api: 'GET penerimaan-suplier/report-intern-supplier/canc',
  columns: { ...faktur, ...isi, berat_bruto: sumGram('Berat Bruto') },
  totals: jumlah,
  band: ['berat', 'selisih', BARANG],
});

export const batalInternGlobalReport = defineReport({
  ...umum,
  ...batal,
  ...global,
  api: 'GET penerimaan-suplier/report-intern-global/canc',
  columns: { ...supplier, ...isi, berat_bruto: sumGram('Berat Bruto') },
  totals: jumlah,
  band: ['berat', 'selisih', BARANG],
});
