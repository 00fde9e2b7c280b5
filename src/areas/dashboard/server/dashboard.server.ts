import type { Database } from '#kit/server/database.ts';
import { serve, type Route } from '#kit/server/routes.ts';
import { belumValidasiQuery } from '#areas/akhir-hari/server/kesiapan.query.ts';
import { menungguEndpoint } from '#areas/dashboard/contract/menunggu.api.ts';
import { dashboardPusatEndpoint } from '#areas/dashboard/contract/pusat.api.ts';
import { chartPesananEndpoint, chartServiceEndpoint } from '#areas/dashboard/contract/chart.api.ts';
import * as api from '#areas/dashboard/contract/pusat-grafik.api.ts';
import { dashboardTokoEndpoint } from '#areas/dashboard/contract/toko.api.ts';
import { chartPesanan, chartService } from '#areas/dashboard/server/chart-buku.ts';
import { bacaPusat } from '#areas/dashboard/server/pusat/dashboard-pusat.ts';
import * as grafik from '#areas/dashboard/server/pusat/grafik-cabang.ts';
import { bacaToko } from '#areas/dashboard/server/toko.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Everything the server answers about the shop as a whole. */
export const dashboardServer = (db: Database): readonly Route[] => [
  serve(menungguEndpoint, (on, _, { kode_toko }: Ctx) => on.many(belumValidasiQuery(kode_toko))),
  serve(dashboardTokoEndpoint, (_, __, ctx: Ctx) => bacaToko(db, ctx)),
  serve(dashboardPusatEndpoint, (_, __, ctx: Ctx) => bacaPusat(db, ctx)),
  serve(chartServiceEndpoint, chartService),
  serve(chartPesananEndpoint, chartPesanan),
  serve(api.grafikHarianEndpoint, grafik.grafikHarian),
  serve(api.grafikPeriodeEndpoint, grafik.grafikPeriode),
  serve(api.grafikTahunEndpoint, grafik.grafikTahun),
  serve(api.grafikKasEndpoint, grafik.grafikKas),
  serve(api.biayaHarianEndpoint, grafik.biayaHarian),
  serve(api.nonCashBelumEndpoint, grafik.nonCashBelum),
  serve(api.grafikKhususEndpoint, grafik.grafikKhusus),
];
