import type { Desk } from '#kit/server/paper/desk.ts';
import type { Route } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { batalPenjualanReport } from '#areas/penjualan/contract/batal-penjualan.report.ts';
import { batalTitipReport } from '#areas/penjualan/contract/batal-titip.report.ts';
import { titipanReport } from '#areas/penjualan/contract/titipan.report.ts';
import { penjualanFakturReport } from '#areas/penjualan/contract/penjualan-faktur.report.ts';
import { penjualanReport } from '#areas/penjualan/contract/penjualan.report.ts';
import { batalPenjualanQuery } from '#areas/penjualan/server/batal-penjualan.query.ts';
import { batalTitipQuery, titipanQuery } from '#areas/penjualan/server/titipan/titipan.query.ts';
import { penjualanFakturQuery } from '#areas/penjualan/server/penjualan-faktur.query.ts';
import { penjualanQuery } from '#areas/penjualan/server/penjualan.query.ts';

/** Every report about selling. */
export const laporanPenjualanServer = (desk: Desk): readonly Route[] => [
  serveReport(desk, penjualanReport, penjualanQuery),
  serveReport(desk, penjualanFakturReport, penjualanFakturQuery),
  serveReport(desk, batalPenjualanReport, batalPenjualanQuery),
  serveReport(desk, titipanReport, titipanQuery),
  serveReport(desk, batalTitipReport, batalTitipQuery),
];
