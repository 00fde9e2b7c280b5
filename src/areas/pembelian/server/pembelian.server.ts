import { serve, serveWrite, type Route, type ServerDoor } from '#kit/server/routes.ts';
import { serveMasters } from '#kit/server/master/serve-masters.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import { hargaHooks } from '#areas/barang/server/harga-master.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { chartPembelianEndpoint } from '#areas/pembelian/contract/chart.api.ts';
import { kondisiBeliMaster } from '#areas/pembelian/contract/kondisi-beli.master.ts';
import * as api from '#areas/pembelian/contract/pembelian.api.ts';
import { rugiNotaMaster } from '#areas/pembelian/contract/rugi-nota.master.ts';
import * as publik from '#areas/pembelian/contract/nota-publik.api.ts';
import { returOnlineEndpoint } from '#areas/penjualan/contract/online/online.api.ts';
import * as stock from '#areas/pembelian/contract/stock-beli.api.ts';
import { cariNotaBeli } from '#areas/pembelian/server/cari-nota.ts';
import { chartPembelian } from '#areas/pembelian/server/chart.ts';
import { hancurBeli } from '#areas/pembelian/server/gudang/hancur-pembelian.ts';
import { lepasBeli } from '#areas/pembelian/server/gudang/lepas-beli.ts';
import { fotoNotaPublik, notaPublik } from '#areas/pembelian/server/nota-publik.ts';
import { pembelian } from '#areas/pembelian/server/pembelian.ts';
import { returOnline } from '#areas/pembelian/server/retur/retur-online.ts';
import { retag } from '#areas/pembelian/server/gudang/retag.ts';
import { listStockBeli } from '#areas/pembelian/server/gudang/stock-beli.table.ts';
import type { Desk } from '#kit/server/paper/desk.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { batalPembelianReport } from '#areas/pembelian/contract/batal-pembelian.report.ts';
import { buktiHancurBeliReport } from '#areas/pembelian/contract/bukti-hancur-beli.report.ts';
import { pembelianFakturReport } from '#areas/pembelian/contract/pembelian-faktur.report.ts';
import { pembelianReport } from '#areas/pembelian/contract/pembelian.report.ts';
import { ringkasanPembelianReport } from '#areas/pembelian/contract/ringkasan-pembelian.report.ts';
import { selisihNotaReport } from '#areas/pembelian/contract/selisih-nota.report.ts';
import { batalPembelianQuery } from '#areas/pembelian/server/batal-pembelian.query.ts';
import {
  buktiHancurBeliQuery,
  catatanBuktiBeli,
} from '#areas/pembelian/server/gudang/bukti-hancur-beli.query.ts';
import { pembelianFakturQuery } from '#areas/pembelian/server/pembelian-faktur.query.ts';
import { pembelianQuery } from '#areas/pembelian/server/pembelian.query.ts';
import { ringkasanPembelianQuery } from '#areas/pembelian/server/ringkasan-pembelian.query.ts';
import { selisihNotaQuery } from '#areas/pembelian/server/selisih-nota.query.ts';
import { pembelianArea } from '#areas/pembelian/pembelian.area.ts';

/** Everything the server answers about buying back. If it is not in this list, it does not exist. */
export const pembelianServer: ServerDoor = ({ desk, db }) => [
  ...reports(desk),
  serve(api.cariNotaEndpoint, (on, input, ctx: Ctx) => cariNotaBeli(db, on, input, ctx)),
  serve(stock.stockBeliEndpoint, (on, _, ctx: Ctx) => listStockBeli(on, ctx.kode_toko)),
  serve(publik.notaPublikEndpoint, notaPublik),
  serve(publik.fotoNotaPublikEndpoint, fotoNotaPublik),
  serve(chartPembelianEndpoint, chartPembelian),
  ...pembelian.routes,
  serveWrite(returOnlineEndpoint, returOnline),
  ...retag.routes,
  ...lepasBeli.routes,
  ...hancurBeli.routes,
  ...serveMasters(pembelianArea.masters, [
    ...serveMaster(kondisiBeliMaster, hargaHooks(kondisiBeliMaster)),
    ...serveMaster(rugiNotaMaster, hargaHooks(rugiNotaMaster)),
  ]),
];

const reports = (desk: Desk): readonly Route[] => [
  serveReport(desk, pembelianFakturReport, pembelianFakturQuery),
  serveReport(desk, pembelianReport, pembelianQuery),
  serveReport(desk, ringkasanPembelianReport, ringkasanPembelianQuery),
  serveReport(desk, batalPembelianReport, batalPembelianQuery),
  serveReport(desk, selisihNotaReport, selisihNotaQuery),
  serveReport(desk, buktiHancurBeliReport, buktiHancurBeliQuery, { note: catatanBuktiBeli }),
];
