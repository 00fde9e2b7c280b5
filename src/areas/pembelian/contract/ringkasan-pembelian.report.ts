import { choice, int, optional, persen, rupiah } from '#kit/contract/field.ts';
import { defineReport, picked, rowText, span, sumRupiah } from '#kit/contract/report.ts';
import { kolomBerat } from '#areas/stock/contract/saring-tempat.ts';

/** Buy-backs added up by one property, beside what the gold was worth on its day. */
export const ringkasanPembelianReport = defineReport({
  no: 16,
  path: 'laporan-ringkasan-pembelian',
  menu: {
    group: 'Laporan/Pembelian',
    levels: ['MU'],
    answers: 'Pembelian menurut kadar, kondisi atau kasir, dan nilai pasarnya',
  },
  title: 'Laporan Ringkasan Pembelian',
  area: 'Pembelian',
  api: 'GET pembelian/report-ringkasan',
  filters: {
    ...span,
    group_by: picked(
      choice('Kelompokkan', {
        KADAR: 'KADAR',
        JENIS: 'JENIS',
        GROUP: 'GROUP',
        KONDISI: 'KONDISI',
        ASAL_NOTA: 'ASAL NOTA',
        SALES: 'SALES',
        KASIR: 'KASIR',
        HARI: 'HARI',
      }),
    ),
  },
  columns: {
    kunci: rowText('Kelompok'),
    jml_faktur: int('Faktur'),
    faktur_baru: int('Faktur Pertama'),
    ...kolomBerat,
    harga: sumRupiah('Total Beli'),
    harga_gram: rupiah('Rata Harga/Gram'),
    harga_murni: optional(rupiah('Rata per Gram Murni')),
    nilai_pasar: optional(sumRupiah('Nilai Pasar')),
    selisih_pasar: optional(sumRupiah('Selisih Pasar')),
    kontribusi: persen('% Berat'),
  },
  hidden: ['faktur_baru'],
  headed: { column: 'kunci', by: 'group_by' },
  totals: ['qty', 'berat', 'murni', 'harga', 'nilai_pasar', 'selisih_pasar', 'kontribusi'],
  ratios: {
    jml_faktur: { sumOf: 'faktur_baru' },
    harga_gram: { over: 'harga', under: 'berat', as: 'perGram' },
    harga_murni: { over: 'harga', under: 'murni', as: 'perGram' },
  },
  shares: ['kontribusi'],
  band: [
    { of: 'harga', label: 'Pembelian' },
    'berat',
    { of: 'harga_gram', label: 'Rata-rata per gram' },
  ],
  aside: ['harga_murni', 'nilai_pasar'],
  sort: ['-berat'],
  chart: { kind: 'bar', x: 'kunci', series: ['berat'] },
  drill: [
    {
      column: 'kunci',
      to: 'report',
      path: 'laporan-pembelian',
      as: {
        of: 'group_by',
        names: {
          KADAR: ['kadar'],
          JENIS: ['kode_dept'],
          GROUP: ['kode_group'],
          KONDISI: ['kondisi'],
          SALES: ['kode_sales'],
          KASIR: ['input_by'],
          HARI: ['tgl_from', 'tgl_to'],
        },
      },
    },
  ],
  rowNoun: 'baris',
});
