import { list, optional, ref, rupiah, withModul } from '#kit/contract/field.ts';
import { alone, defineReport, fullSpan, rowText, semua, sumGram } from '#kit/contract/report.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { kelompokHargaMaster } from '#areas/barang/contract/kelompok-harga.master.ts';
import { saringKondisi } from '#areas/pembelian/contract/kolom-beli.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';

/** Bought pieces by group and invoice, beside what their nota says and the gold price of their day. */
export const pembelianFakturReport = defineReport({
  no: 14,
  path: 'laporan-pembelian-faktur',
  menu: {
    group: 'Laporan/Pembelian',
    levels: ['MU'],
    answers: 'Nota pembelian menurut group dan kondisi',
  },
  title: 'Laporan Pembelian Per Faktur',
  area: 'Pembelian',
  api: 'GET pembelian/hidup/report-limited',
  filters: {
    ...fullSpan,
    kode_group: semua(ref('Group', groupMaster, 'nama')),
    // A shop without price groups has nothing to choose from.
    kelompok_harga: withModul(
      barangModul.HIDUP_FEATURE_MODULE.key,
      semua(ref('Kelompok Harga', kelompokHargaMaster, 'nama')),
    ),
    ...saringKondisi,
  },
  columns: {
    no_faktur_beli: rowText('No Faktur'),
    kode_sales: rowText('Sales'),
    nama_barang: rowText('Nama Barang'),
    kode_group: rowText('Group'),
    harga_emas: alone(optional(rupiah('Harga Emas'))),
    berat_nota: optional(sumGram('Berat Nota')),
    berat: sumGram('Berat'),
    harga_nota: optional(rupiah('Harga Nota')),
    harga: rupiah('Harga'),
    kondisi: rowText('Kondisi'),
    detail_kondisi: list('Detail'),
  },
  groups: ['kode_group', 'no_faktur_beli'],
  totals: ['berat_nota', 'berat', 'harga_nota', 'harga'],
  band: [
    { of: 'harga', label: 'Pembelian' },
    'berat',
    { distinct: 'no_faktur_beli', label: 'Faktur' },
  ],
  sort: ['kode_group', 'no_faktur_beli'],
  distinct: { column: 'no_faktur_beli', rowNoun: 'faktur' },
  closing: [{ title: 'Ringkasan Kondisi', by: 'kondisi', sums: ['berat', 'harga'] }],
  drill: [{ column: 'no_faktur_beli', to: 'dokumen' }],
  messages: { empty: 'Data Tidak Tersedia', failed: 'Laporan Tidak Tersedia' },
  paper: { excel: false, preview: true },
  rowNoun: 'barang',
});
