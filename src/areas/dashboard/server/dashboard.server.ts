import { serve, type Route, type ServerDoor } from '#kit/server/routes.ts';
import { berandaEndpoint } from '#areas/dashboard/contract/beranda.api.ts';
import { berandaPusatEndpoint } from '#areas/dashboard/contract/beranda-pusat.api.ts';
import { menungguEndpoint } from '#areas/dashboard/contract/menunggu.api.ts';
import { menungguQuery } from '#areas/dashboard/server/menunggu.query.ts';
import { dashboardPusatEndpoint } from '#areas/dashboard/contract/pusat.api.ts';
import {
  chartHutangEndpoint,
  chartPesananEndpoint,
  chartServiceEndpoint,
} from '#areas/dashboard/contract/chart.api.ts';
import * as api from '#areas/dashboard/contract/pusat-grafik.api.ts';
import { dashboardTokoEndpoint } from '#areas/dashboard/contract/toko.api.ts';
import { chartHutang, chartPesanan, chartService } from '#areas/dashboard/server/chart-buku.ts';
import { readBeranda } from '#areas/dashboard/server/beranda.ts';
import { readBerandaPusat } from '#areas/dashboard/server/pusat/beranda-pusat.ts';
import { readPusat } from '#areas/dashboard/server/pusat/dashboard-pusat.ts';
import { reportsRantai } from '#areas/dashboard/server/laporan/rantai/reports-rantai.ts';
import { grafikRantai } from '#areas/dashboard/server/pusat/grafik-cabang.ts';
import type { TanyaSemua } from '#areas/toko/server/antar/semua-toko.ts';
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
import { supplierReport } from '#areas/dashboard/contract/laporan/supplier.report.ts';
import { supplierQuery } from '#areas/dashboard/server/laporan/supplier.query.ts';
import { gambar } from '#areas/dashboard/server/laporan/grafik/grafik.ts';
import { grafikManajerial } from '#areas/dashboard/server/laporan/grafik/manajerial.grafik.ts';
import { grafikPosisiEmas } from '#areas/dashboard/server/laporan/grafik/posisi-emas.grafik.ts';
import {
  catatanLabaRugi,
  catatanMargin,
  catatanRiwayat,
} from '#areas/dashboard/server/laporan/catatan.ts';
import { hargaLain } from '#areas/dashboard/contract/laporan/harga-lain.ts';
import type { AllParameters } from '#areas/toko/contract/parameter.ts';

/** Everything the server answers about the shop as a whole. */
type Rumah = { readonly parameters: AllParameters; readonly tanya: TanyaSemua };

export const dashboardServer: ServerDoor<Rumah> = ({ db, desk, parameters, tanya }) => [
  ...reports(desk, parameters),
  ...reportsRantai(desk, tanya),
  serve(menungguEndpoint, (on, _, { kode_toko }: Ctx) => on.many(menungguQuery(kode_toko))),
  serve(berandaEndpoint, (_, __, ctx: Ctx) => readBeranda(db, ctx)),
  serve(berandaPusatEndpoint, (_, asked, ctx: Ctx) => readBerandaPusat(db, tanya, asked, ctx)),
  serve(dashboardTokoEndpoint, (_, __, ctx: Ctx) => readToko(db, ctx)),
  serve(dashboardPusatEndpoint, (_, asked, ctx: Ctx) => readPusat(db, tanya, asked, ctx)),
  serve(chartServiceEndpoint, chartService),
  serve(chartPesananEndpoint, chartPesanan),
  serve(chartHutangEndpoint, chartHutang),
  serve(
    api.grafikHarianEndpoint,
    grafikRantai(db, tanya, api.grafikHarianEndpoint, grafik.grafikHarian),
  ),
  serve(
    api.grafikPeriodeEndpoint,
    grafikRantai(db, tanya, api.grafikPeriodeEndpoint, grafik.grafikPeriode),
  ),
  serve(
    api.grafikTahunEndpoint,
    grafikRantai(db, tanya, api.grafikTahunEndpoint, grafik.grafikTahun),
  ),
  serve(api.grafikKasEndpoint, grafikRantai(db, tanya, api.grafikKasEndpoint, grafik.grafikKas)),
  serve(
    api.biayaHarianEndpoint,
    grafikRantai(db, tanya, api.biayaHarianEndpoint, grafik.biayaHarian),
  ),
  serve(
    api.nonCashBelumEndpoint,
    grafikRantai(db, tanya, api.nonCashBelumEndpoint, grafik.nonCashBelum),
  ),
  serve(
    api.grafikKhususEndpoint,
    grafikRantai(db, tanya, api.grafikKhususEndpoint, grafik.grafikKhusus),
  ),
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
];
