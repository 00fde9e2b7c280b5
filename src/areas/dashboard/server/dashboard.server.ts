import type { Database } from '#kit/server/database.ts';
import { serve, type Route } from '#kit/server/routes.ts';
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
import { bacaBeranda } from '#areas/dashboard/server/beranda.ts';
import { bacaBerandaPusat } from '#areas/dashboard/server/pusat/beranda-pusat.ts';
import { bacaPusat } from '#areas/dashboard/server/pusat/dashboard-pusat.ts';
import * as grafik from '#areas/dashboard/server/pusat/grafik-cabang.ts';
import { bacaToko } from '#areas/dashboard/server/toko.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Everything the server answers about the shop as a whole. */
export const dashboardServer = (db: Database): readonly Route[] => [
  serve(menungguEndpoint, (on, _, { kode_toko }: Ctx) => on.many(belumValidasiQuery(kode_toko))),
  serve(berandaEndpoint, (_, __, ctx: Ctx) => bacaBeranda(db, ctx)),
  serve(berandaPusatEndpoint, (_, __, ctx: Ctx) => bacaBerandaPusat(db, ctx)),
  serve(dashboardTokoEndpoint, (_, __, ctx: Ctx) => bacaToko(db, ctx)),
  serve(dashboardPusatEndpoint, (_, __, ctx: Ctx) => bacaPusat(db, ctx)),
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
