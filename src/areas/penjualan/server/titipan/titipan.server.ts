import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import * as daftar from '#areas/penjualan/contract/daftar-titipan.api.ts';
import * as nota from '#areas/penjualan/contract/nota-titipan.api.ts';
import * as api from '#areas/penjualan/contract/titipan.api.ts';
import {
  ambilTitipan,
  bacaTitipan,
  cetakUlangTitipan,
  daftarTitipan,
} from '#areas/penjualan/server/titipan/baca-titipan.ts';
import { batalTitipan } from '#areas/penjualan/server/titipan/batal-titipan.ts';
import {
  batalSetoran,
  bayarTitipan,
  validasiTitipan,
} from '#areas/penjualan/server/titipan/bayar-titipan.ts';
import {
  bacaNotaTitipan,
  cetakNotaTitipan,
  notaTitipanPdf,
} from '#areas/penjualan/server/titipan/nota-titipan.ts';
import { titip } from '#areas/penjualan/server/titipan/titip.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Goods held on deposit: put aside, further money, fetched, ended (D-11). */
export const titipanServer: readonly Route[] = [
  serveWrite(api.titipEndpoint, titip),
  serveWrite(api.validasiTitipEndpoint, validasiTitipan),
  serveWrite(api.bayarTitipEndpoint, bayarTitipan),
  serveWrite(api.batalSetoranEndpoint, batalSetoran),
  serveWrite(api.ambilTitipEndpoint, ambilTitipan),
  serveWrite(api.batalTitipEndpoint, batalTitipan),
  serveWrite(api.cetakUlangTitipEndpoint, cetakUlangTitipan),
  serve(api.titipanEndpoint, (on, { params }, ctx: Ctx) => bacaTitipan(on, params.no, ctx)),
  serve(daftar.daftarTitipanEndpoint, daftarTitipan),
  serve(nota.notaTitipEndpoint, (on, { query }, ctx: Ctx) => bacaNotaTitipan(on, query.no, ctx)),
  serve(nota.notaTitipSatuEndpoint, (on, { query }, ctx: Ctx) =>
    bacaNotaTitipan(on, query.no, ctx, true),
  ),
  serve(nota.notaTitipPdfEndpoint, notaTitipanPdf),
  serveWrite(nota.cetakTitipEndpoint, cetakNotaTitipan),
];
