import { int, kadarPersen, optional, ref, rupiah } from '#kit/contract/field.ts';
import { defineReport, mustDay, rowText, semua, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';

const berat = (label: string) => optional(sumGram(label));

/** The gold of a day by warehouse and kadar: opening, in, out, closing, and what it is worth. */
export const eodReport = defineReport({
  no: 57,
  path: 'laporan-eod',
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
    awal_berat: berat('Stock Awal'),
    masuk_berat: berat('Barang Masuk'),
    jual_berat: berat('Terjual'),
    pindah_berat: berat('Pindah/Kirim ±'),
    hancur_berat: berat('Hancur'),
    koreksi_berat: berat('Koreksi ±'),
    akhir_berat: berat('Stock Akhir'),
    akhir_qty: optional(int('Qty')),
    beli_berat: berat('Beli'),
    rosok_akhir: berat('Saldo Beli & Rosok'),
    jaminan_akhir: berat('Jaminan Hutang'),
    murni_eod: berat('Murni EOD'),
    harga_emas: optional(rupiah('Harga Emas')),
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
  sort: ['kode_gudang', 'kadar'],
  paper: { signatures: ['Kasir', 'SPV', 'Owner'], struk: true },
  rowNoun: 'kadar',
});
