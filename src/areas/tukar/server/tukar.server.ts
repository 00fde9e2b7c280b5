import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import * as nota from '#areas/tukar/contract/nota-tukar.api.ts';
import * as api from '#areas/tukar/contract/tukar.api.ts';
import { bacaTukar, cetakUlangTukar, daftarTukar } from '#areas/tukar/server/baca-tukar.ts';
import { batalTukar } from '#areas/tukar/server/batal-tukar.ts';
import { bacaNotaTukar, cetakNotaTukar, notaTukarPdf } from '#areas/tukar/server/nota-tukar.ts';
import { tukarTambah } from '#areas/tukar/server/tukar.ts';
import { validasiTukar } from '#areas/tukar/server/validasi-tukar.ts';

/** Everything the server answers about exchanges. If it is not in this list, it does not exist. */
export const tukarServer: readonly Route[] = [
  serveWrite(api.tukarEndpoint, tukarTambah),
  serveWrite(api.validasiTukarEndpoint, validasiTukar),
  serveWrite(api.batalTukarEndpoint, batalTukar),
  serveWrite(api.cetakUlangTukarEndpoint, cetakUlangTukar),
  serve(nota.notaTukarEndpoint, (on, { query }, ctx: Ctx) => bacaNotaTukar(on, query.no, ctx)),
  serve(nota.notaTukarSatuEndpoint, (on, { query }, ctx: Ctx) => bacaNotaTukar(on, query.no, ctx)),
  serve(nota.notaTukarPdfEndpoint, notaTukarPdf),
  serveWrite(nota.cetakTukarEndpoint, cetakNotaTukar),
  serve(api.satuTukarEndpoint, (on, { params }, ctx: Ctx) => bacaTukar(on, params.no, ctx)),
  serve(api.daftarTukarEndpoint, daftarTukar),
];
