import { choice, day, int, optional, persen, rupiah, status } from '#kit/contract/field.ts';
import {
  alone,
  defineReport,
  rowText,
  semua,
  span,
  sumGram,
  sumRupiah,
} from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';
import { kolomEmas } from '#areas/pembelian/contract/kolom-beli.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

const ARAH = {
  DI_BAWAH_NOTA: 'DI BAWAH NOTA',
  SAMA: 'SAMA',
  DI_ATAS_NOTA: 'DI ATAS NOTA',
};
const TANDA = { TANPA_OTORISASI: 'TANPA OTORISASI', DI_BAWAH_BATAS: 'DI BAWAH PARAMETER' };
/** Bought above its nota, or heavier than it: below nothing. */
const persenBebas = (label: string) => persen(label, { min: -100_000_000, max: 100_000_000 });

/** Bought pieces that have a nota: what was lost against it, and whether the loss of its age was kept. */
export const selisihNotaReport = defineReport({
  no: 18,
  path: 'laporan-selisih-nota',
  menu: {
    group: 'Laporan/Pembelian',
    levels: ['MU'],
    answers: 'Beda berat dan harga antara nota dan yang dibayar',
  },
  title: 'Laporan Selisih Nota Pembelian',
  area: 'Pembelian',
  api: 'GET pembelian/report-selisih-nota',
  filters: { ...span, arah: semua(choice('Arah', ARAH)), ...saringSales },
  columns: {
    arah: status('Arah', ARAH),
    no_faktur_beli: rowText('No Faktur'),
    tgl_system: day('Tanggal'),
    no_faktur_jual: optional(rowText('Nota Asal')),
    tgl_nota: optional(day('Tgl Nota')),
    umur_hari: alone(optional(int('Umur'))),
    ...kolomEmas,
    berat_nota: optional(sumGram('Berat Nota')),
    berat: sumGram('Berat'),
    susut: optional(sumGram('Susut')),
    susut_persen: optional(persenBebas('Susut %')),
    harga_nota: rupiah('Harga Nota'),
    harga: rupiah('Harga Beli'),
    potongan_nota: sumRupiah(sense('Potongan', 'beli')),
    potongan_persen: optional(persenBebas('%')),
    batas_persen: persen('Parameter %'),
    tanda: optional(status('Tanda', TANDA)),
    kode_sales: rowText('Sales'),
    otorisasi_by: optional(rowText('Otorisasi')),
  },
  groups: ['arah'],
  totals: ['berat_nota', 'berat', 'susut', 'harga_nota', 'harga', 'potongan_nota'],
  ratios: {
    susut_persen: { over: 'susut', under: 'berat_nota', as: 'percent' },
    potongan_persen: { over: 'potongan_nota', under: 'harga_nota', as: 'percent' },
  },
  band: [
    { of: 'potongan_nota', label: 'Potongan nota' },
    'susut',
    { distinct: 'no_faktur_beli', label: 'Faktur' },
  ],
  aside: [
    'tgl_system',
    'no_faktur_jual',
    'tgl_nota',
    'umur_hari',
    'kondisi',
    'susut_persen',
    'potongan_persen',
    'batas_persen',
    'kode_sales',
    'otorisasi_by',
  ],
  sort: ['arah', 'tgl_system', 'no_faktur_beli'],
  distinct: { column: 'no_faktur_beli', rowNoun: 'faktur' },
  drill: [
    { column: 'no_faktur_beli', to: 'pembelian' },
    { column: 'no_faktur_jual', to: 'penjualan' },
  ],
  rowNoun: 'barang',
});
