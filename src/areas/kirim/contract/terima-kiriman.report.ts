import { choice, day, int, optional, ref, status } from '#kit/contract/field.ts';
import { alike } from '#kit/contract/later.ts';
import { defineReport, rowText, semua, span, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { bolehKirim } from '#areas/kirim/contract/kirim-barang.document.ts';
import { MENU_TERIMA_BARANG } from '#areas/kirim/contract/kiriman.api.ts';
import { kolomBaki, kolomBarang } from '#areas/stock/contract/saring-tempat.ts';
import { tokoMaster } from '#areas/toko/contract/toko.master.ts';

const HASIL = ['COCOK', 'KURANG', 'LEBIH', 'BEDA BERAT'] as const;

/** Every piece that came from another shop, what is missing of ended shipments, and scans beyond their lists. */
export const terimaKirimanReport = defineReport({
  no: 87,
  path: 'laporan-terima-kiriman',
  menu: {
    group: 'Laporan/Kirim Barang',
    at: 20,
    levels: ['SPV', 'MU'],
    answers: 'Barang yang datang dari toko lain: cocok, kurang, lebih, beda berat',
  },
  also: [MENU_TERIMA_BARANG],
  title: 'Laporan Terima Kiriman Barang',
  area: 'Kirim barang',
  api: 'GET kirim-barang/report-terima',
  gate: bolehKirim,
  filters: {
    ...span,
    asal: semua(ref('Asal', tokoMaster, 'nama_toko')),
    hasil: semua(choice('Hasil', HASIL)),
  },
  columns: {
    no_kirim: rowText('No Kirim'),
    tgl_terima: day('Tgl Terima'),
    asal: rowText('Asal'),
    kode_barcode: kolomBarang.kode_barcode,
    nama_barang: optional(kolomBarang.nama_barang),
    kode_dept: optional(kolomBarang.kode_dept),
    kode_group: optional(kolomBarang.kode_group),
    kadar: optional(kolomBarang.kadar),
    berat_kirim: optional(sumGram('Berat Kirim')),
    berat: optional(sumGram('Berat Terima')),
    selisih: optional(sumGram('Selisih')),
    /** Of a stone: as it was packed, as the scale said, and the stones that were counted (D-45.8). */
    carat_kirim: optional(alike(sumGram('Carat Kirim'), { unit: 'ct' })),
    carat: optional(alike(sumGram('Carat Terima'), { unit: 'ct' })),
    butir: optional(int('Butir')),
    murni: optional(sumGram('Murni')),
    harga_jual: optional(sumRupiah('Harga Jual')),
    ...kolomBaki,
    hasil: status('Hasil', HASIL),
    /** It was not weighed: its packed weight is taken. */
    tanda: optional(status('Tanda', { TANPA_TIMBANG: 'TIDAK DITIMBANG' })),
    terima_by: rowText('Penerima'),
  },
  groups: ['no_kirim'],
  totals: [
    'berat_kirim',
    'berat',
    'selisih',
    'carat_kirim',
    'carat',
    'butir',
    'murni',
    'harga_jual',
  ],
  band: [{ rows: 'Barang' }, { of: 'berat', label: 'Berat diterima' }, 'selisih'],
  sort: ['no_kirim', 'tgl_terima', 'kode_barcode'],
  closing: [{ title: 'Ringkasan', by: 'hasil', sums: ['berat_kirim', 'berat', 'selisih'] }],
  drill: [
    { column: 'no_kirim', to: 'dokumen' },
    { column: 'kode_barcode', to: 'barang' },
  ],
  rowNoun: 'barang',
});
