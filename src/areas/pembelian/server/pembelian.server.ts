import { serve, type Route } from '#kit/server/routes.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import { hargaHooks } from '#areas/barang/server/harga-master.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { chartPembelianEndpoint } from '#areas/pembelian/contract/chart.api.ts';
import { kondisiBeliMaster } from '#areas/pembelian/contract/kondisi-beli.master.ts';
import * as api from '#areas/pembelian/contract/pembelian.api.ts';
import { rugiNotaMaster } from '#areas/pembelian/contract/rugi-nota.master.ts';
import * as publik from '#areas/pembelian/contract/nota-publik.api.ts';
import * as stock from '#areas/pembelian/contract/stock-beli.api.ts';
import { cariNotaBeli } from '#areas/pembelian/server/cari-nota.ts';
import { hitungBeli } from '#areas/pembelian/server/beli.ts';
import { chartPembelian } from '#areas/pembelian/server/chart.ts';
import { hancurBeli } from '#areas/pembelian/server/gudang/hancur-pembelian.ts';
import { fotoNotaPublik, notaPublik } from '#areas/pembelian/server/nota-publik.ts';
import { pembelian } from '#areas/pembelian/server/pembelian.ts';
import { retag } from '#areas/pembelian/server/gudang/retag.ts';
import { listStockBeli } from '#areas/pembelian/server/gudang/stock-beli.table.ts';

/** Everything the server answers about buying back. If it is not in this list, it does not exist. */
export const pembelianServer: readonly Route[] = [
  serve(api.hitungBeliEndpoint, hitungBeli),
  serve(api.cariNotaEndpoint, cariNotaBeli),
  serve(stock.stockBeliEndpoint, (on, _, ctx: Ctx) => listStockBeli(on, ctx.kode_toko)),
  serve(publik.notaPublikEndpoint, notaPublik),
  serve(publik.fotoNotaPublikEndpoint, fotoNotaPublik),
  serve(chartPembelianEndpoint, chartPembelian),
  ...pembelian.routes,
  ...retag.routes,
  ...hancurBeli.routes,
  ...serveMaster(kondisiBeliMaster, hargaHooks(kondisiBeliMaster)),
  ...serveMaster(rugiNotaMaster, hargaHooks(rugiNotaMaster)),
];
