import { defineArea, endpointsIn } from '#kit/contract/area.ts';
import { BERBARCODE } from '#areas/toko/contract/toko.gates.ts';
import { batalPenjualanReport } from '#areas/penjualan/contract/batal-penjualan.report.ts';
import { rekapPenjualanReport } from '#areas/penjualan/contract/rekap-penjualan.report.ts';
import { penjualanGlobalJenisReport } from '#areas/penjualan/contract/penjualan-global-jenis.report.ts';
import { ringkasanPenjualanReport } from '#areas/penjualan/contract/ringkasan-penjualan.report.ts';
import { potonganReport } from '#areas/penjualan/contract/potongan.report.ts';
import { bonusSalesReport } from '#areas/penjualan/contract/bonus-sales.report.ts';
import { feePenjualanReport } from '#areas/penjualan/contract/fee-penjualan.report.ts';
import { kuponReport } from '#areas/penjualan/contract/kupon.report.ts';
import { keteranganNotaMaster } from '#areas/penjualan/contract/keterangan-nota.master.ts';
import { chartPenjualanEndpoint } from '#areas/penjualan/contract/chart.api.ts';
import { hitungGrosirEndpoint } from '#areas/penjualan/contract/grosir/grosir.api.ts';
import { penjualanMarketplaceReport } from '#areas/penjualan/contract/online/penjualan-marketplace.report.ts';
import * as online from '#areas/penjualan/contract/online/online.api.ts';
import * as pesananOnline from '#areas/penjualan/contract/tayang/pesanan-online.api.ts';
import * as tayang from '#areas/penjualan/contract/tayang/tayang.api.ts';
import { layarTayang } from '#areas/penjualan/contract/tayang/tayang.layar.ts';
import { hargaResellerEndpoint } from '#areas/penjualan/contract/harga-reseller.api.ts';
import * as kupon from '#areas/penjualan/contract/kupon.api.ts';
import { kuponEndpoint } from '#areas/penjualan/contract/kupon-satu.api.ts';
import * as nota from '#areas/penjualan/contract/nota.api.ts';
import { penjualanBerlianReport } from '#areas/penjualan/contract/penjualan-berlian.report.ts';
import { penjualanFakturReport } from '#areas/penjualan/contract/penjualan-faktur.report.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { penjualanReport } from '#areas/penjualan/contract/penjualan.report.ts';
import { setoranDocument } from '#areas/penjualan/contract/titipan/setoran.document.ts';
import { titipanDocument } from '#areas/penjualan/contract/titipan/titipan.document.ts';
import * as titipan from '#areas/penjualan/contract/titipan/titipan.api.ts';
import { batalTitipReport } from '#areas/penjualan/contract/titipan/batal-titip.report.ts';
import { titipanReport } from '#areas/penjualan/contract/titipan/titipan.report.ts';
import * as tunda from '#areas/penjualan/contract/tunda.api.ts';
import { potonganMaster } from '#areas/penjualan/contract/potongan.master.ts';
import { jenisKuponMaster } from '#areas/penjualan/contract/jenis-kupon.master.ts';
import { bonusSalesMaster } from '#areas/penjualan/contract/bonus-sales.master.ts';
import { marketplaceMaster } from '#areas/penjualan/contract/marketplace.master.ts';
import { keteranganPenjualanMaster } from '#areas/penjualan/contract/keterangan-penjualan.master.ts';
import { pointMaster } from '#areas/penjualan/contract/point.master.ts';
import { penjualanEvents } from '#areas/penjualan/contract/penjualan.event.ts';
import { fakturPajakEndpoint } from '#areas/penjualan/contract/pajak/faktur-pajak.api.ts';
import { pajakParam } from '#areas/penjualan/contract/pajak/pajak.parameter.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { penjualanJurnal } from '#areas/penjualan/rules/penjualan.jurnal.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';

/** Selling: the sale, its validation, its cancel, its papers, and held carts. */
export const penjualanArea = defineArea({
  journal: penjualanJurnal,
  events: penjualanEvents,
  parameters: { ...penjualanParam, ...pajakParam },
  moduls: penjualanModul,
  log: {
    as: 'penjualan',
    tables: {
      penjualan_tunda: 'penjualan yang ditahan',
      kupon: 'kupon',
      penjualan_online: 'penjualan marketplace',
      marketplace_sambungan: 'sambungan marketplace',
      barang_tayang: 'barang di marketplace',
      pesanan_online: 'pesanan online',
      potongan_kategori: 'potongan penjualan',
    },
  },
  masters: [
    keteranganNotaMaster,
    potonganMaster,
    jenisKuponMaster,
    bonusSalesMaster,
    marketplaceMaster,
    keteranganPenjualanMaster,
    pointMaster,
  ],
  documents: [penjualanDocument, titipanDocument, setoranDocument],
  reports: [
    penjualanReport,
    penjualanFakturReport,
    rekapPenjualanReport,
    penjualanGlobalJenisReport,
    ringkasanPenjualanReport,
    batalPenjualanReport,
    potonganReport,
    bonusSalesReport,
    feePenjualanReport,
    titipanReport,
    batalTitipReport,
    kuponReport,
    penjualanBerlianReport,
    penjualanMarketplaceReport,
  ],
  endpoints: [
    tunda.tundaEndpoint,
    tunda.daftarTundaEndpoint,
    tunda.bacaTundaEndpoint,
    tunda.hapusTundaEndpoint,
    chartPenjualanEndpoint,
    hargaResellerEndpoint,
    hitungGrosirEndpoint,
    ...endpointsIn(online),
    ...endpointsIn(tayang),
    ...endpointsIn(pesananOnline),
    fakturPajakEndpoint,
    ...endpointsIn(nota),
    ...endpointsIn(kupon),
    kuponEndpoint,
    ...endpointsIn(titipan),
  ],
  screens: [
    {
      group: 'Penjualan',
      title: 'Transaksi Penjualan',
      path: 'transaksi-penjualan',
      gate: BERBARCODE,
      at: 10,
      levels: ['KASIR', 'SPV', 'MU'],
    },
    {
      group: 'Penjualan',
      title: 'Lihat Penjualan',
      path: 'lihat-penjualan',
      at: 20,
      levels: ['KASIR', 'SPV', 'MU'],
    },
    {
      group: 'Penjualan',
      title: 'Batal Penjualan',
      path: 'batal-penjualan',
      at: 30,
      levels: ['KASIR', 'SPV', 'MU'],
    },
    {
      group: 'Penjualan',
      title: 'Lihat Titipan',
      path: 'lihat-titipan',
      at: 40,
      levels: ['KASIR', 'SPV', 'MU'],
    },
    {
      group: 'Validasi',
      title: 'Validasi Penjualan',
      path: 'validasi-penjualan',
      at: 10,
      levels: ['KASIR', 'SPV', 'MU'],
    },
    {
      group: 'Validasi',
      title: 'Validasi Jual Beli',
      path: 'validasi-jual-beli',
      at: 20,
      levels: ['KASIR', 'SPV', 'MU'],
    },
    {
      group: 'Validasi',
      title: 'Validasi Titipan',
      path: 'validasi-titipan',
      at: 30,
      levels: ['KASIR', 'SPV', 'MU'],
    },
    ...layarTayang,
  ],
});
