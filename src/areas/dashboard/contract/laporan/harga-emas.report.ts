import { choice, instant, optional, ref, rupiah, status } from '#kit/contract/field.ts';
import {
  alone,
  defineReport,
  rowText,
  rowWord,
  semua,
  span,
  sumGram,
} from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';

import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { JENIS_LAIN } from '#areas/dashboard/contract/laporan/harga-lain.ts';
import { AREA, persenBebas } from '#areas/dashboard/contract/laporan/kolom.ts';

const JENIS = [
  'GLOBAL',
  'JUAL',
  'BELI',
  'RESELLER',
  'GROSIR',
  'EOD',
  ...JENIS_LAIN,
  'PARAMETER',
] as const;

/** Every change of what is sold or bought for, how long it held, and what was sold and bought back while it did. */
export const hargaEmasReport = defineReport({
  no: 91,
  path: 'laporan-perubahan-harga-emas',
  menu: {
    group: 'Laporan/Manajerial',
    at: 40,
    levels: ['MU'],
    answers: 'Kapan harga diubah, oleh siapa dan berapa',
  },
  title: 'Laporan Perubahan Harga Emas',
  area: AREA,
  api: 'GET parameter-harga-emas/report-perubahan',
  filters: {
    ...span,
    jenis_harga: semua(choice('Jenis Harga', JENIS)),
    kode_group: semua(ref('Group', groupMaster, 'nama')),
  },
  columns: {
    jenis_harga: status('Jenis', JENIS),
    kode_harga: rowText('Kode'),
    isian: optional(rowWord('Isian')),
    tgl_ubah: instant('Waktu'),
    harga_lama: alone(optional(rupiah('Lama'))),
    harga_baru: alone(optional(rupiah(sense('Baru', 'harga')))),
    beda: alone(optional(rupiah('Beda'))),
    beda_persen: optional(persenBebas('Beda %')),
    uraian: optional(rowText('Perubahan')),
    terendah: alone(optional(rupiah('Terendah'))),
    tertinggi: alone(optional(rupiah('Tertinggi'))),
    berlaku_jam: rowText('Berlaku'),
    jual_berat: sumGram('Terjual Selama Berlaku'),
    beli_berat: sumGram('Dibeli Selama Berlaku'),
    input_by: rowText('Oleh'),
    otorisasi_by: optional(rowText('Otorisasi')),
  },
  groups: ['jenis_harga', 'kode_harga'],
  totals: ['jual_berat', 'beli_berat'],
  // A sold gram counts under its group, its kadar and the global price: a grand total would count it more than once.
  grandTotal: false,
  band: [{ rows: 'Perubahan harga' }, { distinct: 'kode_harga', label: 'Harga yang berubah' }],
  sort: ['jenis_harga', 'kode_harga', 'tgl_ubah'],
  chart: {
    kind: 'line',
    x: 'tgl_ubah',
    series: ['harga_baru'],
    split: ['jenis_harga', 'kode_harga'],
  },
  rowNoun: 'perubahan',
});
