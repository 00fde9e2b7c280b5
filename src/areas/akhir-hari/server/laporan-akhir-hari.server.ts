import type { Desk } from '#kit/server/paper/desk.ts';
import type { Route } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { akhirHariReport } from '#areas/akhir-hari/contract/akhir-hari.report.ts';
import { eodReport } from '#areas/akhir-hari/contract/eod.report.ts';
import { keuanganAkhirHariReport } from '#areas/akhir-hari/contract/keuangan-akhir-hari.report.ts';
import { setoranKasirReport } from '#areas/akhir-hari/contract/setoran-kasir.report.ts';
import { lembarTutupReport } from '#areas/akhir-hari/contract/lembar-tutup.report.ts';
import { tutupTokoReport } from '#areas/akhir-hari/contract/tutup.report.ts';
import { akhirHariQuery } from '#areas/akhir-hari/server/akhir-hari.query.ts';
import { eodQuery } from '#areas/akhir-hari/server/eod.query.ts';
import { keuanganAkhirHariQuery } from '#areas/akhir-hari/server/keuangan-akhir-hari.query.ts';
import { setoranKasirQuery } from '#areas/akhir-hari/server/setoran-kasir.query.ts';
import { catatanLembar, lembarTutupQuery } from '#areas/akhir-hari/server/lembar-tutup.query.ts';
import { tutupTokoQuery } from '#areas/akhir-hari/server/tutup-laporan.query.ts';
import { statusHari } from '#areas/akhir-hari/server/status-hari.query.ts';

/** The end-of-day reports: gold, transactions, money; and how the days were closed. */
export const laporanAkhirHariServer = (desk: Desk): readonly Route[] => [
  serveReport(desk, eodReport, eodQuery, { note: statusHari }),
  serveReport(desk, akhirHariReport, akhirHariQuery, { note: statusHari }),
  serveReport(desk, keuanganAkhirHariReport, keuanganAkhirHariQuery, { note: statusHari }),
  serveReport(desk, tutupTokoReport, tutupTokoQuery),
  serveReport(desk, lembarTutupReport, lembarTutupQuery, { note: catatanLembar }),
  serveReport(desk, setoranKasirReport, setoranKasirQuery, { note: statusHari }),
];
