import type { Desk } from '#kit/server/paper/desk.ts';
import type { Route } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { marginReport } from '#areas/dashboard/contract/laporan/margin.report.ts';
import { marginGlobalReport } from '#areas/dashboard/contract/laporan/margin-global.report.ts';
import { hargaEmasReport } from '#areas/dashboard/contract/laporan/harga-emas.report.ts';
import { jualBeliReport } from '#areas/dashboard/contract/laporan/jual-beli.report.ts';
import { perputaranReport } from '#areas/dashboard/contract/laporan/perputaran.report.ts';
import { kinerjaSalesReport } from '#areas/dashboard/contract/laporan/kinerja-sales.report.ts';
import { labaRugiReport } from '#areas/dashboard/contract/laporan/laba-rugi.report.ts';
import { posisiEmasReport } from '#areas/dashboard/contract/laporan/posisi-emas.report.ts';
import { rekapKelompokReport } from '#areas/dashboard/contract/laporan/rekap-kelompok.report.ts';
import { manajerialReport } from '#areas/dashboard/contract/laporan/manajerial.report.ts';
import { riwayatCustomerReport } from '#areas/dashboard/contract/laporan/riwayat-customer.report.ts';
import { globalTransaksiReport } from '#areas/dashboard/contract/laporan/global-transaksi.report.ts';
import { globalStockReport } from '#areas/dashboard/contract/laporan/global-stock.report.ts';
import { globalHutangReport } from '#areas/dashboard/contract/laporan/global-hutang.report.ts';
import { globalKasReport } from '#areas/dashboard/contract/laporan/global-kas.report.ts';
import { perbandinganCabangReport } from '#areas/dashboard/contract/laporan/perbandingan-cabang.report.ts';
import { marginQuery } from '#areas/dashboard/server/laporan/margin.query.ts';
import { marginGlobalQuery } from '#areas/dashboard/server/laporan/margin-global.query.ts';
import { hargaEmasQuery } from '#areas/dashboard/server/laporan/harga-emas.query.ts';
import { jualBeliQuery } from '#areas/dashboard/server/laporan/jual-beli.query.ts';
import { perputaranQuery } from '#areas/dashboard/server/laporan/perputaran.query.ts';
import { kinerjaSalesQuery } from '#areas/dashboard/server/laporan/kinerja-sales.query.ts';
import { labaRugiQuery, periksaBulan } from '#areas/dashboard/server/laporan/laba-rugi.query.ts';
import { posisiEmasQuery } from '#areas/dashboard/server/laporan/posisi-emas.query.ts';
import { rekapKelompokQuery } from '#areas/dashboard/server/laporan/rekap-kelompok.query.ts';
import { manajerialQuery } from '#areas/dashboard/server/laporan/manajerial.query.ts';
import {
  periksaCari,
  riwayatCustomerQuery,
} from '#areas/dashboard/server/laporan/riwayat-customer.query.ts';
import { globalTransaksiQuery } from '#areas/dashboard/server/laporan/global-transaksi.query.ts';
import { supplierReport } from '#areas/dashboard/contract/laporan/supplier.report.ts';
import { supplierQuery } from '#areas/dashboard/server/laporan/supplier.query.ts';
import { globalStockQuery } from '#areas/dashboard/server/laporan/global-stock.query.ts';
import { globalHutangQuery } from '#areas/dashboard/server/laporan/global-hutang.query.ts';
import { globalKasQuery } from '#areas/dashboard/server/laporan/global-kas.query.ts';
import { perbandinganCabangQuery } from '#areas/dashboard/server/laporan/perbandingan-cabang.query.ts';
import { gambar } from '#areas/dashboard/server/laporan/grafik/grafik.ts';
import { grafikGlobalKas } from '#areas/dashboard/server/laporan/grafik/global-kas.grafik.ts';
import { grafikManajerial } from '#areas/dashboard/server/laporan/grafik/manajerial.grafik.ts';
import { grafikPerbandingan } from '#areas/dashboard/server/laporan/grafik/perbandingan-cabang.grafik.ts';
import { grafikPosisiEmas } from '#areas/dashboard/server/laporan/grafik/posisi-emas.grafik.ts';
import {
  catatanLabaRugi,
  catatanMargin,
  catatanRiwayat,
} from '#areas/dashboard/server/laporan/catatan.ts';

/** Every report that looks over the whole of a shop, or of the chain. */
export const laporanDashboardServer = (desk: Desk): readonly Route[] => [
  serveReport(desk, marginReport, marginQuery, { note: catatanMargin }),
  serveReport(desk, marginGlobalReport, marginGlobalQuery, { note: catatanMargin }),
  serveReport(desk, hargaEmasReport, hargaEmasQuery),
  serveReport(desk, jualBeliReport, jualBeliQuery),
  serveReport(desk, perputaranReport, perputaranQuery),
  serveReport(desk, kinerjaSalesReport, kinerjaSalesQuery),
  serveReport(desk, labaRugiReport, labaRugiQuery, { check: periksaBulan, note: catatanLabaRugi }),
  serveReport(desk, posisiEmasReport, posisiEmasQuery, { drawings: gambar(grafikPosisiEmas) }),
  serveReport(desk, rekapKelompokReport, rekapKelompokQuery),
  serveReport(desk, supplierReport, supplierQuery),
  serveReport(desk, manajerialReport, manajerialQuery, { drawings: gambar(grafikManajerial) }),
  serveReport(desk, riwayatCustomerReport, riwayatCustomerQuery, {
    check: periksaCari,
    note: catatanRiwayat,
  }),
  serveReport(desk, globalTransaksiReport, globalTransaksiQuery),
  serveReport(desk, globalStockReport, globalStockQuery),
  serveReport(desk, globalHutangReport, globalHutangQuery),
  serveReport(desk, globalKasReport, globalKasQuery, { drawings: gambar(grafikGlobalKas) }),
  serveReport(desk, perbandinganCabangReport, perbandinganCabangQuery, {
    drawings: gambar(grafikPerbandingan),
  }),
];
