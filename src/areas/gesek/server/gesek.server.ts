import { serveReport } from '#kit/server/serve-report.ts';
import type { ServerDoor } from '#kit/server/routes.ts';
import { gesekReport } from '#areas/gesek/contract/gesek.report.ts';
import { gesek } from '#areas/gesek/server/gesek.ts';
import { gesekQuery } from '#areas/gesek/server/gesek.query.ts';

/** Everything the server answers about cash on cards. */
export const gesekServer: ServerDoor = ({ desk }) => [
  ...gesek.routes,
  serveReport(desk, gesekReport, gesekQuery),
];
