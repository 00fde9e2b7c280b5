import type { Desk } from '#kit/server/paper/desk.ts';
import type { Route, ServerDoor } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { cetakUlangReport } from '#areas/pengawasan/contract/cetak-ulang.report.ts';
import { fakturBermasalahReport } from '#areas/pengawasan/contract/faktur-bermasalah.report.ts';
import { pajakPembelianReport } from '#areas/pengawasan/contract/pajak-pembelian.report.ts';
import { pajakPenjualanReport } from '#areas/pengawasan/contract/pajak-penjualan.report.ts';
import { pembatalanReport } from '#areas/pengawasan/contract/pembatalan.report.ts';
import { rekapPajakReport } from '#areas/pengawasan/contract/rekap-pajak.report.ts';
import { sinyalReport } from '#areas/pengawasan/contract/sinyal.report.ts';
import { validasiReport } from '#areas/pengawasan/contract/validasi.report.ts';
import { wajibLaporReport } from '#areas/pengawasan/contract/wajib-lapor.report.ts';
import { coretaxServer } from '#areas/pengawasan/server/coretax.ts';
import {
  cetakUlangQuery,
  pembatalanQuery,
  validasiQuery,
} from '#areas/pengawasan/server/audit.query.ts';
import {
  fakturBermasalahQuery,
  periksaDengan,
} from '#areas/pengawasan/server/faktur-bermasalah.query.ts';
import { pajakPembelianQuery, pajakPenjualanQuery } from '#areas/pengawasan/server/pajak.query.ts';
import { rekapPajakQuery } from '#areas/pengawasan/server/rekap-pajak.query.ts';
import { sinyalQuery } from '#areas/pengawasan/server/sinyal.query.ts';
import { wajibLaporQuery } from '#areas/pengawasan/server/wajib-lapor.query.ts';
import { wajibLaporServer } from '#areas/pengawasan/server/wajib-lapor.ts';

/** Reports that look over several areas at once. */
export const pengawasanServer: ServerDoor = ({ desk }) => [
  ...reports(desk),
  ...wajibLaporServer,
  ...coretaxServer(desk),
];

const reports = (desk: Desk): readonly Route[] => [
  serveReport(desk, cetakUlangReport, cetakUlangQuery),
  serveReport(desk, pembatalanReport, pembatalanQuery),
  serveReport(desk, validasiReport, validasiQuery),
  serveReport(desk, rekapPajakReport, rekapPajakQuery),
  serveReport(desk, pajakPenjualanReport, pajakPenjualanQuery),
  serveReport(desk, pajakPembelianReport, pajakPembelianQuery),
  serveReport(desk, fakturBermasalahReport, fakturBermasalahQuery, { note: periksaDengan }),
  serveReport(desk, sinyalReport, sinyalQuery),
  serveReport(desk, wajibLaporReport, wajibLaporQuery),
];
