import { serve, serveWrite, type ServerDoor } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import * as api from '#areas/pre-order/contract/pre-order.api.ts';
import { preOrderReport } from '#areas/pre-order/contract/pre-order.report.ts';
import { preOrderQuery } from '#areas/pre-order/server/laporan/pre-order.query.ts';
import {
  batalPo,
  buatPo,
  daftarPo,
  prosesPo,
  selesaiPo,
} from '#areas/pre-order/server/pre-order.ts';

/** Everything the server answers about pre-orders. */
export const preOrderServer: ServerDoor = ({ desk }) => [
  serveReport(desk, preOrderReport, preOrderQuery),
  serve(api.daftarPoEndpoint, daftarPo),
  serveWrite(api.buatPoEndpoint, buatPo),
  serveWrite(api.prosesPoEndpoint, prosesPo),
  serveWrite(api.selesaiPoEndpoint, selesaiPo),
  serveWrite(api.batalPoEndpoint, batalPo),
];
