import { nowIso } from '#kit/server/clock.ts';
import { TRUSTED_COOKIE } from '#kit/server/credentials.ts';
import type { Database } from '#kit/server/database.ts';
import { Problem } from '#kit/server/problem.ts';
import { serve, type Route } from '#kit/server/routes.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import * as notifikasi from '#areas/akses/contract/notifikasi.api.ts';
import * as otorisator from '#areas/akses/contract/otorisator.api.ts';
import * as perangkat from '#areas/akses/contract/perangkat.api.ts';
import type { Say } from '#areas/akses/rules/say.ts';
import type { Kabar } from '#areas/akses/server/otorisasi.ts';
import { matikanNotifikasi, nyalakanNotifikasi } from '#areas/akses/server/notifikasi/langganan.ts';
import {
  bukaPermintaan,
  lihatOtorisator,
  masukOtorisator,
  setujuiDiTelepon,
  tolakDiTelepon,
} from '#areas/akses/server/otorisator/otorisator.ts';
import {
  akhiriSesiOrang,
  lepasNotifikasiOrang,
  lihatSesiOrang,
} from '#areas/akses/server/otorisator/perangkat.ts';
import { endSatuSesi } from '#areas/akses/server/otorisator/perangkat.table.ts';
import { HANYA_OTORISASI } from '#areas/akses/server/sesi/sesi.ts';

/** What a trusted telephone asks; a session of work asks it elsewhere. */
function telepon(ctx: Ctx): Ctx {
  if (ctx.tertahan?.code !== HANYA_OTORISASI.code)
    throw new Problem(403, 'BUKAN_TELEPON', 'Masuk Dahulu Di Telepon Ini');
  return ctx;
}

/** The approver's telephone, and the sessions and devices of a person. */
export const otorisatorServer = (db: Database, say: Say, kabar: Kabar): readonly Route[] => [
  serve(otorisator.masukOtorisatorEndpoint, (_, { body }, __, around) =>
    masukOtorisator(db, body, around),
  ),
  serve(otorisator.keluarOtorisatorEndpoint, async (_, __, ctx: Ctx, around) => {
    const { kode_toko_user: kode_toko, user_id, sidik } = telepon(ctx);
    await endSatuSesi(db, { kode_toko, user_id, id: sidik.slice(0, 16), now: nowIso() });
    kabar.dismiss(user_id);
    around.setCookie(TRUSTED_COOKIE, null);
    return { user_id };
  }),
  serve(otorisator.otorisatorEndpoint, (_, __, ctx: Ctx) => lihatOtorisator(db, say, telepon(ctx))),
  serve(otorisator.bukaPermintaanEndpoint, (_, input, ctx: Ctx) =>
    bukaPermintaan(db, say, input, telepon(ctx)),
  ),
  serve(otorisator.setujuiDiTeleponEndpoint, (_, input, ctx: Ctx) =>
    setujuiDiTelepon({ db, kabar }, input, telepon(ctx)),
  ),
  serve(otorisator.tolakDiTeleponEndpoint, (_, input, ctx: Ctx) =>
    tolakDiTelepon({ db, kabar }, input, telepon(ctx)),
  ),
  serve(notifikasi.nyalakanNotifikasiEndpoint, (_, { body }, ctx: Ctx) =>
    nyalakanNotifikasi(db, body, telepon(ctx)),
  ),
  serve(notifikasi.matikanNotifikasiEndpoint, (_, __, ctx: Ctx) =>
    matikanNotifikasi(db, telepon(ctx)),
  ),
  serve(notifikasi.lepasNotifikasiEndpoint, lepasNotifikasiOrang(db)),
  serve(perangkat.sesiPerangkatEndpoint, lihatSesiOrang),
  serve(perangkat.akhiriPerangkatEndpoint, akhiriSesiOrang(db, kabar.dismiss)),
];
