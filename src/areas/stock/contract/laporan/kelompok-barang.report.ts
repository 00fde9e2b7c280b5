import { choice, int, optional, ref } from '#kit/contract/field.ts';
import { onlyIf } from '#kit/contract/field-more.ts';
import { defineReport, fullSpan, rowText, semua, sortedBy, sumGram } from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';

/**
 * Pieces in stock by their name, or by name and size (2§2, 3§7): all of them, or with dates those that
 * came into the shop on these days. `filter` takes only what is free, or only what a deposit holds (3§7).
 */
export const kelompokBarangReport = defineReport({
  no: 66,
  path: 'laporan-kelompok-barang',
  menu: {
    group: 'Laporan/Barang',
    at: 50,
    levels: ['SPV', 'MU'],
    answers: 'Jumlah dan berat menurut nama dan ukuran',
  },
  title: 'Laporan Kelompok Barang',
  area: 'Barang',
  api: 'GET reportbarang/kelompok-barang',
  filters: {
    tgl_from: optional(fullSpan.tgl_from),
    tgl_to: optional(fullSpan.tgl_to),
    kode_dept: semua(ref('Jenis', jenisMaster, 'nama')),
    group_by: sortedBy(choice('Kriteria', ['NAMA BARANG', 'NAMA BARANG DAN SIZE'])),
    filter: semua(choice('Filter', { READY: 'READY', TITIP: 'TITIP' })),
    sort_by: sortedBy(choice('Urutkan', ['NAMA', 'JUMLAH TERBANYAK', 'BERAT TERBANYAK'])),
  },
  columns: {
    nama_barang: rowText('Nama Barang'),
    size: onlyIf('group_by', 'NAMA BARANG DAN SIZE', rowText('Size')),
    berat: sumGram('Berat'),
    jumlah: int(sense('Jumlah', 'banyaknya')),
  },
  groups: ['nama_barang'],
  groupsWhen: { field: 'group_by', is: ['NAMA BARANG DAN SIZE'] },
  atTop: ['berat', 'jumlah'],
  totals: ['berat', 'jumlah'],
  band: [{ of: 'jumlah', label: 'Barang' }, 'berat'],
  // The query's own order: by name, or the most first.
  sort: [],
  messages: {
    found: 'Laporan Kelompok barang Tersedia',
    empty: 'Laporan Penjualan Tidak Tersedia',
    failed: 'Laporan Penjualan Tidak Tersedia',
  },
  paper: { excel: false },
  rowNoun: 'kelompok',
});
