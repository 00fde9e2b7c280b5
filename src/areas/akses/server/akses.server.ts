import type { InputOf } from '#kit/contract/endpoint.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { SESSION_COOKIE } from '#kit/server/credentials.ts';
import type { Sql } from '#kit/server/sql.ts';
import { Problem } from '#kit/server/problem.ts';
import { serve, serveWrite, type Route, type ServerDoor } from '#kit/server/routes.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import * as faktor from '#areas/akses/contract/dua-faktor.api.ts';
import * as hak from '#areas/akses/contract/akses.api.ts';
import * as jam from '#areas/akses/contract/jam.api.ts';
import { kertasTungguEndpoint } from '#areas/akses/contract/kertas.api.ts';
import { cetakKertasTunggu } from '#areas/akses/server/kertas.ts';
import * as minta from '#areas/akses/contract/otorisasi.api.ts';
import * as sesi from '#areas/akses/contract/sesi.api.ts';
import type { MenuEntry } from '#areas/akses/rules/akses.ts';
import type { Say } from '#areas/akses/rules/say.ts';
import {
  gantiPassword,
  lihatKekuatan,
  periksaSandiLama,
} from '#areas/akses/server/ganti-password.ts';
import {
  lihatAksesUser,
  lihatTemplat,
  ubahAksesUser,
  ubahTemplat,
} from '#areas/akses/server/hak-akses.ts';
import {
  aktifkanDuaFaktor,
  hapusDuaFaktor,
  lihatDuaFaktor,
  matikanDuaFaktor,
  mulaiDuaFaktor,
} from '#areas/akses/server/dua-faktor.ts';
import { bukaHariLompat, izinJam } from '#areas/akses/server/jam/jam.ts';
import { bunyikanTelepon } from '#areas/akses/server/notifikasi/bunyikan-telepon.ts';
import { kabariOwner } from '#areas/akses/server/notifikasi/kabari-owner.ts';
import { jawabPusatServer } from '#areas/akses/server/jauh/jawab-pusat.ts';
import type { Rehearse } from '#areas/akses/server/latih.ts';
import { login } from '#areas/akses/server/login.ts';
import { agenServer } from '#areas/akses/server/agen/agen.server.ts';
import { otorisatorServer } from '#areas/akses/server/otorisator/otorisator.server.ts';
import { readMe } from '#areas/akses/server/me.ts';
import {
  batalkanOtorisasi,
  mintaOtorisasi,
  readOtorisasi,
  angkaOtorisasi,
  setujui,
  tolak,
  type Kabar,
} from '#areas/akses/server/otorisasi.ts';
import * as setelan from '#areas/akses/contract/setelan.api.ts';
import * as users from '#areas/akses/contract/users.api.ts';
import { listSemuaUsers, listSesi, listUsers } from '#areas/akses/server/daftar-users.query.ts';
import { isSandiSendiri } from '#areas/akses/server/sandi-sendiri.ts';
import { endSesi, lockLayar, unlockLayar } from '#areas/akses/server/sesi/sesi.table.ts';
import {
  akhiriSesi,
  aktifkanUser,
  hapusUser,
  resetPassword,
  tambahUser,
  ubahUser,
} from '#areas/akses/server/users.ts';
import { ubahModul, ubahParameter, type JagaParameter } from '#areas/akses/server/ubah-setelan.ts';
import { sidikServer } from '#areas/akses/server/sidik/sidik.server.ts';
import { findUser } from '#areas/akses/server/users.table.ts';
import type { Desk } from '#kit/server/paper/desk.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { authorizationReport } from '#areas/akses/contract/authorization.report.ts';
import { otorisasiReport } from '#areas/akses/contract/otorisasi.report.ts';
import {
  authorizationQuery,
  otorisasiQuery,
  type Semua,
} from '#areas/akses/server/laporan/otorisasi.query.ts';
import { menitKunci } from '#areas/akses/server/sesi/sesi.ts';
import type { AllParameters } from '#areas/toko/contract/parameter.ts';
import type { AllModuls } from '#areas/toko/contract/modul.ts';

type Rumah = Asking & {
  readonly menu: readonly MenuEntry[];
  readonly events: Semua;
  readonly parameters: AllParameters;
  readonly moduls: AllModuls;
  /** Parameters that others keep as they are. */
  readonly jaga: JagaParameter;
};

type Tamu = Rumah & { readonly db: Database };

type Asking = {
  readonly rehearse: Rehearse;
  readonly kabar: Kabar;
  readonly say: Say;
};

/** Everything the server answers for log-in and approval. Log-in and approvals keep their own transactions. */
export const aksesServer: ServerDoor<Rumah> = (house) => {
  const { db, desk, events, rehearse, kabar, say } = house;
  return [
    ...reports(desk, events),
    ...sesiServer(house),
    ...otorisatorServer(db, say, kabar),
    ...sidikServer(db, say, kabar),
    ...agenServer(db),
    ...usersServer(house),
    ...mintaServer(db, { rehearse, kabar, say }),
    ...jawabPusatServer(db, say, kabar),
    serve(minta.removeQrEndpoint, (_, { params: { shop, keystore } }, ctx: Ctx) => {
      if (shop !== ctx.kode_toko) throw tokoLain();
      return batalkanOtorisasi(db, kabar, keystore, ctx);
    }),
    serve(minta.angkaOtorisasiEndpoint, (_, input, ctx: Ctx) =>
      angkaOtorisasi(db, say, input, ctx),
    ),
    serve(minta.setujuiEndpoint, (_, input, ctx: Ctx) => setujui(db, kabar, input, ctx)),
    serve(minta.tolakEndpoint, (_, input, ctx: Ctx) => tolak(db, kabar, input, ctx)),
    serve(minta.batalkanOtorisasiEndpoint, (_, { params }, ctx: Ctx) =>
      batalkanOtorisasi(db, kabar, params.keystore, ctx),
    ),
    serve(minta.statusOtorisasiEndpoint, (_, { params }, ctx: Ctx) =>
      readOtorisasi(db, say, params.keystore, ctx),
    ),
  ];
};

const tokoLain = () => new Problem(403, 'TOKO_LAIN', 'Anda Tidak Berhak Membuka Toko Lain');

/** Asked from a form or by the code that is scanned: the same request, and the telephones ring behind the answer. */
function mintaServer(db: Database, rumah: Asking): readonly Route[] {
  const ask = async (
    _: Sql,
    input: InputOf<typeof minta.mintaOtorisasiEndpoint>,
    ctx: Ctx,
  ): ReturnType<typeof mintaOtorisasi> => {
    const asked = await mintaOtorisasi(db, rumah, input, ctx);
    bunyikanTelepon(db, rumah.say, { kode_toko: ctx.kode_toko, keystore: asked.keystore });
    return asked;
  };
  const askQr = (
    on: Sql,
    { body, ...input }: InputOf<typeof minta.generateQrEndpoint>,
    ctx: Ctx,
  ): ReturnType<typeof ask> => {
    const { client, client_notes, catatan = client_notes, event, method, path, sebelum } = body;
    if (client !== undefined && client.toUpperCase() !== ctx.kode_toko) throw tokoLain();
    const wanted = { event, method, path, body: body.body, catatan, sebelum };
    return ask(on, { ...input, body: wanted }, ctx);
  };
  return [serve(minta.mintaOtorisasiEndpoint, ask), serve(minta.generateQrEndpoint, askQr)];
}

/** People, their rights, and what the shop is set to. */
function usersServer({ db, menu, kabar: { dismiss }, ...rumah }: Tamu): readonly Route[] {
  const sekitar = { dismiss, kabari: kabariOwner(db, rumah.say) };
  return [
    serve(users.listUsersEndpoint, listUsers),
    serve(users.semuaUsersEndpoint, listSemuaUsers),
    serve(users.listSesiEndpoint, listSesi),
    serveWrite(users.tambahUserEndpoint, tambahUser(sekitar)),
    serveWrite(users.ubahUserEndpoint, ubahUser(sekitar)),
    serveWrite(users.hapusUserEndpoint, hapusUser(sekitar)),
    serveWrite(users.aktifkanUserEndpoint, aktifkanUser(sekitar)),
    serveWrite(users.resetPasswordEndpoint, resetPassword(sekitar)),
    serveWrite(users.akhiriSesiEndpoint, akhiriSesi(sekitar)),
    serve(faktor.duaFaktorEndpoint, (_, __, ctx: Ctx) => lihatDuaFaktor(db, ctx)),
    serve(faktor.mulaiDuaFaktorEndpoint, (_, { body }, ctx: Ctx) => mulaiDuaFaktor(db, body, ctx)),
    serve(faktor.aktifkanDuaFaktorEndpoint, (_, { body }, ctx: Ctx) =>
      aktifkanDuaFaktor(db, body, ctx),
    ),
    serve(faktor.matikanDuaFaktorEndpoint, (_, { body }, ctx: Ctx) =>
      matikanDuaFaktor(db, body, ctx),
    ),
    serveWrite(faktor.hapusDuaFaktorEndpoint, hapusDuaFaktor(sekitar.kabari)),
    serve(hak.aksesUserEndpoint, lihatAksesUser(menu)),
    serveWrite(hak.ubahAksesUserEndpoint, ubahAksesUser(menu)),
    serve(hak.listTemplatEndpoint, lihatTemplat(menu)),
    serveWrite(hak.ubahTemplatEndpoint, ubahTemplat(menu)),
    serveWrite(setelan.ubahParameterEndpoint, ubahParameter(rumah)),
    serveWrite(setelan.ubahModulEndpoint, ubahModul(rumah)),
  ];
}

/** Coming in, staying, locking, going, and the own password. */
const sesiServer = ({ db, kabar: { dismiss }, ...rumah }: Tamu): readonly Route[] => [
  serve(sesi.loginEndpoint, (_, { body }, __, around) => login(db, rumah, body, around, dismiss)),
  serve(sesi.meEndpoint, async (_, __, ctx: Ctx) =>
    readMe(db, rumah, ctx, (await findUser(db, ctx.user_id))!),
  ),
  serve(sesi.logoutEndpoint, async (_, __, ctx: Ctx, around) => {
    await logout(db, ctx);
    dismiss(ctx.user_id);
    around.setCookie(SESSION_COOKIE, null);
    return { user_id: ctx.user_id };
  }),
  serveWrite(kertasTungguEndpoint, cetakKertasTunggu),
  serve(sesi.hadirEndpoint, async (_, __, ctx: Ctx) => ({
    menit_kunci: await menitKunci(db, ctx),
  })),
  serve(sesi.kunciEndpoint, async (_, __, ctx: Ctx) => {
    await lockLayar(db, ctx.kode_toko_user, ctx.user_id, nowIso());
    dismiss(ctx.user_id);
    return { user_id: ctx.user_id };
  }),
  serve(sesi.bukaKunciEndpoint, async (_, { body }, ctx: Ctx) => {
    if (await isSandiSendiri(db, body.password, ctx)) {
      await unlockLayar(db, ctx.sidik, nowIso());
      return { user_id: ctx.user_id };
    }
    throw new Problem(422, 'LOGIN_SALAH', 'User id atau Password yang anda masukan salah');
  }),
  serveWrite(jam.izinJamEndpoint, izinJam),
  serveWrite(jam.bukaHariEndpoint, bukaHariLompat),
  serve(sesi.kekuatanEndpoint, lihatKekuatan),
  serveWrite(sesi.changePasswordEndpoint, gantiPassword(dismiss), periksaSandiLama(db)),
];

const logout = (db: Database, ctx: Ctx): Promise<void> =>
  db.begin(async (tx) => {
    await endSesi(tx, ctx.kode_toko_user, ctx.user_id, 'LOGOUT', nowIso());
    await recordAside(tx, {
      kode_toko: ctx.kode_toko_user,
      op: newOp(),
      user_id: ctx.user_id,
      level: ctx.level,
      perangkat: ctx.perangkat,
      ip: ctx.ip,
      tindakan: 'LOGOUT',
      tabel: 'sesi',
      kunci: ctx.user_id,
    });
  });

const reports = (desk: Desk, semua: Semua): readonly Route[] => [
  serveReport(desk, otorisasiReport, otorisasiQuery(semua)),
  serveReport(desk, authorizationReport, authorizationQuery),
];
