import '#areas/berlian/server/kirim/urusan-kirim.ts';
import { serve, serveWrite, type ServerDoor } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { berlianEndpoint, daftarBerlianEndpoint } from '#areas/berlian/contract/berlian.api.ts';
import { fotoBerlianEndpoint } from '#areas/berlian/contract/foto-berlian.api.ts';
import * as kirim from '#areas/berlian/contract/kirim-berlian.api.ts';
import { bukuBerlianReport } from '#areas/berlian/contract/laporan/buku-berlian.report.ts';
import { stockBerlianReport } from '#areas/berlian/contract/laporan/stock-berlian.report.ts';
import { listBerlian } from '#areas/berlian/server/berlian.query.ts';
import { fotoBerlian } from '#areas/berlian/server/foto-berlian.ts';
import {
  lihatKirimanBerlian,
  selesaiKirimBerlian,
} from '#areas/berlian/server/kirim/kiriman-batu.ts';
import { terimaKirimBerlian } from '#areas/berlian/server/kirim/terima-batu.ts';
import { listBelumDiterima } from '#areas/kirim/server/kiriman.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { bukuBerlianQuery } from '#areas/berlian/server/laporan/buku-berlian.query.ts';
import { stockBerlianQuery } from '#areas/berlian/server/laporan/stock-berlian.query.ts';
import '#areas/berlian/server/hilang-di-barang.ts';
import { lihatBerlian } from '#areas/berlian/server/jual-batu.ts';
import { pasangBerlian } from '#areas/berlian/server/pasang-berlian.ts';
import { returBerlian } from '#areas/berlian/server/retur-berlian.ts';
import { terimaBerlian } from '#areas/berlian/server/terima-berlian.ts';

/** Everything the server answers about stones. */
export const berlianServer: ServerDoor = ({ db, desk }) => [
  serve(daftarBerlianEndpoint, listBerlian),
  serve(berlianEndpoint, lihatBerlian),
  serveWrite(fotoBerlianEndpoint, fotoBerlian),
  serve(kirim.kirimanBerlianEndpoint, (on, _, ctx: Ctx) =>
    listBelumDiterima(on, ctx.kode_toko, 'BERLIAN'),
  ),
  serve(kirim.satuKirimanBerlianEndpoint, lihatKirimanBerlian),
  serveWrite(kirim.terimaKirimBerlianEndpoint, terimaKirimBerlian(db)),
  serveWrite(kirim.selesaiKirimBerlianEndpoint, selesaiKirimBerlian(db)),
  serveReport(desk, bukuBerlianReport, bukuBerlianQuery),
  serveReport(desk, stockBerlianReport, stockBerlianQuery),
  ...terimaBerlian.routes,
  ...returBerlian.routes,
  ...pasangBerlian.routes,
];
