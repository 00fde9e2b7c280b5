import { serve, serveWrite, type ServerDoor } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { barangManualEndpoint } from '#areas/manual/contract/barang-manual.api.ts';
import { jualBeliManualReport } from '#areas/manual/contract/jual-beli-manual.report.ts';
import {
  tungguManualEndpoint,
  validasiManualEndpoint,
} from '#areas/manual/contract/validasi-manual.api.ts';
import { barangManual } from '#areas/manual/server/barang-manual.ts';
import { pembelianManual } from '#areas/manual/server/beli/pembelian-manual.ts';
import { jualBeliManualQuery } from '#areas/manual/server/jual-beli-manual.query.ts';
import { penjualanManual } from '#areas/manual/server/jual/penjualan-manual.ts';
import { koreksiManual } from '#areas/manual/server/koreksi-manual.ts';
import { masukManual } from '#areas/manual/server/masuk-manual.ts';
import { pindahManual } from '#areas/manual/server/pindah-manual.ts';
import { returManual } from '#areas/manual/server/retur-manual.ts';
import { tungguManual, validasiManual } from '#areas/manual/server/validasi-manual.ts';

/** Everything the server answers about goods without a barcode. */
export const manualServer: ServerDoor = ({ desk }) => [
  serveReport(desk, jualBeliManualReport, jualBeliManualQuery),
  serve(barangManualEndpoint, barangManual),
  ...masukManual.routes,
  ...pindahManual.routes,
  ...koreksiManual.routes,
  ...returManual.routes,
  ...penjualanManual.routes,
  ...pembelianManual.routes,
  serve(tungguManualEndpoint, tungguManual),
  serveWrite(validasiManualEndpoint, validasiManual),
];
