import { day, int, optional, rupiah } from '#kit/contract/field.ts';
import { defineReport, rowText, span, sumGram } from '#kit/contract/report.ts';
import { sense } from '#kit/rules/sentence.ts';
import { saringKasir, saringValidasi } from '#areas/akses/contract/user.field.ts';
import { BAYAR, kolomBayar, saringBayar } from '#areas/uang/contract/kolom-bayar.ts';
import { TAMBAHAN, tiap } from '#areas/penjualan/rules/tambahan.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';

const SELAIN_BARANG = [
  'kupon_rp',
  ...TAMBAHAN.map(({ kunci }) => kunci),
  'ppn',
  'pph22',
  'pembulatan',
] as const;
const DIPOTONG = ['dp_rp', 'tukar_rp'] as const;
const BULAT = ['pembulatan_tunai'] as const;
const FAKTUR = [
  'qty',
  'berat',
  'bruto',
  'diskon',
  ...SELAIN_BARANG,
  'grand_total',
  ...DIPOTONG,
  ...BULAT,
] as const;
const JARANG = ['input_by', 'qty', 'bruto', 'credit', 'poin_rp', 'valid_by'] as const;

/** One counted invoice with what was paid for it; cash is net of change. */
export const penjualanFakturReport = defineReport({
  no: 2,
  path: 'laporan-penjualan-faktur',
  menu: {
    group: 'Laporan/Penjualan',
    at: 20,
    levels: ['KASIR', 'SPV', 'MU'],
    answers: 'Nota yang dibuat dan dengan apa dibayar',
  },
  title: 'Laporan Penjualan Per Faktur',
  area: 'Penjualan',
  api: 'GET penjualan/report-faktur',
  filters: { ...span, ...saringBayar, ...saringSales, ...saringKasir, ...saringValidasi },
  columns: {
    no_faktur_jual: rowText('No Faktur'),
    tgl_system: day('Tanggal'),
    nama_customer: rowText('Customer'),
    kode_sales: rowText('Sales'),
    input_by: rowText('Kasir'),
    qty: int('Qty'),
    berat: sumGram('Berat'),
    bruto: rupiah('Bruto'),
    diskon: rupiah('Diskon'),
    kupon_rp: rupiah('Kupon'),
    ...tiap(TAMBAHAN, ({ label }) => rupiah(label)),
    ppn: rupiah('PPN'),
    pph22: rupiah('PPh 22'),
    pembulatan: rupiah('Pembulatan'),
    grand_total: rupiah('Grand Total'),
    dp_rp: rupiah('DP Titip/Pesanan'),
    tukar_rp: rupiah('Potong Tukar'),
    pembulatan_tunai: rupiah('Pembulatan Tunai'),
    ...kolomBayar,
    valid_by: optional(rowText(sense('Validasi', 'oleh'))),
  },
  groups: ['tgl_system'],
  totals: [...FAKTUR, ...BAYAR],
  band: [
    { of: 'grand_total', label: 'Total nota' },
    { of: 'cash', label: 'Dibayar tunai' },
    { rows: 'Faktur' },
  ],
  aside: [...JARANG, ...SELAIN_BARANG, ...DIPOTONG, ...BULAT],
  sort: ['tgl_system', 'no_faktur_jual'],
  // What was due, more or less by what coins made of it, is what was paid (D-51.1).
  control: { total: 'grand_total', parts: [...DIPOTONG, ...BAYAR], less: BULAT },
  closing: [
    {
      title: 'Ringkasan Pembayaran',
      across: BAYAR,
      head: 'Jenis Bayar',
      count: 'Jumlah Faktur',
      sum: 'Rupiah',
    },
  ],
  drill: [{ column: 'no_faktur_jual', to: 'dokumen' }],
  rowNoun: 'faktur',
});
