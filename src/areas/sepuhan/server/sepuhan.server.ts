import type { ServerDoor } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { sortirSepuhanReport } from '#areas/sepuhan/contract/laporan/sortir-sepuhan.report.ts';
import { stockSepuhanReport } from '#areas/sepuhan/contract/laporan/stock-sepuhan.report.ts';
import { susutSepuhanReport } from '#areas/sepuhan/contract/laporan/susut-sepuhan.report.ts';
import { terimaSepuhanReport } from '#areas/sepuhan/contract/laporan/terima-sepuhan.report.ts';
import { sortirSepuhanQuery } from '#areas/sepuhan/server/laporan/sortir-sepuhan.query.ts';
import { stockSepuhanQuery } from '#areas/sepuhan/server/laporan/stock-sepuhan.query.ts';
import { susutSepuhanQuery } from '#areas/sepuhan/server/laporan/susut-sepuhan.query.ts';
import { terimaSepuhanQuery } from '#areas/sepuhan/server/laporan/terima-sepuhan.query.ts';
import { sepuhan } from '#areas/sepuhan/server/sepuhan.ts';

/** Everything the server answers about refining. */
export const sepuhanServer: ServerDoor = ({ desk }) => [
  serveReport(desk, terimaSepuhanReport, terimaSepuhanQuery),
  serveReport(desk, sortirSepuhanReport, sortirSepuhanQuery),
  serveReport(desk, susutSepuhanReport, susutSepuhanQuery),
  serveReport(desk, stockSepuhanReport, stockSepuhanQuery),
  ...sepuhan.routes,
];
