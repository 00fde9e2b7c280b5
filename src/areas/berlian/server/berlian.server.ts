import { serve, serveWrite, type ServerDoor } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { berlianEndpoint, daftarBerlianEndpoint } from '#areas/berlian/contract/berlian.api.ts';
import { fotoBerlianEndpoint } from '#areas/berlian/contract/foto-berlian.api.ts';
import { bukuBerlianReport } from '#areas/berlian/contract/laporan/buku-berlian.report.ts';
import { stockBerlianReport } from '#areas/berlian/contract/laporan/stock-berlian.report.ts';
import { daftarBerlian } from '#areas/berlian/server/berlian.query.ts';
import { fotoBerlian } from '#areas/berlian/server/foto-berlian.ts';
import { bukuBerlianQuery } from '#areas/berlian/server/laporan/buku-berlian.query.ts';
import { stockBerlianQuery } from '#areas/berlian/server/laporan/stock-berlian.query.ts';
import '#areas/berlian/server/hilang-di-barang.ts';
import { lihatBerlian } from '#areas/berlian/server/jual-batu.ts';
import { pasangBerlian } from '#areas/berlian/server/pasang-berlian.ts';
import { returBerlian } from '#areas/berlian/server/retur-berlian.ts';
import { terimaBerlian } from '#areas/berlian/server/terima-berlian.ts';

/** Everything the server answers about stones. */
export const berlianServer: ServerDoor = ({ desk }) => [
  serve(daftarBerlianEndpoint, daftarBerlian),
  serve(berlianEndpoint, lihatBerlian),
  serveWrite(fotoBerlianEndpoint, fotoBerlian),
  serveReport(desk, bukuBerlianReport, bukuBerlianQuery),
  serveReport(desk, stockBerlianReport, stockBerlianQuery),
  ...terimaBerlian.routes,
  ...returBerlian.routes,
  ...pasangBerlian.routes,
];
