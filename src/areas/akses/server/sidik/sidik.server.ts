import type { Database } from '#kit/server/database.ts';
import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import * as api from '#areas/akses/contract/sidik.api.ts';
import type { Say } from '#areas/akses/rules/say.ts';
import type { Kabar } from '#areas/akses/server/otorisasi.ts';
import {
  bukaKunciSidik,
  daftarSidik,
  hapusSidik,
  jawabSidik,
  lihatSidik,
  mintaKunciSidik,
  mintaSidikPenyetuju,
  mulaiSidik,
} from '#areas/akses/server/sidik/sidik.ts';

/** Fingers: enrolled, asked for, answered with. */
export const sidikServer = (db: Database, say: Say, kabar: Kabar): readonly Route[] => [
  serve(api.userFingerprintEndpoint, (_, input, ctx: Ctx) => mintaSidikPenyetuju(db, input, ctx)),
  serve(api.authorizationFingerprintEndpoint, (_, input, ctx: Ctx, around) =>
    jawabSidik({ db, kabar, say }, input, ctx, around),
  ),
  serve(api.listSidikEndpoint, (_, input, ctx: Ctx) => lihatSidik(db, input, ctx)),
  serve(api.mulaiSidikEndpoint, (_, input, ctx: Ctx, around) => mulaiSidik(db, input, ctx, around)),
  serve(api.daftarSidikEndpoint, (_, input, ctx: Ctx, around) =>
    daftarSidik(db, input, ctx, around),
  ),
  serveWrite(api.hapusSidikEndpoint, hapusSidik),
  serve(api.kunciSidikEndpoint, (_, __, ctx: Ctx) => mintaKunciSidik(db, ctx)),
  serve(api.bukaKunciSidikEndpoint, (_, input, ctx: Ctx, around) =>
    bukaKunciSidik(db, input, ctx, around),
  ),
];
