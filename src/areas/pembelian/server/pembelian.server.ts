import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import { hargaHooks } from '#areas/barang/server/harga-master.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { chartPembelianEndpoint } from '#areas/pembelian/contract/chart.api.ts';
import { kondisiBeliMaster } from '#areas/pembelian/contract/kondisi-beli.master.ts';
import * as api from '#areas/pembelian/contract/pembelian.api.ts';
import { rugiNotaMaster } from '#areas/pembelian/contract/rugi-nota.master.ts';
import * as nota from '#areas/pembelian/contract/nota-beli.api.ts';
import * as publik from '#areas/pembelian/contract/nota-publik.api.ts';
import * as stock from '#areas/pembelian/contract/stock-beli.api.ts';
import {
  bacaPembelian,
  cariNotaBeli,
  cetakUlangPembelian,
  daftarPembelian,
} from '#areas/pembelian/server/baca-pembelian.ts';
import { batalPembelian } from '#areas/pembelian/server/batal-pembelian.ts';
import { beli, hitungBeli } from '#areas/pembelian/server/beli.ts';
import { chartPembelian } from '#areas/pembelian/server/chart.ts';
import { hancurBeli } from '#areas/pembelian/server/gudang/hancur-pembelian.ts';
import { bacaNotaBeli, cetakNotaBeli, notaBeliPdf } from '#areas/pembelian/server/nota-beli.ts';
import { fotoNotaPublik, notaPublik } from '#areas/pembelian/server/nota-publik.ts';
import { retag } from '#areas/pembelian/server/gudang/retag.ts';
import { listStockBeli } from '#areas/pembelian/server/gudang/stock-beli.table.ts';
import { validasiPembelian } from '#areas/pembelian/server/validasi-pembelian.ts';

/** Everything the server answers about buying back. If it is not in this list, it does not exist. */
export const pembelianServer: readonly Route[] = [
  serveWrite(api.beliEndpoint, beli),
  serve(api.hitungBeliEndpoint, hitungBeli),
  serve(api.cariNotaEndpoint, cariNotaBeli),
  serve(stock.stockBeliEndpoint, (on, _, ctx: Ctx) => listStockBeli(on, ctx.kode_toko)),
  serve(nota.notaBeliEndpoint, (on, { query }, ctx: Ctx) => bacaNotaBeli(on, query.no, ctx)),
  serve(nota.notaBeliSatuEndpoint, (on, { query }, ctx: Ctx) => bacaNotaBeli(on, query.no, ctx)),
  serve(nota.notaBeliPdfEndpoint, notaBeliPdf),
  serveWrite(nota.cetakBeliEndpoint, cetakNotaBeli),
  serve(publik.notaPublikEndpoint, notaPublik),
  serve(publik.fotoNotaPublikEndpoint, fotoNotaPublik),
  serve(chartPembelianEndpoint, chartPembelian),
  serveWrite(api.validasiBeliEndpoint, validasiPembelian),
  serveWrite(api.batalBeliEndpoint, batalPembelian),
  serveWrite(api.cetakUlangBeliEndpoint, cetakUlangPembelian),
  ...retag.routes,
  ...hancurBeli.routes,
  serve(api.pembelianEndpoint, (on, { params }, ctx: Ctx) => bacaPembelian(on, params.no, ctx)),
  serve(api.daftarPembelianEndpoint, daftarPembelian),
  ...serveMaster(kondisiBeliMaster, hargaHooks(kondisiBeliMaster)),
  ...serveMaster(rugiNotaMaster, hargaHooks(rugiNotaMaster)),
];
