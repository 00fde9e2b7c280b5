import { hari } from '#kit/rules/hari.ts';
import { nowIso, nowMs, toIso } from '#kit/server/clock.ts';
import type { Credentials } from '#kit/server/credentials.ts';
import type { Ctx as KitCtx } from '#kit/server/ctx.ts';
import type { Database } from '#kit/server/database.ts';
import { Problem } from '#kit/server/problem.ts';
import {
  isTimely,
  JTI_SECONDS,
  kidOf,
  proves,
  readToken,
  type Claims,
} from '#kit/server/wire/server-token.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import type { AllModuls } from '#areas/toko/contract/modul.ts';
import { fill } from '#kit/rules/refusal.ts';
import { TAHAN_DETIK, TIDAK_JAM } from '#areas/toko/rules/jam.ts';
import { SERVER } from '#areas/toko/rules/server.ts';
import { listKunciServer, noteServer } from '#areas/toko/server/antar/antar.table.ts';
import { modulsOn, readSetelanToko } from '#areas/toko/server/setelan.ts';
import { findHariTerakhir, findJamTerakhir } from '#areas/toko/server/toko.table.ts';
import { isLewatPusat } from '#areas/akses/server/sesi/server-lain.table.ts';
import { TOKEN_JAM } from '#areas/akses/server/sesi/tamu.ts';
import { isTokoDiSini, takeJti } from '#areas/akses/server/sesi/tamu.table.ts';
import { invalidToken } from '#areas/akses/server/sesi/token.ts';

/**
 * The server of another shop, which asks by itself (D-43.2): `pengirim` is the shop in whose name it asks, `kode_toko`
 * the shop of this database that it asks. No person, no level, no door: it opens endpoints for servers alone.
 */
export async function authenticateServer(
  db: Database,
  moduls: AllModuls,
  { locale, ...given }: Credentials,
): Promise<KitCtx> {
  const { iss, aud, jti } = await readProved(db, { locale, ...given });
  const { toko, told, param, modul } = await readSetelanToko(db, aud);
  const day = await findHariTerakhir(db, aud);
  const ctx = {
    ...SERVER,
    op: newOp(),
    pengirim: iss,
    ip: `${iss}/${jti}`,
    locale,
    kode_toko: aud,
    kode_toko_user: aud,
    variant: toko.jenis === 'PUSAT' ? ('pusat' as const) : ('cabang' as const),
    hari: day?.tgl_system ?? hari('1970-01-01'),
    hari_status: day?.status ?? ('CLOSED' as const),
    hari_terkunci: true,
    hari_tertinggal: false,
    moduls: modulsOn(moduls, modul),
    modul,
    told,
    param,
    akses: new Set<string>(),
    lihat_modal: true,
    toko,
    ...(await jamOf(db, aud)),
  };
  return ctx;
}

/** A clock that waits a little acts at the time of the last act; one that waits long acts not at all (D-51.2). */
async function jamOf(
  db: Database,
  kode_toko: string,
): Promise<Pick<KitCtx, 'waktu' | 'jamDitolak'>> {
  const terakhir = await findJamTerakhir(db, kode_toko);
  const detik = terakhir === undefined ? 0 : Math.ceil((Date.parse(terakhir) - nowMs()) / 1000);
  if (detik <= 0 || terakhir === undefined) return {};
  if (detik <= TAHAN_DETIK) return { waktu: terakhir };
  return { jamDitolak: { ...fill(TIDAK_JAM.JAM_MUNDUR, { detik }), extra: { detik } } };
}

/**
 * Only what a shop with a server of its own has signed; for this call, once, in its minutes; a branch to head office,
 * or head office to a branch.
 */
async function readProved(db: Database, { token = '', asked, toko }: Credentials): Promise<Claims> {
  const claims = readToken(token);
  if (!claims || !asked || (toko !== undefined && toko !== claims.aud)) throw invalidToken();
  const { sub, level, iss, aud } = claims;
  if (sub !== SERVER.user_id || level !== SERVER.level) throw invalidToken();
  const keys = await listKunciServer(db, iss, nowIso());
  const x = keys.find((one) => kidOf(one) === claims.kid);
  if (x === undefined || !proves(token, claims, x, asked)) throw invalidToken();
  const extra = { jam: nowIso() };
  await noteServer(db, iss, claims.iat - Math.floor(nowMs() / 1000));
  if (!isTimely(claims)) throw new Problem(401, TOKEN_JAM, 'Invalid Token.', { extra });
  if (!(await isTokoDiSini(db, aud))) throw invalidToken();
  if (!(await isLewatPusat(db, iss, aud))) throw invalidToken();
  const until = toIso(nowMs() + JTI_SECONDS * 1000);
  if (!(await takeJti(db, claims.jti, nowIso(), until))) throw invalidToken();
  return claims;
}
