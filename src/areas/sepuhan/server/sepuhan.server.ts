import { serve, serveWrite, type ServerDoor } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { listBelumDiterima } from '#areas/kirim/server/kiriman.table.ts';
import * as cabang from '#areas/sepuhan/contract/cabang.api.ts';
import { sortirSepuhanReport } from '#areas/sepuhan/contract/laporan/sortir-sepuhan.report.ts';
import { stockSepuhanReport } from '#areas/sepuhan/contract/laporan/stock-sepuhan.report.ts';
import { susutSepuhanReport } from '#areas/sepuhan/contract/laporan/susut-sepuhan.report.ts';
import { terimaSepuhanReport } from '#areas/sepuhan/contract/laporan/terima-sepuhan.report.ts';
import '#areas/sepuhan/server/cabang/emas-cabang.ts';
import {
  lihatBarangLot,
  lihatKirimanCabang,
  selesaiCabang,
} from '#areas/sepuhan/server/cabang/kiriman-cabang.ts';
import { terimaCabang } from '#areas/sepuhan/server/cabang/terima-cabang.ts';
import { sortirSepuhanQuery } from '#areas/sepuhan/server/laporan/sortir-sepuhan.query.ts';
import { stockSepuhanQuery } from '#areas/sepuhan/server/laporan/stock-sepuhan.query.ts';
import { susutSepuhanQuery } from '#areas/sepuhan/server/laporan/susut-sepuhan.query.ts';
import { terimaSepuhanQuery } from '#areas/sepuhan/server/laporan/terima-sepuhan.query.ts';
import { sepuhan } from '#areas/sepuhan/server/sepuhan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Everything the server answers about refining. */
export const sepuhanServer: ServerDoor = ({ db, desk }) => [
  serveReport(desk, terimaSepuhanReport, terimaSepuhanQuery),
  serveReport(desk, sortirSepuhanReport, sortirSepuhanQuery),
  serveReport(desk, susutSepuhanReport, susutSepuhanQuery),
  serveReport(desk, stockSepuhanReport, stockSepuhanQuery),
  ...sepuhan.routes,
  serve(cabang.kirimanCabangEndpoint, (on, _, ctx: Ctx) =>
    listBelumDiterima(on, ctx.kode_toko, 'EMAS'),
  ),
  serve(cabang.satuKirimanCabangEndpoint, lihatKirimanCabang),
  serveWrite(cabang.terimaCabangEndpoint, terimaCabang(db)),
  serveWrite(cabang.selesaiCabangEndpoint, selesaiCabang(db)),
  serve(cabang.barangLotEndpoint, lihatBarangLot),
];
