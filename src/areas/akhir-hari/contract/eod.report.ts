import { int, optional, ref, rupiah } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import {
  alone,
  defineReport,
  mustDay,
  rowText,
  semua,
  sumGram,
  sumRupiah,
} from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';

/** The gold of a day by warehouse and kadar: opening, in, out, closing, and what it is worth. */
export const eodReport = defineReport({
  no: 57,
  path: 'laporan-eod',
  menu: {
    group: 'Laporan/Akhir Hari',
    levels: ['MU'],
    answers: 'Gram emas saat tutup menurut gudang dan kadar',
  },
  title: 'Laporan EOD',
  area: 'Akhir Hari',
  api: 'GET eod/report',
  filters: {
    tgl_system: mustDay('Tanggal'),
    kode_gudang: semua(ref('Gudang', gudangMaster, 'nama')),
  },
  columns: {
    kode_gudang: rowText('Gudang'),
    kadar: kadarPersen('Kadar'),
    kadar_eod: kadarPersen('Kadar EOD'),
    awal_berat: optional(sumGram('Stock Awal')),
    masuk_berat: optional(sumGram('Barang Masuk')),
    jual_berat: optional(sumGram('Terjual')),
    pindah_berat: optional(sumGram('Pindah/Kirim ±')),
    hancur_berat: optional(sumGram('Hancur')),
    koreksi_berat: optional(sumGram('Koreksi ±')),
    akhir_berat: optional(sumGram('Stock Akhir')),
    akhir_qty: optional(int('Qty')),
    beli_berat: optional(sumGram(sense('Beli', 'sudah'))),
    rosok_akhir: optional(sumGram('Saldo Beli & Rosok')),
    jaminan_akhir: optional(sumGram('Jaminan Hutang')),
    murni_eod: optional(sumGram('Murni EOD')),
    harga_emas: alone(optional(rupiah('Harga Emas'))),
    nilai: optional(sumRupiah('Nilai')),
  },
  groups: ['kode_gudang'],
  totals: [
    'awal_berat',
    'masuk_berat',
    'jual_berat',
    'pindah_berat',
    'hancur_berat',
    'koreksi_berat',
    'akhir_berat',
    'akhir_qty',
    'beli_berat',
    'rosok_akhir',
    'jaminan_akhir',
    'murni_eod',
    'nilai',
  ],
  band: ['akhir_berat', 'murni_eod', 'nilai'],
  aside: [
    'pindah_berat',
    'hancur_berat',
    'koreksi_berat',
    'beli_berat',
    'rosok_akhir',
    'jaminan_akhir',
    'harga_emas',
  ],
  sort: ['kode_gudang', 'kadar'],
  paper: { signatures: ['Kasir', 'SPV', 'Owner'], struk: true },
  rowNoun: 'kadar',
});
