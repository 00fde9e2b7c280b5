import { sentence } from '#kit/rules/sentence.ts';
import { createHash, randomInt } from 'node:crypto';
import type { BodyOf, InputOf } from '#kit/contract/endpoint.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import { nowMs } from '#kit/server/clock.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { missing, Problem, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { readSetelanToko } from '#areas/toko/server/setelan.ts';
import type * as api from '#areas/akses/contract/dua-faktor.api.ts';
import { periksaSandiLain } from '#areas/akses/rules/users.ts';
import {
  dropDuaFaktor,
  findDuaFaktor,
  saveDuaFaktor,
  spendKodePulih,
  spendLangkah,
} from '#areas/akses/server/dua-faktor.table.ts';
import { tebak, type Tebakan } from '#areas/akses/server/coba.ts';
import { milikSendiri } from '#areas/akses/server/ganti-password.ts';
import { periksaSandiBaru } from '#areas/akses/server/kekuatan.ts';
import { tebakanFaktor, tebakanFaktorSetuju } from '#areas/akses/server/kunci-coba.ts';
import { setujuAmbilAlih } from '#areas/akses/server/owner/ambil-alih.ts';
import type { KabarOwner } from '#areas/akses/server/notifikasi/kabari-owner.ts';
import { bukaRahasia, tutupRahasia } from '#areas/akses/server/rahasia.ts';
import { isSandiSendiri } from '#areas/akses/server/sandi-sendiri.ts';
import { matchCode, newRahasia, uriOf } from '#areas/akses/server/totp.ts';
import { lockUser, needSandiLain } from '#areas/akses/server/users.table.ts';
import { aksesParam } from '#areas/akses/contract/akses.parameter.ts';

const TIDAK = refusals({
  USER_TIDAK_ADA: { message: 'User Tidak Ditemukan' },
  FAKTOR_TIDAK_ADA: { message: 'User Ini Tidak Mempunyai Faktor Kedua' },
  KODE_SALAH: { field: 'kode', message: 'Kode Salah Atau Sudah Dipakai' },
  SANDI_TERLALU_PENDEK: {
    field: 'password',
    message: 'Password Anda Terlalu Pendek Tanpa Faktor Kedua, Ganti Password Dahulu',
  },
  SANDI_TERLALU_MUDAH: {
    field: 'password',
    message: 'Password Anda Terlalu Mudah Ditebak Tanpa Faktor Kedua, Ganti Password Dahulu',
  },
  PASSWORD_SALAH: { field: 'password', message: 'Password Salah' },
});

/** Letters and figures that are not confused on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODES = 10;

const newKodePulih = (): string =>
  [0, 1]
    .map(() => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join(''))
    .join('-');

const sidikOf = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex');

type Siapa = { kode_toko: string; user_id: string };

/** Whether a code is good, and spends it: a step of the authenticator or a recovery code, once. */
async function spendKode(on: Sql, who: Siapa, kode: string): Promise<boolean> {
  const row = await findDuaFaktor(on, who);
  if (!row) return false;
  const rahasia = bukaRahasia(row.rahasia, who);
  const langkah = rahasia && matchCode(rahasia, kode, nowMs(), Number(row.langkah_terakhir));
  if (typeof langkah === 'number') return (await spendLangkah(on, who, langkah)) === 1;
  return (await spendKodePulih(on, who, sidikOf(kode))) === 1;
}

/**
 * The second question of the log-in. Wrong codes are counted and slowed like wrong passwords, under
 * a key of their own, so that a right password does not wipe them out (D-3.3). Whether there is a factor.
 */
export async function askFaktor(
  db: Database,
  who: Siapa,
  kode: string | null,
  beside?: () => Promise<Record<string, unknown>>,
): Promise<boolean> {
  const { param } = await readSetelanToko(db, who.kode_toko);
  const maks = param(aksesParam.LOGIN_GAGAL_MAKSIMAL);
  return ask(db, who, kode, tebakanFaktor(who.user_id, maks), beside);
}

/** The same of an approver at somebody's screen, who spends the tries of that screen; whether there is a factor. */
export const askFaktorPenyetuju = (
  db: Database,
  who: Siapa,
  kode: string | null,
  ctx: Ctx,
): Promise<boolean> => ask(db, who, kode, tebakanFaktorSetuju(ctx, who.user_id));

async function ask(
  db: Database,
  who: Siapa,
  kode: string | null,
  apa: Tebakan,
  beside?: () => Promise<Record<string, unknown>>,
): Promise<boolean> {
  if (!(await findDuaFaktor(db, who))) return false;
  if (kode === null)
    throw new Problem(401, 'PERLU_DUA_FAKTOR', 'Masukkan Kode Dari Aplikasi Authenticator', {
      extra: await beside?.(),
    });
  if (await tebakKode(db, who, kode, apa)) return true;
  throw new Problem(401, 'KODE_SALAH', TIDAK.KODE_SALAH.message, {
    errors: [{ path: 'kode', message: TIDAK.KODE_SALAH.message }],
  });
}

const tebakKode = (db: Database, who: Siapa, kode: string, apa: Tebakan) =>
  tebak(db, apa, async () => ((await spendKode(db, who, kode)) ? who : undefined));

const whoOf = (ctx: Ctx): Siapa => ({ kode_toko: ctx.kode_toko_user, user_id: ctx.user_id });

async function needPassword(db: Database, password: string, ctx: Ctx): Promise<void> {
  if (!(await isSandiSendiri(db, password, ctx))) refuseIf([TIDAK.PASSWORD_SALAH]);
}

export async function lihatDuaFaktor(db: Database, ctx: Ctx) {
  const row = await findDuaFaktor(db, whoOf(ctx));
  return {
    aktif: row !== undefined,
    wajib: ctx.wajib_faktor,
    aktif_sejak: row?.aktif_sejak ?? null,
    sisa_kode_pulih: row?.kode_pulih.length ?? 0,
  };
}

export async function mulaiDuaFaktor(
  db: Database,
  { password }: BodyOf<typeof api.mulaiDuaFaktorEndpoint>,
  ctx: Ctx,
) {
  await needPassword(db, password, ctx);
  const rahasia = newRahasia();
  return { rahasia, uri: uriOf(rahasia, ctx.user_id) };
}

/** Keeps the secret once its first code has come back, and answers the recovery codes. */
export async function aktifkanDuaFaktor(
  db: Database,
  { password, rahasia, kode }: BodyOf<typeof api.aktifkanDuaFaktorEndpoint>,
  ctx: Ctx,
) {
  await needPassword(db, password, ctx);
  const langkah = matchCode(rahasia, kode, nowMs(), 0);
  if (langkah === null) throw refused();
  const kode_pulih = Array.from({ length: CODES }, newKodePulih);
  const op = newOp();
  await db.begin(async (tx) => {
    const who = whoOf(ctx);
    await lockUser(tx, who.kode_toko, who.user_id);
    // One code switches it on once: of five presses at once one shows recovery codes that work.
    const known = await findDuaFaktor(tx, who);
    if (known && Number(known.langkah_terakhir) >= langkah) throw refused();
    const row = {
      rahasia: tutupRahasia(rahasia, whoOf(ctx)),
      langkah_terakhir: langkah,
      kode_pulih: kode_pulih.map(sidikOf),
      op,
    };
    await saveDuaFaktor(tx, whoOf(ctx), row);
    await record(tx, ctx, op, 'PASANG_DUA_FAKTOR');
  });
  return { kode_pulih };
}

/** Without the factor the password is the only proof, so it must meet the rules for a new one without a factor. */
async function periksaSandiTanpaFaktor(db: Database, password: string, ctx: Ctx) {
  const sendiri = { ...(await milikSendiri(db, ctx)), berfaktor: false };
  const [refused] = await periksaSandiBaru(password, sendiri);
  if (!refused) return [];
  return [refused.code === 'SANDI_PENDEK' ? TIDAK.SANDI_TERLALU_PENDEK : TIDAK.SANDI_TERLALU_MUDAH];
}

export async function matikanDuaFaktor(
  db: Database,
  { password, kode }: BodyOf<typeof api.matikanDuaFaktorEndpoint>,
  ctx: Ctx,
) {
  await needPassword(db, password, ctx);
  refuseIf(await periksaSandiTanpaFaktor(db, password, ctx));
  const apa = tebakanFaktor(ctx.user_id, ctx.param(aksesParam.LOGIN_GAGAL_MAKSIMAL));
  if (!(await tebakKode(db, whoOf(ctx), kode, apa))) throw refused();
  await db.begin(async (tx) => {
    await dropDuaFaktor(tx, whoOf(ctx));
    await record(tx, ctx, newOp(), 'MATIKAN_DUA_FAKTOR');
  });
  return lihatDuaFaktor(db, ctx);
}

const refused = (): Problem => {
  const { code, field = '', message } = TIDAK.KODE_SALAH;
  return new Problem(422, code, message, { errors: [{ path: field, message }] });
};

const record = (tx: Tx, ctx: Ctx, op: string, tindakan: string): Promise<number> =>
  recordAside(tx, {
    kode_toko: ctx.kode_toko_user,
    op,
    user_id: ctx.user_id,
    level: ctx.level,
    perangkat: ctx.perangkat,
    ip: ctx.ip,
    tindakan,
    tabel: 'dua_faktor',
    kunci: ctx.user_id,
  });

/**
 * Telephone and recovery codes are gone: somebody who may touch the user takes the factor away. The password that
 * was good enough beside it still opens the door once, and behind it a new one is chosen before anything else.
 */
export const hapusDuaFaktor =
  (kabari: KabarOwner) =>
  async (tx: Tx, { params: { user_id } }: InputOf<typeof api.hapusDuaFaktorEndpoint>, ctx: Ctx) => {
    const user = await lockUser(tx, ctx.kode_toko, user_id);
    if (!user) throw missing(TIDAK.USER_TIDAK_ADA);
    refuseIf(periksaSandiLain(ctx, user));
    await setujuAmbilAlih(
      tx,
      { user, ringkasan: sentence('Hapus faktor kedua {user_id}', { user_id }) },
      [{ label: 'User', nilai: `${user_id} (${user.usere_name})` }],
      ctx,
    );
    if (user.level === 'OWN') await kabari(tx, { user_id, perihal: 'HAPUS_DUA_FAKTOR' }, ctx);
    if ((await dropDuaFaktor(tx, { kode_toko: ctx.kode_toko, user_id })) === 0)
      throw missing(TIDAK.FAKTOR_TIDAK_ADA);
    await needSandiLain(tx, ctx.kode_toko, { user_id, op: ctx.op });
    tx.audit({ tindakan: 'HAPUS_DUA_FAKTOR', tabel: 'dua_faktor', kunci: user_id });
    return { user_id };
  };
