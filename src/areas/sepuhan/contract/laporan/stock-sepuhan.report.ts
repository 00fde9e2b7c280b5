import { choice, cost, optional, ref, withModul } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';
import { TAHAP_LOT } from '#areas/stock/rules/lot.ts';
import { SEPUHAN } from '#areas/sepuhan/contract/sepuhan.gates.ts';

/** Loose gold in lots over a span of days: what came, what became of it, what lies there (№ 82). */
export const stockSepuhanReport = defineReport({
  no: 82,
  path: 'laporan-stock-sepuhan',
  menu: {
    group: 'Laporan/Sepuhan',
    at: 40,
    levels: ['MU'],
    answers: 'Emas lepas tiap kadar dan tahap, dari mana dan jadi apa',
  },
  title: 'Laporan Stock Sepuhan',
  area: 'Sepuhan',
  api: 'GET sepuhan/report-stock',
  gate: SEPUHAN,
  filters: {
    ...span,
    kadar: semua(ref('Kadar', kadarMaster, 'label')),
    tahap: semua(choice('Tahap', TAHAP_LOT)),
  },
  columns: {
    kadar: kadarPersen('Kadar'),
    tahap: rowText('Tahap'),
    awal: sumGram('Awal'),
    beli: sumGram('Dari Pembelian'),
    hancur: sumGram('Dari Hancur'),
    manual: withModul(stockModul.STOCK_SEPUHAN_MANUAL_MODULE.key, sumGram('Manual ±')),
    pindah: sumGram('Pindah ±'),
    jual_lagi: sumGram('Jadi Barang'),
    lebur: sumGram('Dilebur'),
    /** Lots that left for head office, less those that came back (D-44.9). */
    kirim: sumGram('Kirim Pusat'),
    susut: sumGram('Susut'),
    akhir: sumGram('Akhir'),
    murni: sumGram('Murni Akhir'),
    nilai: optional(sumRupiah('Nilai Emas')),
    modal: cost(optional(sumRupiah('Modal'))),
  },
  groups: ['kadar'],
  totals: [
    'awal',
    'beli',
    'hancur',
    'manual',
    'pindah',
    'jual_lagi',
    'lebur',
    'kirim',
    'susut',
    'akhir',
    'murni',
    'nilai',
    'modal',
  ],
  stands: [{ columns: ['awal', 'akhir', 'murni', 'nilai', 'modal'] }],
  band: [
    { of: 'akhir', label: 'Berat akhir' },
    { of: 'murni', label: 'Murni akhir' },
    { of: 'nilai', label: 'Nilai emas' },
  ],
  sort: ['kadar', 'tahap'],
  rowNoun: 'baris',
});
