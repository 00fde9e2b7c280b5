import type { Desk } from '#kit/server/paper/desk.ts';
import { serve, serveWrite, type Route, type ServerDoor } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { labelTerimaEndpoint } from '#areas/terima/contract/label-terima.api.ts';
import { lotLepasEndpoint } from '#areas/terima/contract/retur/lot-lepas.api.ts';
import { buktiTerimaReport } from '#areas/terima/contract/bukti-terima.report.ts';
import { batalTerimaReport, terimaReport } from '#areas/terima/contract/terima.report.ts';
import * as intern from '#areas/terima/contract/terima-intern.report.ts';
import { labelTerima } from '#areas/terima/server/label-terima.ts';
import {
  batalTerimaQuery,
  buktiTerimaQuery,
  catatanTerima,
  internQuery,
  terimaQuery,
} from '#areas/terima/server/terima.query.ts';
import { listLotLepas } from '#areas/terima/server/retur/lot-lepas.query.ts';
import { returSupplier } from '#areas/terima/server/retur/retur-supplier.ts';
import { terima } from '#areas/terima/server/terima.ts';

export const terimaServer: ServerDoor = ({ desk }) => [
  ...reports(desk),
  ...terima.routes,
  serve(lotLepasEndpoint, listLotLepas),
  ...returSupplier.routes,
  serveWrite(labelTerimaEndpoint, labelTerima),
];

const reports = (desk: Desk): readonly Route[] => [
  serveReport(desk, terimaReport, terimaQuery),
  serveReport(desk, batalTerimaReport, batalTerimaQuery),
  serveReport(desk, intern.terimaInternReport, internQuery('faktur', 'DONE')),
  serveReport(desk, intern.terimaInternGlobalReport, internQuery('supplier', 'DONE')),
  serveReport(desk, intern.batalInternReport, internQuery('faktur', 'CANC')),
  serveReport(desk, intern.batalInternGlobalReport, internQuery('supplier', 'CANC')),
  serveReport(desk, buktiTerimaReport, buktiTerimaQuery, { note: catatanTerima }),
];
