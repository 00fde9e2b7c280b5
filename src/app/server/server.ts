import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { openBell, type Bell } from '#kit/server/bell.ts';
import type { Ctx as KitCtx } from '#kit/server/ctx.ts';
import type { Database } from '#kit/server/database.ts';
import { SESSION_COOKIE, TRUSTED_COOKIE } from '#kit/server/credentials.ts';
import { openHttp, type HttpOptions } from '#kit/server/http.ts';
import { listensAt } from '#kit/server/settings/own-address.ts';
import { findIn, type FindRoute } from '#kit/server/find-route.ts';
import { rehearse as rehearseWrite } from '#kit/server/write/rehearsal.ts';
import { NOMOR } from '#areas/buku/rules/nomor.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';
import { susulHari } from '#areas/toko/server/buka-hari.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { listToko } from '#areas/toko/server/toko.table.ts';
import { jagaHargaMulai } from '#areas/barang/server/harga-mulai.ts';
import { authenticateServer } from '#areas/akses/server/sesi/server-lain.ts';
import { authenticate, HANYA_OTORISASI, masihBuka } from '#areas/akses/server/sesi/sesi.ts';
import { invalidToken } from '#areas/akses/server/sesi/token.ts';
import { bangunkanSemuaAgen } from '#areas/akses/server/agen/tunggu.ts';
import { kabariJam } from '#areas/akses/server/notifikasi/kabari-jam.ts';
import type { Rehearse } from '#areas/akses/server/latih.ts';
import { fotoOrigins } from '#areas/stock/server/foto/foto-store.ts';
import { bukaKatalog } from '#areas/katalog/server/publik/terbit.ts';
import { MENU } from '#app/contract/menu.ts';
import { serveAdaptor } from '#app/server/adaptor-api.ts';
import { serveFiles } from '#app/server/files.ts';
import { serveKatalogApi } from '#app/server/katalog-api.ts';
import { answerFirst, katalogCepat } from '#app/server/katalog-cepat.ts';
import { serveKatalog } from '#app/server/katalog-publik.ts';
import { grosirLuar, serveKunciServer } from '#app/server/grosir-luar.ts';
import { findPortalJauh } from '#app/server/jauh/toko-jauh.query.ts';
import { tokoJauh } from '#app/server/jauh/toko-jauh.ts';
import { serveHealth } from '#app/server/health.ts';
import { serveOpenApi } from '#app/server/openapi.ts';
import { routesOf } from '#app/server/routes.ts';
import { translatorOf } from '#app/server/translations.ts';
import { MODULS } from '#app/contract/moduls.ts';

/** What opens to a session. */
const PINTU = { menu: MENU, moduls: MODULS };

export type Kilau = { app: FastifyInstance; bell: Bell; close(): Promise<void> };

export type ServerOptions = {
  db: Database;
  webFolder?: string;
  log?: boolean;
  /** Unlocks the set-up screen of an empty database (D-3.6). */
  kodePasang?: string;
};

/** Puts the rooms together: routes of all areas behind one door, the bell, the web application. */
export async function openServer({
  db,
  webFolder,
  log,
  kodePasang,
}: ServerOptions): Promise<Kilau> {
  const house: { bell?: Bell; find?: FindRoute } = {};
  const katalog = bukaKatalog(db, translatorOf);
  const ring: Bell['ring'] = (kode_toko, ...rung) => {
    katalog.dengar(kode_toko, ...rung);
    house.bell?.ring(kode_toko, ...rung);
  };
  const rehearse: Rehearse = (ctx, wanted) =>
    rehearseWrite(db, (house.find ??= findIn(routes, NOMOR)), ctx as KitCtx, wanted);
  const routes = routesOf(
    db,
    rehearse,
    {
      dismiss: (user_id) => house.bell?.dismiss(user_id),
      tell: (...told) => house.bell?.tell(...told),
    },
    kodePasang,
  );
  const app = await openHttp({
    numbers: NOMOR,
    db,
    routes,
    log,
    ...whoAsks(db),
    openDay: (ctx) => susulHari(db, ctx as Ctx),
    translate: translatorOf,
    scrambles: (ctx) => (ctx as Ctx).param(tokoParam.PAYLOAD_ACAK),
    elsewhere: { grosir: grosirLuar(db) },
    far: tokoJauh(db, translatorOf),
    ring,
  });
  protect(app);
  app.addHook('onListen', async () => listensAt(app.server.address()));
  serveHealth(app, db);
  serveKunciServer(app);
  serveOpenApi(app, routes);
  const cepat = katalogCepat(katalog);
  serveKatalog(app, katalog, cepat);
  serveKatalogApi(app, db, katalog);
  await serveAdaptor(app, db, ring);
  await serveFiles(app, webFolder, setupOf(db, kodePasang));
  await app.ready();
  const bell = (house.bell = bellOf(app, db));
  answerFirst(app.server, cepat.answer);
  const selesaiJaga = jagaHargaMulai(db, ring);
  return {
    app,
    bell,
    close: async () => {
      selesaiJaga();
      bangunkanSemuaAgen();
      await bell.close();
      await app.close();
    },
  };
}

/** A person by the session, or the server of another shop by its token. */
const whoAsks = (db: Database): Pick<HttpOptions, 'authenticate' | 'authenticateServer'> => ({
  authenticate: async (given, soon) => {
    const ctx = await authenticate(db, PINTU, given, soon);
    kabariJam(db, translatorOf, ctx);
    return ctx as KitCtx;
  },
  authenticateServer: (given) => authenticateServer(db, MODULS, given),
});

/** The socket knows people by the same session row as the calls do. */
const bellOf = (app: FastifyInstance, db: Database): Bell =>
  openBell(app.server, db.pool, {
    stillOpen: (sidik) => masihBuka(db, sidik),
    whoIs: async ({ token, toko, cookie, telepon }) => {
      const name = telepon ? TRUSTED_COOKIE : SESSION_COOKIE;
      const fromCookie = new RegExp(`(?:^|; )(?:__Host-)?${name}=([^;]+)`).exec(cookie)?.[1];
      // The bell of another server does not reach this one: who works there hears that of the own shop.
      const far = toko !== undefined && (await findPortalJauh(db, toko)) !== undefined;
      const ctx = await authenticate(db, PINTU, {
        token: token ?? fromCookie,
        toko: far ? undefined : toko,
        byCookie: !token,
        perangkat: 'socket',
        ip: '',
        locale: 'id',
        latar: true,
      });
      const trusted = ctx.tertahan?.code === HANYA_OTORISASI.code;
      if (ctx.tertahan && !trusted) throw invalidToken();
      return { ...ctx, telepon: trusted };
    },
  });

/** Whether the set-up screen is what there is to see; once there is a shop it never is again. */
function setupOf(db: Database, kodePasang: string | undefined): () => Promise<boolean> {
  let open = kodePasang !== undefined;
  return async () => (open &&= (await listToko(db)).length === 0);
}

/**
 * Headers that say what a page may do: made once, and given to the answer's own headers. Said to the raw answer, Node
 * would set all others one by one, too, each of them looked at.
 */
function protect(app: FastifyInstance): void {
  const headers = protection();
  app.addHook('onRequest', (_, reply, next) => {
    reply.headers(headers);
    next();
  });
}

/** What helmet says to any answer: it follows from no request. */
function protection(): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  const say = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: csp() },
    strictTransportSecurity: false,
  });
  say(request, answer, (error) => {
    if (error) throw error;
  });
  return answer.getHeaders();
}

/** Photos may come from the store itself where the shop gives links to it. */
const csp = () => ({ ...CSP, imgSrc: [...CSP.imgSrc, ...fotoOrigins()] });

const CSP = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  // The bell's socket too: it is this same host's.
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};
