import type { Desk } from '#kit/server/paper/desk.ts';
import type { Route } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { globalHutangReport } from '#areas/dashboard/contract/laporan/global-hutang.report.ts';
import { globalKasReport } from '#areas/dashboard/contract/laporan/global-kas.report.ts';
import { globalStockReport } from '#areas/dashboard/contract/laporan/global-stock.report.ts';
import { globalTransaksiReport } from '#areas/dashboard/contract/laporan/global-transaksi.report.ts';
import { perbandinganCabangReport } from '#areas/dashboard/contract/laporan/perbandingan-cabang.report.ts';
import {
  globalHutangQuery,
  tokoHutang,
} from '#areas/dashboard/server/laporan/global-hutang.query.ts';
import { globalKasQuery, tokoKas } from '#areas/dashboard/server/laporan/global-kas.query.ts';
import { globalStockQuery, tokoStock } from '#areas/dashboard/server/laporan/global-stock.query.ts';
import {
  globalTransaksiQuery,
  tokoTransaksi,
} from '#areas/dashboard/server/laporan/global-transaksi.query.ts';
import { gambar } from '#areas/dashboard/server/laporan/grafik/grafik.ts';
import { grafikGlobalKas } from '#areas/dashboard/server/laporan/grafik/global-kas.grafik.ts';
import { grafikPerbandingan } from '#areas/dashboard/server/laporan/grafik/perbandingan-cabang.grafik.ts';
import {
  perbandinganCabangQuery,
  tokoPerbandingan,
} from '#areas/dashboard/server/laporan/perbandingan-cabang.query.ts';
import {
  periksaHutang,
  periksaKas,
  periksaStock,
  periksaTransaksi,
} from '#areas/dashboard/server/laporan/rantai/periksa.ts';
import { catatanRantai, tanyaRantai } from '#areas/dashboard/server/laporan/rantai/rantai.ts';
import type { TanyaSemua } from '#areas/toko/server/antar/semua-toko.ts';

/** № 109 to 113: of every shop of the chain, those on other servers too. */
export const reportsRantai = (desk: Desk, tanya: TanyaSemua): readonly Route[] => [
  serveReport(desk, globalTransaksiReport, globalTransaksiQuery, {
    note: catatanRantai,
    chain: tanyaRantai({
      tanya,
      report: globalTransaksiReport,
      dekat: tokoTransaksi,
      periksa: periksaTransaksi,
    }),
  }),
  serveReport(desk, globalStockReport, globalStockQuery, {
    note: catatanRantai,
    chain: tanyaRantai({
      tanya,
      report: globalStockReport,
      dekat: tokoStock,
      periksa: periksaStock,
    }),
  }),
  serveReport(desk, globalHutangReport, globalHutangQuery, {
    note: catatanRantai,
    chain: tanyaRantai({
      tanya,
      report: globalHutangReport,
      dekat: tokoHutang,
      periksa: periksaHutang,
    }),
  }),
  serveReport(desk, globalKasReport, globalKasQuery, {
    note: catatanRantai,
    chain: tanyaRantai({ tanya, report: globalKasReport, dekat: tokoKas, periksa: periksaKas }),
    drawings: gambar(grafikGlobalKas),
  }),
  serveReport(desk, perbandinganCabangReport, perbandinganCabangQuery, {
    note: catatanRantai,
    chain: tanyaRantai({ tanya, report: perbandinganCabangReport, dekat: tokoPerbandingan }),
    drawings: gambar(grafikPerbandingan),
  }),
];
