import type { Desk } from '#kit/server/paper/desk.ts';
import type { Route } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { authorizationReport } from '#areas/akses/contract/authorization.report.ts';
import { otorisasiReport } from '#areas/akses/contract/otorisasi.report.ts';
import {
  authorizationQuery,
  otorisasiQuery,
  type Semua,
} from '#areas/akses/server/laporan/otorisasi.query.ts';

/** Reports of approvals and of the requests for them. */
export const laporanAksesServer = (desk: Desk, semua: Semua): readonly Route[] => [
  serveReport(desk, otorisasiReport, otorisasiQuery(semua)),
  serveReport(desk, authorizationReport, authorizationQuery),
];
