import type { Desk } from '#kit/server/paper/desk.ts';
import type { Route } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { batalPembelianReport } from '#areas/pembelian/contract/batal-pembelian.report.ts';
import { buktiHancurBeliReport } from '#areas/pembelian/contract/bukti-hancur-beli.report.ts';
import { pembelianFakturReport } from '#areas/pembelian/contract/pembelian-faktur.report.ts';
import { pembelianReport } from '#areas/pembelian/contract/pembelian.report.ts';
import { ringkasanPembelianReport } from '#areas/pembelian/contract/ringkasan-pembelian.report.ts';
import { selisihNotaReport } from '#areas/pembelian/contract/selisih-nota.report.ts';
import { batalPembelianQuery } from '#areas/pembelian/server/batal-pembelian.query.ts';
import {
  buktiHancurBeliQuery,
  catatanBuktiBeli,
} from '#areas/pembelian/server/gudang/bukti-hancur-beli.query.ts';
import { pembelianFakturQuery } from '#areas/pembelian/server/pembelian-faktur.query.ts';
import { pembelianQuery } from '#areas/pembelian/server/pembelian.query.ts';
import { ringkasanPembelianQuery } from '#areas/pembelian/server/ringkasan-pembelian.query.ts';
import { selisihNotaQuery } from '#areas/pembelian/server/selisih-nota.query.ts';

/** Every report about buying back. */
export const laporanPembelianServer = (desk: Desk): readonly Route[] => [
  serveReport(desk, pembelianFakturReport, pembelianFakturQuery),
  serveReport(desk, pembelianReport, pembelianQuery),
  serveReport(desk, ringkasanPembelianReport, ringkasanPembelianQuery),
  serveReport(desk, batalPembelianReport, batalPembelianQuery),
  serveReport(desk, selisihNotaReport, selisihNotaQuery),
  serveReport(desk, buktiHancurBeliReport, buktiHancurBeliQuery, { note: catatanBuktiBeli }),
];
