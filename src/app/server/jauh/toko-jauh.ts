import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Database } from '#kit/server/database.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { Problem } from '#kit/server/problem.ts';
import type { Raw } from '#kit/server/routes.ts';
import type { AskedFar, Far } from '#kit/server/wire/far.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { generateQrEndpoint, mintaOtorisasiEndpoint } from '#areas/akses/contract/otorisasi.api.ts';
import { bedaAkses } from '#areas/akses/rules/akses.ts';
import type { Say } from '#areas/akses/rules/say.ts';
import { jawabSendiri } from '#areas/akses/server/jauh/jawab-sendiri.ts';
import { bunyikanDiToko } from '#areas/akses/server/notifikasi/bunyikan-jauh.ts';
import { findPerangkatSesi } from '#areas/akses/server/sesi/sesi.table.ts';
import { findSidikOrang } from '#areas/akses/server/sesi/sidik-orang.ts';
import { findUser } from '#areas/akses/server/users.table.ts';
import { MENU } from '#app/contract/menu.ts';
import { dataDitolak, readAnswer } from '#app/server/jauh/jawaban-jauh.ts';
import { sendJauh, type Jauh } from '#app/server/jauh/kirim-jauh.ts';
import { isDiSini, isTakPergi } from '#app/server/jauh/panggilan-di-sini.ts';
import { sidikPerangkat } from '#app/server/jauh/sidik-perangkat.ts';
import { tanyaSebagai } from '#app/server/jauh/tanya-sebagai.ts';
import { findNamaToko, findPortalJauh } from '#app/server/jauh/toko-jauh.query.ts';

const TIDAK = refusals({
  PUSAT_SAJA: { message: 'Anda Tidak Berhak Membuka Toko Lain' },
});

/**
 * Head office works on a shop that has a server of its own: its calls go to the shop's portal with a token that says
 * who asks exactly this (D-43.1, D-43.2). The browser talks to this server alone.
 */
export function tokoJauh(db: Database, say: Say = () => (words) => words): Far {
  const sendiri = jawabSendiri(db, tanyaSebagai(db));
  return {
    isHere: (call, params, ctx) => isDiSini(call, params, ctx.user_id),
    isNever: isTakPergi,
    ownOf: (call) => {
      const own = sendiri[call];
      return own && ((asked) => own({ ...asked, ctx: orangPusat(asked.ctx as Ctx) }));
    },
    serverOf: async (kode_toko) => {
      const portal = await findPortalJauh(db, kode_toko);
      if (portal === undefined) return undefined;
      return async (asked, ctx) => {
        const answer = await teruskan(db, { kode_toko, portal }, asked, ctx as Ctx);
        return MINTA.has(asked.call ?? '')
          ? bunyikanMinta({ db, say, kode_toko }, answer, ctx as Ctx)
          : answer;
      };
    },
  };
}

/** Calls that ask for an approval. */
const MINTA: ReadonlySet<string> = new Set([mintaOtorisasiEndpoint.call, generateQrEndpoint.call]);

type Rumah = { readonly db: Database; readonly say: Say; readonly kode_toko: string };

/** The telephones of head office ring for what was asked there by one of its people; the answer goes on as it came. */
async function bunyikanMinta({ db, say, kode_toko }: Rumah, answer: Raw, ctx: Ctx): Promise<Raw> {
  if ((answer.status ?? 200) >= 300 || !(answer.body instanceof Readable)) return answer;
  const body = await text(answer.body).catch(() => {
    throw dataDitolak();
  });
  const keystore = keystoreOf(body);
  const nama_toko = await findNamaToko(db, kode_toko);
  if (keystore) bunyikanDiToko(db, say, { kode_toko, nama_toko, keystore }, ctx);
  return { ...answer, body };
}

function keystoreOf(body: string): string | undefined {
  try {
    const said = JSON.parse(body) as { data?: { keystore?: unknown } | null } | null;
    const keystore = String(said?.data?.keystore ?? '');
    return /^[A-Za-z0-9]{12}$/.test(keystore) ? keystore : undefined;
  } catch {
    return undefined;
  }
}

function orangPusat(ctx: Ctx): Ctx {
  if (ctx.variant !== 'pusat') throw new Problem(403, 'PUSAT_SAJA', TIDAK.PUSAT_SAJA.message);
  return ctx;
}

async function teruskan(db: Database, jauh: Jauh, asked: AskedFar, ctx: Ctx): Promise<Raw> {
  const siapa = await penanya(db, jauh, orangPusat(ctx));
  const { keystore } = ctx;
  const catatan = keystore ? { otorisasi: keystore } : {};
  return readAnswer(await sendJauh(db, { jauh, siapa, asked, dari: ctx, catatan }), asked);
}

/** The device is that of the session, whatever the request says; its name stays at head office. */
async function penanya(db: Database, { kode_toko: aud }: Jauh, ctx: Ctx) {
  const { kode_toko: iss, user_id: sub, level, akses } = ctx;
  const name = (await findUser(db, sub))?.usere_name ?? sub;
  const dev = sidikPerangkat(iss, await findPerangkatSesi(db, ctx.sidik));
  const hp = (await findSidikOrang(db, sub)) ?? undefined;
  return { iss, aud, sub, level, name, dev, hp, akses: bedaAkses(MENU, level, akses) };
}
