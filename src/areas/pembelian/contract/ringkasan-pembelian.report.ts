import { choice, int, optional, persen, rupiah } from '#kit/contract/field.ts';
import { defineReport, picked, rowText, span, sumRupiah } from '#kit/contract/report.ts';
import { kolomBerat } from '#areas/stock/contract/saring-tempat.ts';

/** Buy-backs added up by one property, beside what the gold was worth on its day. */
export const ringkasanPembelianReport = defineReport({
  no: 16,
  path: 'laporan-ringkasan-pembelian',
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
    ...kolomBerat,
    harga: sumRupiah('Total Beli'),
    harga_gram: rupiah('Rata Harga/Gram'),
    harga_murni: optional(rupiah('Rata per Gram Murni')),
    nilai_pasar: optional(sumRupiah('Nilai Pasar')),
    selisih_pasar: optional(sumRupiah('Selisih Pasar')),
    kontribusi: persen('% Berat'),
  },
  totals: ['qty', 'berat', 'murni', 'harga', 'nilai_pasar', 'selisih_pasar', 'kontribusi'],
  ratios: {
    harga_gram: { over: 'harga', under: 'berat', as: 'perGram' },
    harga_murni: { over: 'harga', under: 'murni', as: 'perGram' },
  },
  sort: ['-berat'],
  chart: { kind: 'bar', x: 'kunci', series: ['berat'] },
  rowNoun: 'baris',
});
