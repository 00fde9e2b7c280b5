import type { Desk } from '#kit/server/paper/desk.ts';
import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import * as timbang from '#areas/opname/contract/timbang.api.ts';
import { timbangReport } from '#areas/opname/contract/timbang.report.ts';
import { bukuBaki } from '#areas/opname/server/timbang/buku-baki.ts';
import { timbangQuery } from '#areas/opname/server/timbang/timbang.query.ts';
import {
  daftarTimbang,
  hasilTimbang,
  mulaiTimbang,
  resetTimbang,
  terimaSelisih,
} from '#areas/opname/server/timbang/timbang.ts';

/** Everything the server answers about weighing and counting. */
export const opnameServer: readonly Route[] = [
  serveWrite(timbang.mulaiTimbangEndpoint, mulaiTimbang),
  serve(timbang.daftarTimbangEndpoint, daftarTimbang),
  serveWrite(timbang.hasilTimbangEndpoint, hasilTimbang),
  serveWrite(timbang.terimaSelisihEndpoint, terimaSelisih),
  serveWrite(timbang.resetTimbangEndpoint, resetTimbang),
  serve(timbang.bukuBakiEndpoint, bukuBaki),
];

export const laporanOpnameServer = (desk: Desk): readonly Route[] => [
  serveReport(desk, timbangReport, timbangQuery),
];
