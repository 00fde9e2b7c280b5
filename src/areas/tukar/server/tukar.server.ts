import type { Route, ServerDoor } from '#kit/server/routes.ts';
import { tukar } from '#areas/tukar/server/tiket.ts';
import type { Desk } from '#kit/server/paper/desk.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { tukarReport } from '#areas/tukar/contract/tukar.report.ts';
import { tukarQuery } from '#areas/tukar/server/tukar.query.ts';

/** Everything the server answers about exchanges. If it is not in this list, it does not exist. */
export const tukarServer: ServerDoor = ({ desk }) => [...reports(desk), ...tukar.routes];

const reports = (desk: Desk): readonly Route[] => [serveReport(desk, tukarReport, tukarQuery)];
