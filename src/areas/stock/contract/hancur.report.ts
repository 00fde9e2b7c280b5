import { choice, cost, day, optional, ref, status } from '#kit/contract/field.ts';
import {
  calledAs,
  defineReport,
  rowText,
  semua,
  span,
  sumGram,
  sumRupiah,
} from '#kit/contract/report.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { hancurFields } from '#areas/stock/contract/hancur.document.ts';
import { kolomBarang, kolomBerat } from '#areas/stock/contract/saring-tempat.ts';

const ASAL = ['STOCK', 'PEMBELIAN', 'LELANG'] as const;

/** Every piece or purchase line that was melted, with what was lost on the way. */
export const hancurReport = defineReport({
  no: 72,
  path: 'laporan-hancur-barang',
  menu: {
    group: 'Laporan/Barang',
    at: 100,
    levels: ['MU'],
    answers: 'Barang yang dilebur dan susutnya',
  },
  title: 'Laporan Hancur Barang',
  area: 'Barang',
  api: 'GET barang/report-hancur',
  filters: {
    ...span,
    asal: semua(choice('Asal', ASAL)),
    kadar: semua(ref('Kadar', kadarMaster, 'label')),
    kode_gudang: semua(hancurFields.kode_gudang),
  },
  columns: {
    no_hancur: rowText('No Hancur'),
    tgl_system: day('Tanggal'),
    asal: status('Asal', ASAL),
    ...kolomBarang,
    kondisi: optional(rowText('Kondisi')),
    ...kolomBerat,
    berat_asli: sumGram('Emas'),
    berat_timbang: sumGram('Berat Timbang'),
    susut: sumGram('Susut'),
    modal: cost(optional(sumRupiah('Modal'))),
    nilai_emas: optional(sumRupiah('Nilai Emas')),
    rugi: cost(optional(sumRupiah('Rugi Hancur'))),
    tujuan: calledAs('kode_gudang', rowText('Gudang Tujuan')),
    input_by: rowText('User'),
    otorisasi_by: optional(rowText('Otorisasi')),
  },
  groups: ['asal', 'kadar'],
  totals: [
    'qty',
    'berat',
    'murni',
    'berat_asli',
    'berat_timbang',
    'susut',
    'modal',
    'nilai_emas',
    'rugi',
  ],
  band: [{ of: 'berat_timbang', label: 'Berat ditimbang' }, 'susut', 'rugi'],
  aside: [
    'kode_dept',
    'kode_group',
    'kondisi',
    'qty',
    'murni',
    'berat_asli',
    'tujuan',
    'input_by',
    'otorisasi_by',
  ],
  sort: ['asal', 'kadar', 'tgl_system', 'no_hancur'],
  drill: [
    { column: 'no_hancur', to: 'dokumen' },
    { column: 'kode_barcode', to: 'barang' },
  ],
  rowNoun: 'barang',
});
