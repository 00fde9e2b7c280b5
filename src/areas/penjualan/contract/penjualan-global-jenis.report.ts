import { optional, persen, ref, rupiah } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { defineReport, rowText, semua, span, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { kolomBerat } from '#areas/stock/contract/saring-tempat.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';

/** What was sold of every jenis and kadar, and its share of grams and money. */
export const penjualanGlobalJenisReport = defineReport({
  no: 4,
  path: 'laporan-penjualan-global-jenis',
  menu: {
    group: 'Laporan/Penjualan',
    at: 40,
    levels: ['MU'],
    answers: 'Jenis dan kadar mana yang paling laku',
  },
  title: 'Laporan Penjualan Global Per Jenis Barang',
  area: 'Penjualan',
  api: 'GET penjualan/report-global-jenis',
  gate: modul(barangModul.HIDUP_FEATURE_MODULE),
  filters: {
    ...span,
    kode_group: semua(ref('Group', groupMaster, 'nama')),
    kadar: semua(ref('Kadar', kadarMaster, 'label')),
  },
  columns: {
    kode_dept: rowText('Kode'),
    nama_dept: rowText('Jenis'),
    kadar: kadarPersen('Kadar', { min: 0 }),
    kode_kadar: optional(rowText('Kode Kadar')),
    ...kolomBerat,
    berat_asli: sumGram('Emas'),
    kadar_rata: optional(kadarPersen('Kadar Rata')),
    netto: sumRupiah('Total Rp'),
    harga_gram: optional(rupiah('Rata Harga/Gram')),
    kontribusi: persen('% Berat'),
    kontribusi_rp: persen('% Rp'),
  },
  hidden: ['kode_kadar'],
  groups: ['nama_dept'],
  totals: ['qty', 'berat', 'murni', 'berat_asli', 'netto', 'kontribusi', 'kontribusi_rp'],
  ratios: {
    kadar_rata: { over: 'murni', under: 'berat_asli', as: 'percent' },
    harga_gram: { over: 'netto', under: 'berat', as: 'perGram' },
  },
  shares: ['kontribusi', 'kontribusi_rp'],
  band: [{ of: 'netto', label: 'Penjualan' }, 'berat', 'harga_gram'],
  sort: ['nama_dept', 'kode_dept', 'kadar'],
  chart: { kind: 'bar', x: 'nama_dept', series: ['berat'] },
  drill: [
    {
      column: 'kode_dept',
      to: 'report',
      path: 'laporan-penjualan',
      with: { kadar: 'kode_kadar' },
    },
  ],
  paper: { file: 'LAPORAN PENJUALAN GLOBAL PER JENIS BRG' },
  rowNoun: 'baris',
});
