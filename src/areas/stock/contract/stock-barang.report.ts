import {
  choice,
  cost,
  day,
  int,
  optional,
  rupiah,
  status,
  withModul,
} from '#kit/contract/field.ts';
import { photo } from '#kit/contract/field-picture.ts';
import { alone, defineReport, picked, rowText, semua, sumGram } from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';
import { saringBarang } from '#areas/barang/contract/saring-barang.ts';
import { STATUS_BARANG } from '#areas/stock/rules/barang.ts';
import {
  kolomBaki,
  kolomBarang,
  kolomBerat,
  saringTempat,
  urutan,
} from '#areas/stock/contract/saring-tempat.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';

/** Every piece by its state of now; the sub total of a tray is what must lie in it. */
export const stockBarangReport = defineReport({
  no: 62,
  path: 'laporan-stock-barang',
  menu: {
    group: 'Laporan/Barang',
    at: 10,
    levels: ['SPV', 'MU'],
    answers: 'Barang yang ada sekarang, satu per satu',
  },
  title: 'Laporan Stock Barang',
  area: 'Barang',
  api: 'GET barang/report-stock',
  filters: {
    ...saringBarang,
    ...saringTempat,
    status: picked(
      choice('Status', ['READY', 'TITIP', 'KIRIM', 'HILANG', 'SERVICE', 'SEMUA FISIK']),
    ),
    tag: withModul(stockModul.RFID_MODULE.key, semua(choice('Tag', ['BERTAG', 'TANPA TAG']))),
    ...urutan,
  },
  columns: {
    ...kolomBarang,
    kode_intern: optional(rowText('Kode Intern')),
    kode_gudang: rowText('Gudang'),
    ...kolomBaki,
    ...kolomBerat,
    berat_asli: sumGram('Emas'),
    size: optional(rowText('Size')),
    harga_gram: optional(rupiah('Harga/Gram')),
    harga_jual: optional(rupiah('Harga Jual')),
    modal: cost(optional(rupiah('Modal'))),
    tgl_masuk: day(sense('Masuk', 'tanggal')),
    umur_hari: alone(int('Umur')),
    kode_supplier: withModul(barangModul.SUPPLIER_BARANG_MODULE.key, optional(rowText('Supplier'))),
    gambar: photo('Foto'),
    status: status('Status', STATUS_BARANG),
  },
  groups: ['kode_gudang', 'kode_baki'],
  totals: ['qty', 'berat', 'murni', 'berat_asli', 'harga_jual', 'modal'],
  ratios: { harga_gram: { over: 'harga_jual', under: 'berat', as: 'perGram' } },
  band: [{ rows: 'Barang' }, 'berat', 'harga_jual'],
  aside: [
    'kode_group',
    'kode_intern',
    'qty',
    'murni',
    'berat_asli',
    'size',
    'harga_gram',
    'tgl_masuk',
    'kode_supplier',
  ],
  sort: ['kode_gudang', 'kode_baki', 'kode_barcode'],
  drill: [{ column: 'kode_barcode', to: 'barang' }],
  paper: {
    foto: {
      column: 'gambar',
      under: ['kode_barcode', 'nama_barang', 'kode_baki', 'kadar', 'berat', 'harga_jual'],
    },
  },
  rowNoun: 'barang',
});
