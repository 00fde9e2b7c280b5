import { choice, day, instant, int, list, optional, rupiah, status } from '#kit/contract/field.ts';
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
import * as kolom from '#areas/cicilan/contract/laporan/kolom.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

/** Contracts of a period as they are now: price, what is added, what was paid and what is left. */
export const cicilanReport = defineReport({
  no: 38,
  path: 'laporan-cicilan',
  menu: { group: 'Laporan/Cicilan', levels: ['MU'], answers: 'Kontrak cicilan dan sisanya' },
  title: 'Laporan Cicilan',
  area: kolom.AREA_CICILAN,
  api: 'GET cicilan/report',
  gate: kolom.CICILAN,
  filters: {
    ...span,
    status: semua(choice('Status', kolom.STATUS_CICILAN)),
    ...saringSales,
  },
  columns: {
    status: status('Status', kolom.STATUS_CICILAN),
    no_cicilan: rowText('No Cicilan'),
    tgl_system: day('Tanggal'),
    ...kolom.kolomCustomer,
    detail_barang: list('Barang'),
    berat: sumGram('Berat'),
    harga_tunai: sumRupiah('Harga Tunai'),
    harga_jual: sumRupiah('Harga Cicilan'),
    margin_cicilan: sumRupiah('Tambahan'),
    dp_rp: sumRupiah('DP'),
    lama_bulan: alone(int(sense('Bulan', 'lamanya'))),
    angsuran: alone(rupiah('Angsuran')),
    terbayar: sumRupiah('Terbayar'),
    sisa: sumRupiah('Sisa'),
    ke: rowText(sense('Ke', 'nomor')),
    jatuh_tempo: optional(day('Jatuh Tempo Berikut')),
    kode_sales: rowText('Sales'),
    no_batal: optional(rowText('No Batal')),
    alasan_batal: optional(rowText('Alasan')),
    tgl_batal: optional(instant('Tgl Batal')),
    batal_by: optional(rowText('Dibatalkan')),
    otorisasi_by: optional(rowText('Otorisasi')),
    refund_rp: optional(sumRupiah('Dikembalikan')),
  },
  groups: ['status'],
  totals: [
    'berat',
    'harga_tunai',
    'margin_cicilan',
    'harga_jual',
    'dp_rp',
    'terbayar',
    'sisa',
    'refund_rp',
  ],
  // A cancelled contract is shown and not added up: only the states have sums.
  grandTotal: false,
  band: [
    { of: 'harga_jual', label: 'Harga cicilan', where: kolom.HIDUP },
    { of: 'terbayar', label: 'Terbayar', where: kolom.HIDUP },
    { of: 'sisa', label: 'Sisa', where: { column: 'status', is: ['AKTIF'] } },
  ],
  aside: [
    ...([
      'alamat_customer',
      'no_hp',
      'detail_barang',
      'berat',
      'margin_cicilan',
      'angsuran',
    ] as const),
    ...(['kode_sales', 'no_batal', 'alasan_batal', 'tgl_batal', 'batal_by'] as const),
    ...(['otorisasi_by', 'refund_rp'] as const),
  ],
  sort: ['status', 'tgl_system', 'no_cicilan'],
  control: { total: 'harga_jual', parts: ['dp_rp', 'terbayar', 'sisa'] },
  drill: [{ column: 'no_cicilan', to: 'dokumen' }],
  rowNoun: 'kontrak',
});
