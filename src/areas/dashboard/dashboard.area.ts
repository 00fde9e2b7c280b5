import { defineArea, endpointsIn } from '#kit/contract/area.ts';
import { berandaEndpoint } from '#areas/dashboard/contract/beranda.api.ts';
import { berandaPusatEndpoint } from '#areas/dashboard/contract/beranda-pusat.api.ts';
import { menungguEndpoint } from '#areas/dashboard/contract/menunggu.api.ts';
import * as chart from '#areas/dashboard/contract/chart.api.ts';
import * as pusat from '#areas/dashboard/contract/pusat.api.ts';
import * as grafik from '#areas/dashboard/contract/pusat-grafik.api.ts';
import * as toko from '#areas/dashboard/contract/toko.api.ts';
import { marginReport } from '#areas/dashboard/contract/laporan/margin.report.ts';
import { marginGlobalReport } from '#areas/dashboard/contract/laporan/margin-global.report.ts';
import { hargaEmasReport } from '#areas/dashboard/contract/laporan/harga-emas.report.ts';
import { jualBeliReport } from '#areas/dashboard/contract/laporan/jual-beli.report.ts';
import { perputaranReport } from '#areas/dashboard/contract/laporan/perputaran.report.ts';
import { kinerjaSalesReport } from '#areas/dashboard/contract/laporan/kinerja-sales.report.ts';
import { labaRugiReport } from '#areas/dashboard/contract/laporan/laba-rugi.report.ts';
import { posisiEmasReport } from '#areas/dashboard/contract/laporan/posisi-emas.report.ts';
import { rekapKelompokReport } from '#areas/dashboard/contract/laporan/rekap-kelompok.report.ts';
import { supplierReport } from '#areas/dashboard/contract/laporan/supplier.report.ts';
import { manajerialReport } from '#areas/dashboard/contract/laporan/manajerial.report.ts';
import { riwayatCustomerReport } from '#areas/dashboard/contract/laporan/riwayat-customer.report.ts';
import { globalTransaksiReport } from '#areas/dashboard/contract/laporan/global-transaksi.report.ts';
import { globalStockReport } from '#areas/dashboard/contract/laporan/global-stock.report.ts';
import { globalHutangReport } from '#areas/dashboard/contract/laporan/global-hutang.report.ts';
import { globalKasReport } from '#areas/dashboard/contract/laporan/global-kas.report.ts';
import { perbandinganCabangReport } from '#areas/dashboard/contract/laporan/perbandingan-cabang.report.ts';
import { PUSAT } from '#areas/dashboard/contract/laporan/gerbang.ts';
import { dashboardParam } from '#areas/dashboard/contract/dashboard.parameter.ts';

/** What a shop looks like right now, and what it earned, for those who run it. */
export const dashboardArea = defineArea({
  parameters: dashboardParam,
  reports: [
    marginReport,
    marginGlobalReport,
    hargaEmasReport,
    jualBeliReport,
    perputaranReport,
    kinerjaSalesReport,
    labaRugiReport,
    posisiEmasReport,
    rekapKelompokReport,
    supplierReport,
    manajerialReport,
    riwayatCustomerReport,
    globalTransaksiReport,
    globalStockReport,
    globalHutangReport,
    globalKasReport,
    perbandinganCabangReport,
  ],
  endpoints: [
    ...endpointsIn(toko),
    ...endpointsIn(chart),
    ...endpointsIn(pusat),
    ...endpointsIn(grafik),
    menungguEndpoint,
    berandaEndpoint,
    berandaPusatEndpoint,
  ],
  screens: [
    {
      group: 'Beranda',
      title: 'Dashboard Toko',
      path: 'dashboard',
      levels: ['KASIR', 'SPV', 'MU'],
      free: true,
    },
    {
      group: 'Pusat',
      title: 'Dashboard Pusat',
      path: 'dashboardPusat',
      levels: ['SPV', 'MU'],
      gate: PUSAT,
      free: true,
    },
  ],
});
