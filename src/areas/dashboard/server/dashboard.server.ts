import { serve, type Route, type ServerDoor } from '#kit/server/routes.ts';
import { belumValidasiQuery } from '#areas/akhir-hari/server/kesiapan.query.ts';
import { berandaEndpoint } from '#areas/dashboard/contract/beranda.api.ts';
import { berandaPusatEndpoint } from '#areas/dashboard/contract/beranda-pusat.api.ts';
import { menungguEndpoint } from '#areas/dashboard/contract/menunggu.api.ts';
import { dashboardPusatEndpoint } from '#areas/dashboard/contract/pusat.api.ts';
import {
  chartHutangEndpoint,
  chartPesananEndpoint,
  chartServiceEndpoint,
} from '#areas/dashboard/contract/chart.api.ts';
import { padaLaporan } from '#areas/buku/server/lihat-sekejap.query.ts';
import * as api from '#areas/dashboard/contract/pusat-grafik.api.ts';
import { dashboardTokoEndpoint } from '#areas/dashboard/contract/toko.api.ts';
import { chartHutang, chartPesanan, chartService } from '#areas/dashboard/server/chart-buku.ts';
import { readBeranda } from '#areas/dashboard/server/beranda.ts';
import { readBerandaPusat } from '#areas/dashboard/server/pusat/beranda-pusat.ts';
import { readPusat } from '#areas/dashboard/server/pusat/dashboard-pusat.ts';
import * as grafik from '#areas/dashboard/server/pusat/grafik-cabang.ts';
import { readToko } from '#areas/dashboard/server/toko.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { Desk } from '#kit/server/paper/desk.ts';
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
import { hargaLain } from '#areas/dashboard/contract/laporan/harga-lain.ts';
import type { AllParameters } from '#areas/toko/contract/parameter.ts';

/** Everything the server answers about the shop as a whole. */
type Rumah = { readonly parameters: AllParameters };

export const dashboardServer: ServerDoor<Rumah> = ({ db, desk, parameters }) => [
  ...reports(desk, parameters),
  serve(menungguEndpoint, (on, _, { kode_toko }: Ctx) => on.many(belumValidasiQuery(kode_toko))),
  serve(berandaEndpoint, (_, __, ctx: Ctx) => readBeranda(db, ctx)),
  serve(berandaPusatEndpoint, (_, __, ctx: Ctx) => readBerandaPusat(db, ctx)),
  serve(dashboardTokoEndpoint, (_, __, ctx: Ctx) => readToko(db, ctx)),
  serve(dashboardPusatEndpoint, (_, __, ctx: Ctx) => readPusat(db, ctx)),
  serve(chartServiceEndpoint, chartService),
  serve(chartPesananEndpoint, chartPesanan),
  serve(chartHutangEndpoint, chartHutang),
  serve(api.grafikHarianEndpoint, padaLaporan(db, grafik.grafikHarian)),
  serve(api.grafikPeriodeEndpoint, padaLaporan(db, grafik.grafikPeriode)),
  serve(api.grafikTahunEndpoint, padaLaporan(db, grafik.grafikTahun)),
  serve(api.grafikKasEndpoint, padaLaporan(db, grafik.grafikKas)),
  serve(api.biayaHarianEndpoint, padaLaporan(db, grafik.biayaHarian)),
  serve(api.nonCashBelumEndpoint, padaLaporan(db, grafik.nonCashBelum)),
  serve(api.grafikKhususEndpoint, padaLaporan(db, grafik.grafikKhusus)),
];

const reports = (desk: Desk, parameters: AllParameters): readonly Route[] => [
  serveReport(desk, marginReport, marginQuery, { note: catatanMargin }),
  serveReport(desk, marginGlobalReport, marginGlobalQuery, { note: catatanMargin }),
  serveReport(desk, hargaEmasReport, hargaEmasQuery(hargaLain(parameters))),
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
