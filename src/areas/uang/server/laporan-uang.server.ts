import type { Desk } from '#kit/server/paper/desk.ts';
import type { Route } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { kasReport } from '#areas/uang/contract/kas.report.ts';
import { kasQuery } from '#areas/uang/server/kas.query.ts';

/** Every report about money. */
export const laporanUangServer = (desk: Desk): readonly Route[] => [
  serveReport(desk, kasReport, kasQuery),
];
