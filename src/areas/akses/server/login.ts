import { randomUUID } from 'node:crypto';
import { recordAside } from '#kit/server/aside.table.ts';
import { nowIso, nowMs, type Zona } from '#kit/server/clock.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { DEVICE_COOKIE, SESSION_COOKIE, TANPA_PERANGKAT } from '#kit/server/credentials.ts';
import { Problem, invariant } from '#kit/server/problem.ts';
import type { Surroundings } from '#kit/server/routes.ts';
import type { BodyOf } from '#kit/contract/endpoint.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import type { loginEndpoint, Sesi } from '#areas/akses/contract/sesi.api.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { readSetelanToko } from '#areas/toko/server/setelan.ts';
import { rapikanUserId } from '#areas/akses/rules/user-id.ts';
import { sebutPerangkat } from '#areas/akses/rules/perangkat.ts';
import { tebak, type Tebakan } from '#areas/akses/server/coba.ts';
import { askFaktor } from '#areas/akses/server/dua-faktor.ts';
import { tebakanMasuk, tebakanSetuju, type Dari } from '#areas/akses/server/kunci-coba.ts';
import { readMe, type Rumah } from '#areas/akses/server/me.ts';
import { masukDenganSidik, tanyaSidikMasuk } from '#areas/akses/server/sidik/masuk-sidik.ts';
import { verifySandi } from '#areas/akses/server/sandi.ts';
import { contextOf } from '#areas/akses/server/sesi/context.ts';
import { hashToken, newToken } from '#areas/akses/server/sesi/token.ts';
import {
  endSesi,
  findSesi,
  lockSesiOf,
  saveSesi,
  type SesiHidup,
} from '#areas/akses/server/sesi/sesi.table.ts';
import type { Dismiss } from '#areas/akses/server/users.ts';
import { findUser, lockUser, type User } from '#areas/akses/server/users.table.ts';
import { aksesParam } from '#areas/akses/contract/akses.parameter.ts';

const IDLE_MS = 60_000;
const wrong = () =>
  new Problem(401, 'LOGIN_SALAH', 'User id atau Password yang anda masukan salah');

/** Opens the one live session of a user (D-3.4) and answers what the browser may draw. */
export async function login(
  db: Database,
  rumah: Rumah,
  { user_id, password, kode, fp, ambil_alih }: BodyOf<typeof loginEndpoint>,
  around: Surroundings,
  dismiss: Dismiss,
): Promise<Sesi & { token: string }> {
  const known = deviceOf(around);
  const user = await verifyLogin(db, user_id, password, { perangkat: known, ip: around.ip });
  if (fp) await masukDenganSidik(db, user, fp, around);
  else await askFaktor(db, user, kode, () => tanyaSidikMasuk(db, user));
  const perangkat = known ?? randomUUID();
  const token = newToken();
  const { param, toko } = await readSetelanToko(db, user.kode_toko);
  const session = {
    perangkat,
    nama_perangkat: sebutPerangkat(headerOf(around, 'user-agent')),
    ip: around.ip,
    token,
    idle: param(aksesParam.SESSION_IDLE_MINUTES),
    zona: toko.zona,
    ambil_alih: ambil_alih ?? false,
  };
  if (await db.begin((tx) => openSession(tx, user, session))) dismiss(user.user_id);
  around.setCookie(DEVICE_COOKIE, perangkat, { maxAge: 400 * 86_400 });
  around.setCookie(SESSION_COOKIE, token, { maxAge: 12 * 3600 });
  const row = await findSesi(db, hashToken(token), undefined);
  invariant(row, 'a session that was just begun is there');
  const given = { perangkat, ip: around.ip, locale: 'id' };
  return { ...(await readMe(db, rumah, await contextOf(db, rumah, row, given), row)), token };
}

export const deviceOf = ({ headers, cookies }: Surroundings): string | undefined => {
  const given = headers['x-device'] ?? cookies[DEVICE_COOKIE];
  return typeof given === 'string' && given.length >= 8 && given !== TANPA_PERANGKAT
    ? given.slice(0, 80)
    : undefined;
};

/**
 * The right password, or the one sentence that reveals nothing (D-3.3): an unknown id costs the same time, and is
 * counted and shut like a known one.
 */
export async function verifyLogin(
  db: Database,
  user_id: string,
  password: string,
  dari: Dari,
): Promise<User> {
  const user = await findUser(db, user_id);
  const apa = await tebakanMasuk(db, user?.user_id ?? rapikanUserId(user_id), user, dari);
  return verifyPassword(db, user, password, { apa, ip: dari.ip });
}

/** The password of an approver, typed at the screen of somebody who is logged in. */
export async function verifyPenyetuju(
  db: Database,
  given: { user_id: string; password: string },
  ctx: Ctx,
): Promise<User> {
  const user = await findUser(db, given.user_id);
  const apa = tebakanSetuju(ctx, user?.user_id ?? rapikanUserId(given.user_id));
  return verifyPassword(db, user, given.password, { apa, ip: ctx.ip });
}

async function verifyPassword(
  db: Database,
  user: User | undefined,
  password: string,
  { apa, ip }: { apa: Tebakan; ip: string },
): Promise<User> {
  const found = await tebak(db, apa, async () => {
    const right = await verifySandi(password, user?.is_active ? user.sandi : undefined);
    return right ? user : undefined;
  });
  if (found) return found;
  if (user)
    await recordAside(db, { ...who(user, ip), tindakan: 'LOGIN_GAGAL', kunci: user.user_id });
  throw wrong();
}

const who = (user: User, ip: string) => ({
  kode_toko: user.kode_toko,
  op: newOp(),
  user_id: user.user_id,
  level: user.level,
  ip,
  tabel: 'sesi',
});

type NewSession = {
  perangkat: string;
  nama_perangkat: string;
  ip: string;
  token: string;
  idle: number;
  zona: Zona;
  ambil_alih: boolean;
};

/** Answers whether another session had to make room. */
async function openSession(tx: Tx, user: User, baru: NewSession): Promise<boolean> {
  const now = nowIso();
  const { kode_toko, user_id } = user;
  const { perangkat, ip, nama_perangkat } = baru;
  // Pressed twice at once, the second waits for the first: a session that is not there yet cannot be held.
  await lockUser(tx, kode_toko, user_id);
  const live = await lockSesiOf(tx, kode_toko, user_id);
  const elsewhere = live && dipakai(live, baru) ? live : undefined;
  if (elsewhere && !baru.ambil_alih)
    throw new Problem(409, 'USER_DIPAKAI', 'User ID ini sedang dipakai', {
      extra: { sesi: { ...tempat(elsewhere), zona: baru.zona } },
    });
  const alasan = elsewhere ? 'DIAMBIL_ALIH' : 'DIGANTI';
  if (live) await endSesi(tx, kode_toko, user_id, alasan, now);
  const sidik = hashToken(baru.token);
  await saveSesi(tx, { kode_toko, sidik, user_id, perangkat, nama_perangkat, ip, now });
  const act = { ...who(user, ip), perangkat, kunci: user_id };
  await recordAside(
    tx,
    elsewhere
      ? {
          ...act,
          tindakan: 'AMBIL_ALIH',
          sebelum: tempat(elsewhere),
          sesudah: { nama_perangkat, ip },
        }
      : { ...act, tindakan: 'LOGIN' },
  );
  return live !== undefined;
}

const dipakai = (live: SesiHidup, { perangkat, idle }: NewSession): boolean =>
  live.perangkat !== perangkat && nowMs() - Date.parse(live.terakhir) < idle * IDLE_MS;

/** Where a user id is in use and since when: shown to a person who has just given its password (D-3.4). */
const tempat = ({ nama_perangkat, ip, mulai, terakhir }: SesiHidup) => ({
  perangkat: nama_perangkat ?? 'Program',
  ip,
  sejak: mulai,
  terakhir,
});

export const headerOf = ({ headers }: Surroundings, name: string): string =>
  String(headers[name] ?? '');
