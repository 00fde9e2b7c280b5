import { choice, day, int, optional, ref, rupiah, status } from '#kit/contract/field.ts';
import { defineReport, rowText, semua, span, sumGram } from '#kit/contract/report.ts';
import { marketplaceMaster } from '#areas/penjualan/contract/marketplace.master.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';
import { STATUS_KIRIM } from '#areas/penjualan/rules/online/online.ts';
import { modul } from '#areas/toko/contract/modul.ts';

/** Sales through marketplaces: what each came to, what was kept of it, and what has not been paid out yet. */
export const penjualanMarketplaceReport = defineReport({
  no: 13,
  path: 'laporan-penjualan-marketplace',
  menu: {
    group: 'Laporan/Penjualan',
    at: 130,
    levels: ['MU'],
    answers: 'Penjualan lewat marketplace dan yang belum cair',
  },
  title: 'Laporan Penjualan Marketplace',
  area: 'Penjualan',
  gate: modul(penjualanModul.MARKETPLACE_INTEGRATION_MODULE),
  api: 'GET penjualan/report-marketplace',
  filters: {
    ...span,
    kode_marketplace: semua(ref('Marketplace', marketplaceMaster, 'nama')),
    status: semua(choice('Status', STATUS_KIRIM)),
  },
  columns: {
    no_faktur_jual: rowText('No Faktur'),
    no_order: rowText('No Order'),
    tgl_system: day('Tanggal'),
    kode_marketplace: rowText('Marketplace'),
    ekspedisi: rowText('Ekspedisi'),
    no_resi: rowText('No Resi'),
    qty: int('Qty'),
    berat: sumGram('Berat'),
    netto: rupiah('Netto'),
    /** Charges, tax on top of the price and rounding: what its marketplace pays beside the goods. */
    tambahan: rupiah('Tambahan'),
    fee_mp: rupiah('Biaya Marketplace'),
    ongkir: rupiah('Ongkir'),
    diterima: rupiah('Diterima Bersih'),
    tgl_cair: optional(day('Tgl Cair')),
    status: status('Status', STATUS_KIRIM),
  },
  groups: ['kode_marketplace'],
  totals: ['qty', 'berat', 'netto', 'tambahan', 'fee_mp', 'ongkir', 'diterima'],
  band: ['netto', 'diterima', { rows: 'Faktur' }],
  sort: ['kode_marketplace', 'tgl_system', 'no_faktur_jual'],
  drill: [{ column: 'no_faktur_jual', to: 'penjualan' }],
  rowNoun: 'faktur',
});
