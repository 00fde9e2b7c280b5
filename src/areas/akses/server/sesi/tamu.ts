import { refusals } from '#kit/rules/refusal.ts';
import { nowIso, nowMs, toIso } from '#kit/server/clock.ts';
import type { Credentials } from '#kit/server/credentials.ts';
import type { Tertahan } from '#kit/server/ctx.ts';
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
import type { Param, Parameter } from '#areas/toko/contract/parameter.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { LEVELS } from '#areas/toko/rules/level.ts';
import { isCaraJauh, PANGGILAN_PUSAT } from '#areas/akses/contract/otorisasi-pusat.api.ts';
import { tentukanAkses } from '#areas/akses/rules/akses.ts';
import { contextOf, type Pintu } from '#areas/akses/server/sesi/context.ts';
import { findSesi } from '#areas/akses/server/sesi/sesi.table.ts';
import {
  isTokoDiSini,
  listKunciPusat,
  saveTamu,
  sesiTamu,
  takeJti,
} from '#areas/akses/server/sesi/tamu.table.ts';
import { invalidToken } from '#areas/akses/server/sesi/token.ts';

const TIDAK = refusals({
  ID_KEMBAR: { message: 'User Id Ini Sudah Dipakai Orang Lain Di Toko Tujuan' },
});

/**
 * What one person may do on a day without a second one, in the whole chain (decision 1096). This server does not know
 * what a guest did in other shops: he may do nothing of it unasked.
 */
const SEHARI: ReadonlySet<string> = new Set([
  'BATAS_KAS_KELUAR',
  'BATAS_KELUAR_HARI_KASIR',
  'BATAS_KELUAR_HARI_SPV',
  'BATAS_KUPON_TERBIT',
  'AKSESORIS_BATAS_QTY',
]);
const tanpaSehari =
  (param: Param): Param =>
  <T>(of: Parameter<T>) =>
    SEHARI.has(of.key) ? (0 as T) : param(of);

/**
 * A person of head office, whose own server asks for him (D-43.2): his level and the doors that are open to him are
 * what the token says, his modules, day and parameters are those of this shop. Locks, idle time and the second factor
 * are his own server's. Throws 401 for what is not proved, asked twice, or not asked of a shop of this server.
 */
export async function authenticateTamu(
  db: Database,
  pintu: Pintu,
  given: Credentials,
): Promise<Ctx> {
  const { iss, aud, sub, name, dev, hp, jti, akses, cara, ...said } = await readProved(db, given);
  const level = LEVELS.find((one) => one === said.level);
  if (!level || !dev || (cara !== undefined && !isCaraJauh(cara))) throw invalidToken();
  const orang = { usere_name: name ?? sub, level, sidik_hp: hp ?? null };
  const tamu = { kode_toko: iss, user_id: sub, ...orang };
  if (!(await saveTamu(db, tamu))) throw new Problem(403, 'ID_KEMBAR', TIDAK.ID_KEMBAR.message);
  const now = nowIso();
  const asal = { perangkat: dev, ip: `${iss}/${jti}` };
  const jenis = cara ? 'OTORISATOR' : 'KERJA';
  const sidik = await sesiTamu(db, tamu, { ...asal, now, jenis });
  const row = await findSesi(db, sidik, aud);
  if (!row) throw invalidToken();
  // The password and the factor of before are head office's to ask for.
  const person = { ...row, punya_faktor: true, ganti_password: false };
  const ctx = await contextOf(db, pintu, person, { ...given, ...asal });
  const ticks = new Map(Object.entries(akses ?? {}));
  const acts = given.asked?.method !== 'GET' && given.asked?.method !== 'HEAD';
  return {
    ...ctx,
    akses: tentukanAkses(pintu.menu, level, ticks),
    // A report shows what the shop has decided.
    param: acts ? tanpaSehari(ctx.param) : ctx.param,
    tamu: cara === undefined ? {} : { cara },
    ...(cara !== undefined && { tertahan: HANYA_MENJAWAB }),
  };
}

/** Who has shown who he is for one answer works in no shop by it. */
const HANYA_MENJAWAB: Tertahan = {
  code: 'HANYA_OTORISASI',
  message: 'Telepon Ini Hanya Untuk Otorisasi',
  kecuali: PANGGILAN_PUSAT,
};

/** Whose token is true and not of these minutes: one of the two clocks is wrong, and no exchange of keys mends it. */
export const TOKEN_JAM = 'TOKEN_JAM';

/** One request is looked at again where it opened the day: its token was taken by then. */
const proved = new WeakMap<object, Claims>();

async function readProved(db: Database, { token = '', asked, toko }: Credentials): Promise<Claims> {
  const known = asked && proved.get(asked);
  if (known) return known;
  const claims = readToken(token);
  if (!claims || !asked || (toko !== undefined && toko !== claims.aud)) throw invalidToken();
  const keys = await listKunciPusat(db, claims.iss, nowIso());
  const x = keys.find((one) => kidOf(one) === claims.kid);
  if (x === undefined || !proves(token, claims, x, asked)) throw invalidToken();
  if (!isTimely(claims)) throw new Problem(401, TOKEN_JAM, 'Invalid Token.');
  if (!(await isTokoDiSini(db, claims.aud))) throw invalidToken();
  const until = toIso(nowMs() + JTI_SECONDS * 1000);
  if (!(await takeJti(db, claims.jti, nowIso(), until))) throw invalidToken();
  proved.set(asked, claims);
  return claims;
}
