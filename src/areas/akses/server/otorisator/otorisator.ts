import { createHash, randomUUID } from 'node:crypto';
import type { BodyOf, InputOf } from '#kit/contract/endpoint.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import { nowIso, toIso } from '#kit/server/clock.ts';
import { DEVICE_COOKIE, TRUSTED_COOKIE } from '#kit/server/credentials.ts';
import type { Database } from '#kit/server/database.ts';
import { missing, Problem } from '#kit/server/problem.ts';
import type { Surroundings } from '#kit/server/routes.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { bisaMenyetujui } from '#areas/toko/rules/level.ts';
import { readSetelanToko } from '#areas/toko/server/setelan.ts';
import {
  HARI_OTORISATOR,
  type bukaPermintaanEndpoint,
  type masukOtorisatorEndpoint,
  type setujuiDiTeleponEndpoint,
  type tolakDiTeleponEndpoint,
} from '#areas/akses/contract/otorisator.api.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import { sebutPerangkat } from '#areas/akses/rules/perangkat.ts';
import type { Say } from '#areas/akses/rules/say.ts';
import { askFaktor } from '#areas/akses/server/dua-faktor.ts';
import { deviceOf, headerOf, verifyLogin } from '#areas/akses/server/login.ts';
import { notifikasiOf } from '#areas/akses/server/notifikasi/langganan.ts';
import {
  endTelepon,
  findSeputar,
  findTelepon,
  listMenunggu,
} from '#areas/akses/server/otorisator/otorisator.table.ts';
import { answered, dikenal, jawabOleh, type Kabar } from '#areas/akses/server/otorisasi.ts';
import { ucapan, ucapanOf } from '#areas/akses/server/otorisator/ucapan.ts';
import type { Otorisasi } from '#areas/akses/server/otorisasi.table.ts';
import { bisaMenjawab, penyetujuLihat, type Pembaca } from '#areas/akses/server/perlu-otorisasi.ts';
import {
  isPusat,
  needPenyetuju,
  needPerangkatLain,
  type Approver,
} from '#areas/akses/server/penyetuju.ts';
import { hashToken, newToken } from '#areas/akses/server/sesi/token.ts';
import { saveSesi } from '#areas/akses/server/sesi/sesi.table.ts';
import { findUser, type User } from '#areas/akses/server/users.table.ts';

const TIDAK = refusals({
  BUKAN_PENYETUJU: { message: 'User Ini Tidak Berhak Memberi Otorisasi' },
  PENYETUJU_BARU: { message: 'Password User Ini Dibuat Orang Lain, Ganti Dahulu Lewat Login' },
  TANPA_FAKTOR: { message: 'Pasang Faktor Kedua Dahulu Lewat Login' },
  OTORISASI_TIDAK_ADA: { message: 'Permintaan Otorisasi Tidak Ditemukan' },
  ANGKA_TIDAK_COCOK: { message: 'Angka Tidak Cocok, Permintaan Ditolak' },
});
const no = ({ code, message }: { code: string; message: string }) =>
  new Problem(403, code, message);
const DETIK_HARI = 86_400;

/**
 * A telephone is trusted once, by password and second factor (decision 450): an approver of his own
 * password only, and never without a factor, for the telephone alone says yes from then on.
 */
export async function masukOtorisator(
  db: Database,
  { user_id, password, kode }: BodyOf<typeof masukOtorisatorEndpoint>,
  around: Surroundings,
) {
  const known = deviceOf(around);
  const user = await verifyLogin(db, user_id, password, { perangkat: known, ip: around.ip });
  if (!bisaMenyetujui(user.level)) throw no(TIDAK.BUKAN_PENYETUJU);
  if (user.ganti_password) throw no(TIDAK.PENYETUJU_BARU);
  if (!(await askFaktor(db, user, kode))) throw no(TIDAK.TANPA_FAKTOR);
  const token = newToken();
  const perangkat = known ?? randomUUID();
  await saveTelepon(db, user, { token, perangkat }, around);
  around.setCookie(DEVICE_COOKIE, perangkat, { maxAge: 400 * DETIK_HARI });
  around.setCookie(TRUSTED_COOKIE, token, { maxAge: HARI_OTORISATOR * DETIK_HARI });
  return { ...(await siapaOf(db, user, nowIso())), token };
}

async function saveTelepon(
  db: Database,
  { kode_toko, user_id, level }: User,
  { token, perangkat }: { token: string; perangkat: string },
  around: Surroundings,
): Promise<void> {
  const now = nowIso();
  const nama_perangkat = sebutPerangkat(headerOf(around, 'user-agent'));
  const row = { kode_toko, user_id, perangkat, nama_perangkat, ip: around.ip, now };
  await db.begin(async (tx) => {
    await endTelepon(tx, row);
    await saveSesi(tx, { ...row, sidik: hashToken(token), jenis: 'OTORISATOR' });
    await recordAside(tx, {
      kode_toko,
      user_id,
      level,
      perangkat,
      ip: around.ip,
      op: newOp(),
      tindakan: 'PERCAYA_TELEPON',
      tabel: 'sesi',
      kunci: user_id,
      sesudah: { nama_perangkat },
    });
  });
}

async function siapaOf(db: Database, user: User, mulai: string) {
  const { toko } = await readSetelanToko(db, user.kode_toko);
  return {
    user_id: user.user_id,
    usere_name: user.usere_name,
    level: user.level,
    kode_toko: user.kode_toko,
    nama_toko: toko.nama_toko,
    zona: toko.zona,
    pusat: await isPusat(db, user.kode_toko),
    sampai: toIso(Date.parse(mulai) + HARI_OTORISATOR * DETIK_HARI * 1000),
  };
}

/** Who this telephone answers for, and what he may answer now. */
export async function lihatOtorisator(db: Database, say: Say, ctx: Ctx) {
  const user = (await findUser(db, ctx.user_id))!;
  const { mulai } = await findTelepon(db, ctx.sidik);
  const rows = await listMenunggu(db, ctx.kode_toko, ctx.user_id);
  const permintaan = rows
    .filter(({ level }) => bisaMenjawab(ctx.level, level))
    .map(({ level: _, angka, ucapan: packed, ringkasan, ...row }) => ({
      ...row,
      ringkasan: ucapan(
        ucapanOf({ event: row.event, ucapan: packed, ringkasan, angka }),
        { modal: false, laci: false },
        say(ctx.locale),
      ).ringkasan,
    }));
  const notifikasi = await notifikasiOf(db, ctx.sidik);
  return { ...(await siapaOf(db, user, mulai)), permintaan, notifikasi };
}

/** Only what he could answer is shown to him; to all others it is not there. */
export async function milik(db: Database, keystore: string, ctx: Ctx): Promise<Otorisasi> {
  const row = await dikenal(db, keystore, ctx);
  const lain = row.input_by === ctx.user_id || !bisaMenjawab(ctx.level, row.level);
  if (lain) throw missing(TIDAK.OTORISASI_TIDAK_ADA);
  return row;
}

export async function bukaPermintaan(
  db: Database,
  say: Say,
  { params }: InputOf<typeof bukaPermintaanEndpoint>,
  ctx: Ctx,
) {
  return isiPermintaan(db, say, await milik(db, params.keystore, ctx), ctx);
}

/** All that an approver reads of a request before he answers. */
export async function isiPermintaan(db: Database, say: Say, row: Otorisasi, ctx: Ctx) {
  const { nama_peminta, detik, minta, disetujui, jawab_at } = await findSeputar(
    db,
    row.kode_toko,
    row.keystore,
  );
  const melihat = penyetujuLihat(ctx.level, ctx);
  const { keystore, event, status, catatan, input_by, input_date, kedaluwarsa } = row;
  return {
    keystore,
    event,
    status,
    catatan,
    input_by,
    nama_peminta,
    input_date,
    kedaluwarsa,
    ...ucapan(ucapanOf(row), melihat, say(ctx.locale)),
    dulu: duluOf(row, melihat, say(ctx.locale)),
    foto: [...(row.ucapan?.foto ?? [])],
    detik,
    pilihan: pilihanOf(row),
    hari_ini: { minta, disetujui },
    dijawab: row.disetujui_by && jawab_at ? { oleh: row.disetujui_by, waktu: jawab_at } : null,
  };
}

/** The figures that were agreed to before for the same form; null for a form that was not asked about yet. */
const duluOf = (
  { ucapan: asked }: Otorisasi,
  melihat: Pembaca,
  t: (text: string) => string,
): Angka[] | null =>
  asked?.dulu ? ucapan({ perihal: [], ringkasan: '', angka: asked.dulu }, melihat, t).angka : null;

/** The number among two others; always the same two, else a person who asks twice sees which number stays. */
export function pilihanOf({ keystore, cocok }: Pick<Otorisasi, 'keystore' | 'cocok'>): number[] {
  if (cocok === null) return [];
  const numbers = new Set([cocok]);
  for (const byte of createHash('sha256').update(`angka/${keystore}`).digest()) {
    if (numbers.size === 3) break;
    numbers.add(10 + (byte % 90));
  }
  return [...numbers].toSorted((a, b) => a - b);
}

type Dengan = { db: Database; kabar: Kabar };

/**
 * By the telephone of the approver, never the device that the request came from. Who does not know the
 * number on the screen agrees to something he does not see: the request is refused (abuse case 16).
 */
export async function setujuiDiTelepon(
  dengan: Dengan,
  { params, body }: InputOf<typeof setujuiDiTeleponEndpoint>,
  ctx: Ctx,
) {
  const { row, who } = await siapJawab(dengan.db, params.keystore, ctx);
  return setujuiDenganAngka(dengan, row, who, { ctx, cocok: body.cocok, dilihat: undefined });
}

type Angkanya = { readonly ctx: Ctx; readonly cocok: number | null; dilihat: string | undefined };

/** The number of the screen decides: with another one the request is refused. */
export async function setujuiDenganAngka(
  dengan: Dengan,
  row: Otorisasi,
  who: Approver,
  { ctx, cocok, dilihat }: Angkanya,
) {
  if (row.status !== 'OPEN') throw answered();
  if (cocok === row.cocok)
    return jawabOleh(dengan, row, who, ctx, { status: 'DISETUJUI', alasan: null, dilihat });
  const { code, message } = TIDAK.ANGKA_TIDAK_COCOK;
  await jawabOleh(dengan, row, who, ctx, { status: 'DITOLAK', alasan: message, dilihat });
  throw new Problem(422, code, message);
}

export async function tolakDiTelepon(
  dengan: Dengan,
  { params, body }: InputOf<typeof tolakDiTeleponEndpoint>,
  ctx: Ctx,
) {
  const { row, who } = await siapJawab(dengan.db, params.keystore, ctx);
  return jawabOleh(dengan, row, who, ctx, { status: 'DITOLAK', alasan: body.alasan });
}

async function siapJawab(db: Database, keystore: string, ctx: Ctx) {
  const row = await milik(db, keystore, ctx);
  await needPerangkatLain(db, row, ctx);
  const { user_id, level, kode_toko_user } = ctx;
  const who = { user_id, level, kode_toko: kode_toko_user, cara: 'QR' };
  await needPenyetuju(db, row, who);
  return { row, who };
}
