import type { Desk } from '#kit/server/paper/desk.ts';
import type { Route } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { mutasiUangReport, uangBankReport } from '#areas/uang/contract/bank.report.ts';
import { kasReport } from '#areas/uang/contract/kas.report.ts';
import { nonCashBelumReport, nonCashReport } from '#areas/uang/contract/non-cash.report.ts';
import { mutasiUangQuery, uangBankQuery } from '#areas/uang/server/bank-laporan.query.ts';
import { kasKategoriReport } from '#areas/uang/contract/kas-kategori.report.ts';
import { saldoHarianReport } from '#areas/uang/contract/saldo-harian.report.ts';
import { kasKategoriQuery } from '#areas/uang/server/kas-kategori.query.ts';
import { saldoHarianQuery } from '#areas/uang/server/saldo-harian.query.ts';
import { kasQuery } from '#areas/uang/server/kas.query.ts';
import { nonCashBelumQuery, nonCashQuery } from '#areas/uang/server/non-cash-laporan.query.ts';

/** Every report about money. */
export const laporanUangServer = (desk: Desk): readonly Route[] => [
  serveReport(desk, kasReport, kasQuery),
  serveReport(desk, kasKategoriReport, kasKategoriQuery),
  serveReport(desk, saldoHarianReport, saldoHarianQuery),
  serveReport(desk, uangBankReport, uangBankQuery),
  serveReport(desk, mutasiUangReport, mutasiUangQuery),
  serveReport(desk, nonCashReport, nonCashQuery),
  serveReport(desk, nonCashBelumReport, nonCashBelumQuery),
];
