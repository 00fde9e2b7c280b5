import type { Desk } from '#kit/server/paper/desk.ts';
import type { Route } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { tukarReport } from '#areas/tukar/contract/tukar.report.ts';
import { tukarQuery } from '#areas/tukar/server/tukar.query.ts';

/** The report about exchanges. */
export const laporanTukarServer = (desk: Desk): readonly Route[] => [
  serveReport(desk, tukarReport, tukarQuery),
];
