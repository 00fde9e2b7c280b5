import { choice, int, optional, persen, rupiah } from '#kit/contract/field.ts';
import { defineReport, picked, rowText, span, sumRupiah } from '#kit/contract/report.ts';
import { kolomBerat } from '#areas/stock/contract/saring-tempat.ts';

/** Sales added up by one property. */
export const ringkasanPenjualanReport = defineReport({
  no: 5,
  path: 'laporan-ringkasan-penjualan',
  menu: {
    group: 'Laporan/Penjualan',
    at: 50,
    levels: ['SPV', 'MU'],
    answers: 'Penjualan menurut jenis, sales, kasir atau jam',
  },
  title: 'Laporan Ringkasan Penjualan',
  area: 'Penjualan',
  api: 'GET penjualan/report-ringkasan',
  filters: {
    ...span,
    group_by: picked(
      choice('Kelompokkan', {
        SALES: 'SALES',
        GROUP: 'GROUP',
        KADAR: 'KADAR',
        BAKI: 'BAKI',
        KELOMPOK_HARGA: 'KELOMPOK HARGA',
        TIPE_CUSTOMER: 'TIPE CUSTOMER',
        KASIR: 'KASIR',
        HARI: 'HARI',
        JAM: 'JAM',
      }),
    ),
  },
  columns: {
    kunci: rowText('Kelompok'),
    jml_faktur: int('Faktur'),
    faktur_baru: int('Faktur Pertama'),
    ...kolomBerat,
    netto: sumRupiah('Netto'),
    diskon: sumRupiah('Diskon'),
    harga_gram: optional(rupiah('Rata Harga/Gram')),
    rata_faktur: rupiah('Rata per Faktur'),
    kontribusi: persen('% Rp'),
  },
  hidden: ['faktur_baru'],
  headed: { column: 'kunci', by: 'group_by' },
  totals: ['qty', 'berat', 'murni', 'netto', 'diskon', 'kontribusi'],
  ratios: {
    jml_faktur: { sumOf: 'faktur_baru' },
    harga_gram: { over: 'netto', under: 'berat', as: 'perGram' },
    rata_faktur: { over: 'netto', under: 'faktur_baru', as: 'plain' },
  },
  shares: ['kontribusi'],
  band: [{ of: 'netto', label: 'Penjualan' }, 'berat', 'jml_faktur'],
  sort: ['-netto'],
  chart: {
    kind: 'bar',
    x: 'kunci',
    series: ['netto', 'berat'],
    lineWhen: { field: 'group_by', is: ['HARI', 'JAM'], columnsFor: ['JAM'] },
  },
  drill: [
    {
      column: 'kunci',
      to: 'report',
      path: 'laporan-penjualan',
      as: {
        of: 'group_by',
        names: {
          SALES: ['kode_sales'],
          GROUP: ['kode_group'],
          KADAR: ['kadar'],
          BAKI: ['kode_baki'],
          KASIR: ['input_by'],
          HARI: ['tgl_from', 'tgl_to'],
        },
      },
    },
  ],
  rowNoun: 'baris',
});
