import { choice, int, optional, persen } from '#kit/contract/field.ts';
import { alone, picked, rowText, span, sumGram, sumRupiah } from '#kit/contract/report.ts';
import { defineShopsReport } from '#kit/contract/report-shops.ts';
import { sense } from '#kit/rules/sentence.ts';
import { AREA_PUSAT, PUSAT_HIDUP } from '#areas/dashboard/contract/laporan/gerbang.ts';
import { GAGAL_BANYAK_TOKO, saringToko } from '#areas/toko/contract/saring-toko.ts';

const HUTANG = ['pinjaman', 'tebus', 'bunga'] as const;
const UKURAN = [
  'jual_berat',
  'jual_murni',
  'netto',
  'beli_berat',
  'harga',
  ...HUTANG,
  'service',
] as const;

/** What every branch sold, bought and cancelled. */
export const globalTransaksiReport = defineShopsReport({
  no: 109,
  path: 'laporan-global-transaksi',
  menu: { group: 'Laporan/Pusat', levels: ['MU'], answers: 'Jual dan beli tiap toko' },
  title: 'Laporan Global Transaksi',
  area: AREA_PUSAT,
  api: 'GET transaction/report-global',
  gate: PUSAT_HIDUP,
  filters: {
    ...span,
    ...saringToko,
    group_by: picked(
      choice('Kelompokkan', {
        TOKO: 'TOKO',
        TOKO_DAN_HARI: 'TOKO DAN HARI',
        TOKO_DAN_KADAR: 'TOKO DAN KADAR',
      }),
    ),
  },
  columns: {
    nama_toko: rowText('Toko'),
    kunci: rowText('Kelompok'),
    jml_faktur: alone(int('Faktur')),
    jual_berat: sumGram('Berat Jual'),
    jual_murni: sumGram('Murni Jual'),
    netto: sumRupiah('Rp Jual'),
    beli_berat: sumGram('Berat Beli'),
    harga: sumRupiah('Rp Beli'),
    pinjaman: optional(sumRupiah('Pinjaman')),
    tebus: optional(sumRupiah('Tebusan')),
    bunga: optional(sumRupiah('Bunga')),
    service: optional(sumRupiah('Service')),
    batal: optional(int(sense('Batal', 'sudah'))),
    kontribusi: optional(persen('% Jual')),
  },
  groups: ['nama_toko'],
  totals: [...UKURAN, 'batal', 'kontribusi'],
  shares: ['kontribusi'],
  band: [
    { of: 'netto', label: 'Penjualan' },
    { of: 'harga', label: 'Pembelian' },
    { of: 'jual_berat', label: 'Berat terjual' },
  ],
  sort: ['nama_toko', 'kunci'],
  distinct: { column: 'nama_toko', rowNoun: 'toko' },
  chart: {
    kind: 'bar',
    x: 'nama_toko',
    series: ['netto'],
    lineWhen: { field: 'group_by', is: ['TOKO_DAN_HARI'], x: 'kunci', split: ['nama_toko'] },
  },
  drill: [
    {
      column: 'kunci',
      to: 'report',
      path: 'laporan-penjualan',
      as: { of: 'group_by', names: { TOKO: ['toko'] } },
    },
  ],
  messages: GAGAL_BANYAK_TOKO,
  rowNoun: 'baris',
});
