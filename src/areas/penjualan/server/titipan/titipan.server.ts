import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import * as api from '#areas/penjualan/contract/titipan/titipan.api.ts';
import { ambilTitipan } from '#areas/penjualan/server/titipan/ambil-titipan.ts';
import { cetakUlangTitipan } from '#areas/penjualan/server/titipan/cetak-ulang-titipan.ts';
import {
  readNotaTitipan,
  cetakNotaTitipan,
  notaTitipanPdf,
} from '#areas/penjualan/server/titipan/nota-titipan.ts';
import { setoran } from '#areas/penjualan/server/titipan/setoran.ts';
import { titipan } from '#areas/penjualan/server/titipan/titipan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Goods held on deposit: put aside, further money, fetched, ended (D-11). */
export const titipanServer: readonly Route[] = [
  ...titipan.routes,
  ...setoran.routes,
  serveWrite(api.ambilTitipEndpoint, ambilTitipan),
  serveWrite(api.cetakUlangTitipEndpoint, cetakUlangTitipan),
  serve(api.notaTitipEndpoint, (on, { query }, ctx: Ctx) => readNotaTitipan(on, query.no, ctx)),
  serve(api.notaTitipSatuEndpoint, (on, { query }, ctx: Ctx) =>
    readNotaTitipan(on, query.no, ctx, true),
  ),
  serve(api.notaTitipPdfEndpoint, notaTitipanPdf),
  serveWrite(api.cetakTitipEndpoint, cetakNotaTitipan),
];
