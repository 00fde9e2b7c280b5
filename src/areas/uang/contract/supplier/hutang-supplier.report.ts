import { choice, cost, day, optional, rupiah } from '#kit/contract/field.ts';
import { defineReport, rowText, rowWord, semua, span, sumRupiah } from '#kit/contract/report.ts';
import { words } from '#kit/rules/row-word.ts';

/** The card of each supplier: what came from him, what was paid and what went back, with what is owed after it. */
export const hutangSupplierReport = defineReport({
  path: 'laporan-hutang-supplier',
  menu: {
    group: 'Laporan/Keuangan',
    at: 75,
    levels: ['MU'],
    answers: 'Hutang kepada tiap supplier: barang datang, dibayar, dikembalikan',
  },
  title: 'Laporan Hutang Supplier',
  area: 'Keuangan',
  api: 'GET cash/report-hutang-supplier',
  filters: {
    ...span,
    jenis: semua(choice('Jenis Supplier', { BARANG: 'Barang', BERLIAN: 'Berlian' })),
  },
  columns: {
    nama_supplier: rowText('Supplier'),
    kode: rowText('Kode'),
    tgl_system: optional(day('Tanggal')),
    no_dokumen: optional(rowText('No Dokumen')),
    kategori: optional(rowText('Kategori')),
    keterangan: rowWord('Keterangan', words(['HUTANG AWAL', 'HUTANG AKHIR'])),
    bertambah: cost(optional(rupiah('Bertambah'))),
    berkurang: cost(optional(rupiah('Berkurang'))),
    hutang: cost(sumRupiah('Hutang')),
    input_by: optional(rowText('User')),
  },
  groups: ['nama_supplier', 'kode'],
  totals: ['bertambah', 'berkurang', 'hutang'],
  band: [{ of: 'hutang', label: 'Hutang akhir' }, 'bertambah', 'berkurang'],
  sort: ['nama_supplier', 'kode'],
  balance: {
    column: 'keterangan',
    values: ['HUTANG AWAL', 'HUTANG AKHIR'],
    closes: { value: 'HUTANG AKHIR', column: 'hutang' },
  },
  drill: [{ column: 'no_dokumen', to: 'dokumen' }],
  rowNoun: 'transaksi',
});
