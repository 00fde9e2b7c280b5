import { choice, cost, int, optional, persen } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import {
  defineReport,
  mustDay,
  picked,
  rowText,
  sumGram,
  sumRupiah,
} from '#kit/contract/report.ts';
import { any, level, not } from '#kit/rules/gate.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';
import { keStockBarang } from '#areas/stock/contract/laporan/ke-stock-barang.ts';

/** What the shop holds at the end of a day, by jenis, kadar, group, warehouse or tray. */
export const saldoStockReport = defineReport({
  no: 63,
  path: 'laporan-saldo-stock',
  menu: {
    group: 'Laporan/Barang',
    at: 20,
    levels: ['MU'],
    answers: 'Jumlah dan gram stock menurut kelompok pada satu tanggal',
  },
  title: 'Laporan Saldo Stock',
  area: 'Barang',
  api: 'GET barang/report-saldo-stock',
  gate: any(not(modul(stockModul.SEMBUNYI_SALDO_MODULE)), level('OWN', 'SU')),
  filters: {
    per_tanggal: mustDay('Per Tanggal'),
    group_by: picked(
      choice('Kelompokkan', {
        JENIS: 'Jenis',
        KADAR: 'Kadar',
        GROUP: 'Group',
        GUDANG: 'Gudang',
        BAKI: 'Baki',
        SUPPLIER: 'Supplier',
      }),
    ),
  },
  columns: {
    kunci: rowText('Kelompok'),
    qty: int('Qty'),
    berat: sumGram('Berat'),
    murni: sumGram('Murni'),
    berat_asli: sumGram('Emas'),
    kadar_rata: optional(kadarPersen('Kadar Rata')),
    harga_jual: optional(sumRupiah('Nilai Jual')),
    modal: cost(optional(sumRupiah('Nilai Modal'))),
    nilai_emas: optional(sumRupiah('Nilai Emas')),
    kontribusi: optional(persen('% Berat')),
  },
  headed: { column: 'kunci', by: 'group_by' },
  totals: ['qty', 'berat', 'murni', 'berat_asli', 'harga_jual', 'modal', 'nilai_emas'],
  ratios: { kadar_rata: { over: 'murni', under: 'berat_asli', as: 'percent' } },
  band: ['berat', 'murni', { of: 'qty', label: 'Barang' }],
  sort: ['kunci'],
  chart: { kind: 'bar', x: 'kunci', series: ['berat'] },
  drill: [
    keStockBarang({
      JENIS: ['kode_dept'],
      GROUP: ['kode_group'],
      GUDANG: ['kode_gudang'],
      BAKI: ['kode_gudang', 'kode_baki'],
    }),
  ],
  rowNoun: 'kelompok',
});
