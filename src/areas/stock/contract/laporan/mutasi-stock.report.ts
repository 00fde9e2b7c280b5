import { choice, int, ref } from '#kit/contract/field.ts';
import { defineReport, picked, rowText, semua, span, sumGram } from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';

const ISI = {
  awal_qty: int('Awal'),
  awal_berat: sumGram('Awal (g)'),
  tambah_qty: int(sense('Tambah', 'sudah')),
  tambah_berat: sumGram('Tambah (g)'),
  terima_qty: int('Terima'),
  terima_berat: sumGram('Terima (g)'),
  pindah_qty: int('Pindah ±'),
  pindah_berat: sumGram('Pindah ± (g)'),
  kirim_qty: int('Kirim ±'),
  kirim_berat: sumGram('Kirim ± (g)'),
  jual_qty: int(sense('Jual', 'sudah')),
  jual_berat: sumGram('Jual (g)'),
  hancur_qty: int('Hancur'),
  hancur_berat: sumGram('Hancur (g)'),
  ubah_qty: int('Koreksi ±'),
  ubah_berat: sumGram('Koreksi ± (g)'),
  akhir_qty: int('Akhir'),
  akhir_berat: sumGram('Akhir (g)'),
  akhir_murni: sumGram('Murni Akhir'),
};

/** What the shop's stock began with, how it moved, and what it ended with. */
export const mutasiStockReport = defineReport({
  no: 65,
  path: 'laporan-mutasi-stock',
  menu: {
    group: 'Laporan/Barang',
    at: 40,
    levels: ['MU'],
    answers: 'Stock awal, gerak dan stock akhir tiap kelompok',
  },
  title: 'Laporan Mutasi Stock',
  area: 'Barang',
  api: 'GET barang/report-mutasi-stock',
  filters: {
    ...span,
    group_by: picked(
      choice('Kelompokkan', {
        KADAR: 'Kadar',
        JENIS: 'Jenis',
        GROUP: 'Group',
        GUDANG: 'Gudang',
        BAKI: 'Baki',
      }),
    ),
    kode_gudang: semua(ref('Gudang', gudangMaster, 'nama')),
  },
  columns: { kunci: rowText('Kelompok'), ...ISI },
  headed: { column: 'kunci', by: 'group_by' },
  totals: Object.keys(ISI) as (keyof typeof ISI)[],
  stands: [{ columns: ['awal_qty', 'awal_berat', 'akhir_qty', 'akhir_berat', 'akhir_murni'] }],
  band: [
    { of: 'awal_berat', label: 'Stock awal' },
    { of: 'jual_berat', label: 'Terjual' },
    { of: 'akhir_berat', label: 'Stock akhir' },
  ],
  aside: [
    'tambah_qty',
    'terima_qty',
    'pindah_qty',
    'pindah_berat',
    'kirim_qty',
    'kirim_berat',
    'hancur_qty',
    'hancur_berat',
    'ubah_qty',
    'akhir_murni',
  ],
  sort: ['kunci'],
  drill: [
    {
      column: 'kunci',
      to: 'report',
      path: 'laporan-kartu-stock',
      as: { of: 'group_by', names: { BAKI: ['kode_gudang', 'kode_baki'] } },
    },
  ],
  rowNoun: 'kelompok',
});
