import type { InputOf } from '#kit/contract/endpoint.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { missing, Problem } from '#kit/server/problem.ts';
import type { Surroundings } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { aksesEvents } from '#areas/akses/contract/akses.event.ts';
import type * as api from '#areas/akses/contract/sidik.api.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import type { Say } from '#areas/akses/rules/say.ts';
import { tebak } from '#areas/akses/server/coba.ts';
import { askFaktorPenyetuju } from '#areas/akses/server/dua-faktor.ts';
import { tebakanSendiri, tebakanSetuju } from '#areas/akses/server/kunci-coba.ts';
import { verifyPenyetuju } from '#areas/akses/server/login.ts';
import { answered, dikenal, jawabOleh, type Kabar } from '#areas/akses/server/otorisasi.ts';
import { findKeystoreTerbuka } from '#areas/akses/server/otorisasi.table.ts';
import { ucapan, ucapanOf } from '#areas/akses/server/otorisator/ucapan.ts';
import { perluOtorisasi, penyetujuLihat } from '#areas/akses/server/perlu-otorisasi.ts';
import { needPenyetuju } from '#areas/akses/server/penyetuju.ts';
import {
  readDaftar,
  cocokSidik,
  mintaDaftar,
  mintaSidik,
  tempatOf,
} from '#areas/akses/server/sidik/periksa-sidik.ts';
import { dropSidik, listSidik, saveSidik } from '#areas/akses/server/sidik/sidik.table.ts';
import { unlockLayar } from '#areas/akses/server/sesi/sesi.table.ts';
import { findUser, type User } from '#areas/akses/server/users.table.ts';
import { aksesModul } from '#areas/akses/contract/akses.modul.ts';

const TIDAK = refusals({
  USER_TIDAK_ADA: { message: 'User Tidak Ditemukan' },
  SIDIK_TIDAK_TERDAFTAR: { message: 'Username Tidak Tidak Terdaftar' },
  TIDAK_ADA_PERMINTAAN: { message: 'Tidak Ada Permintaan Otorisasi Yang Terbuka' },
  SIDIK_SALAH: { message: 'Silahkan Coba Lagi' },
  SIDIK_TIDAK_ADA: { message: 'Sidik Jari Tidak Ditemukan' },
  PENYETUJU_BARU: { message: 'Password User Ini Dibuat Orang Lain, Ganti Dahulu Lewat Login' },
});
const no = (status: number, { code, message }: { code: string; message: string }) =>
  new Problem(status, code, message);

/** One's own, or at Data Users that of a person who is not of a higher level. */
async function orangOf(on: Sql, user_id: string, ctx: Ctx): Promise<User> {
  const user = await findUser(on, user_id);
  const sendiri = user?.user_id === ctx.user_id;
  const boleh =
    user?.kode_toko === ctx.kode_toko &&
    ctx.akses.has('data-users') &&
    setidaknya(ctx.level, user.level);
  if (!user || !(sendiri || boleh)) throw missing(TIDAK.USER_TIDAK_ADA);
  return user;
}

const record = (db: Parameters<typeof recordAside>[0], ctx: Ctx, user: User, act: Perbuatan) =>
  recordAside(db, {
    kode_toko: user.kode_toko,
    user_id: ctx.user_id,
    level: ctx.level,
    perangkat: ctx.perangkat,
    ip: ctx.ip,
    tabel: 'sidik_jari',
    kunci: user.user_id,
    ...act,
  });
type Perbuatan = { op: string; tindakan: string; sebelum?: unknown; sesudah?: unknown };

export async function lihatSidik(
  db: Database,
  { params }: InputOf<typeof api.listSidikEndpoint>,
  ctx: Ctx,
) {
  const user = await orangOf(db, params.user_id, ctx);
  return (await listSidik(db, user)).map(({ id, nama, dibuat, terakhir }) => ({
    id,
    nama,
    dibuat,
    terakhir,
  }));
}

/**
 * A finger approves in its person's name: it is enrolled by his own password and second factor and never by the person
 * who sits at Data Users, nor with a password that another person made.
 */
export async function mulaiSidik(
  db: Database,
  { params, body }: InputOf<typeof api.mulaiSidikEndpoint>,
  ctx: Ctx,
  around: Surroundings,
) {
  const user = await orangOf(db, params.user_id, ctx);
  await verifyPenyetuju(db, { user_id: user.user_id, password: body.password }, ctx);
  if (user.ganti_password) throw no(403, TIDAK.PENYETUJU_BARU);
  await askFaktorPenyetuju(db, user, body.kode, ctx);
  const opsi = await mintaDaftar(db, user, tempatOf(around).rp_id);
  if (!opsi) throw no(409, TIDAK.SIDIK_SALAH);
  return { opsi: { ...opsi } };
}

export async function daftarSidik(
  db: Database,
  { params, body }: InputOf<typeof api.daftarSidikEndpoint>,
  ctx: Ctx,
  around: Surroundings,
) {
  const user = await orangOf(db, params.user_id, ctx);
  const found = await readDaftar(db, user, body.fp, tempatOf(around));
  if (!found) throw no(422, TIDAK.SIDIK_SALAH);
  const op = newOp();
  await db.begin(async (tx) => {
    if ((await saveSidik(tx, user, { ...found, nama: body.nama, op })) === 0)
      throw no(409, TIDAK.SIDIK_SALAH);
    await record(tx, ctx, user, { op, tindakan: 'DAFTAR_SIDIK', sesudah: { nama: body.nama } });
  });
  return { user_id: user.user_id };
}

export async function hapusSidik(
  tx: Tx,
  { params }: InputOf<typeof api.hapusSidikEndpoint>,
  ctx: Ctx,
) {
  const user = await orangOf(tx, params.user_id, ctx);
  const { user_id } = user;
  const finger = (await listSidik(tx, user)).find(({ id }) => id === params.id);
  if (!finger) throw missing(TIDAK.SIDIK_TIDAK_ADA);
  if (user_id !== ctx.user_id && ctx.level !== 'OWN')
    await perluOtorisasi(tx, ctx, [
      {
        event: aksesEvents.HAK_AKSES,
        siapaPun: true,
        ringkasan: sentence('Hapus sidik jari {user_id}', { user_id }),
        angka: [
          { label: 'User', nilai: `${user_id} (${user.usere_name})` },
          { label: 'Nama alat', nilai: finger.nama },
        ],
      },
    ]);
  await dropSidik(tx, user, params.id);
  const sebelum = { nama: finger.nama };
  tx.audit({ tindakan: 'HAPUS_SIDIK', tabel: 'sidik_jari', kunci: user_id, sebelum });
  return { user_id };
}

const untukMinta = (keystore: string): string => `SETUJU/${keystore}`;

/** The request that a finger is asked for: the one that is named, else the one that the asker has open (1§7). */
async function dimaksud(db: Database, keystore: string | undefined, ctx: Ctx) {
  const meant = keystore ?? (await findKeystoreTerbuka(db, ctx));
  if (meant === undefined) throw missing(TIDAK.TIDAK_ADA_PERMINTAAN);
  return dikenal(db, meant, ctx);
}

/** Asks the approver's authenticator; a name without a finger is refused in the requirement's words. */
export async function mintaSidikPenyetuju(
  db: Database,
  { query }: InputOf<typeof api.userFingerprintEndpoint>,
  ctx: Ctx,
) {
  const row = await dimaksud(db, query.keystore, ctx);
  const user = await findUser(db, query.user_id);
  const opsi = user?.is_active && (await mintaSidik(db, user, untukMinta(row.keystore)));
  if (!user || !opsi) throw missing(TIDAK.SIDIK_TIDAK_TERDAFTAR);
  return { user_id: user.user_id, opsi: { ...opsi } };
}

type Jari = { readonly user_id: string; readonly fp: api.SidikJawab };
type Dimana = { readonly untuk: string; readonly ctx: Ctx; readonly around: Surroundings };

/** Whose finger this is, asked for exactly this; a wrong one is counted with the tries of that screen. */
export async function jariPenyetuju(
  db: Database,
  { user_id, fp }: Jari,
  { untuk, ctx, around }: Dimana,
): Promise<User> {
  const user = await findUser(db, user_id);
  const tempat = { ...tempatOf(around), untuk };
  const found = await tebak(db, tebakanSetuju(ctx, user?.user_id ?? user_id), async () =>
    user?.is_active && (await cocokSidik(db, user, fp, tempat)) ? user : undefined,
  );
  if (!found) throw no(422, TIDAK.SIDIK_SALAH);
  if (found.ganti_password) throw no(403, TIDAK.PENYETUJU_BARU);
  return found;
}

type Dengan = { db: Database; kabar: Kabar; say: Say };

/** The finger at the asker's screen: the same rules and the same record as a password there. */
export async function jawabSidik(
  { db, kabar, say }: Dengan,
  { body }: InputOf<typeof api.authorizationFingerprintEndpoint>,
  ctx: Ctx,
  around: Surroundings,
) {
  const row = await dimaksud(db, body.keystore, ctx);
  const untuk = untukMinta(row.keystore);
  const { user_id, level, kode_toko } = await jariPenyetuju(db, body, { untuk, ctx, around });
  const who = { user_id, level, kode_toko, cara: 'FINGERPRINT' };
  await needPenyetuju(db, row, who);
  if (row.status !== 'OPEN') throw answered();
  if (body.kategori === 'ANGKA') {
    const { angka } = ucapan(ucapanOf(row), penyetujuLihat(level, ctx), say(ctx.locale));
    return { keystore: row.keystore, status: row.status, angka };
  }
  const status = body.kategori === 'SETUJUI' ? 'DISETUJUI' : 'DITOLAK';
  await jawabOleh({ db, kabar }, row, who, ctx, { status, alasan: null });
  return { keystore: row.keystore, status, angka: [] };
}

const sendiri = (ctx: Ctx) => ({ kode_toko: ctx.kode_toko_user, user_id: ctx.user_id });
const BUKA = 'BUKA_KUNCI';

/** D-34.7: the locked screen opens by the finger of the session's person. */
export async function mintaKunciSidik(db: Database, ctx: Ctx) {
  const opsi =
    ctx.modul(aksesModul.FINGERPRINT_MODULE) && (await mintaSidik(db, sendiri(ctx), BUKA));
  if (!opsi) throw missing(TIDAK.SIDIK_TIDAK_TERDAFTAR);
  return { opsi: { ...opsi } };
}

export async function bukaKunciSidik(
  db: Database,
  { body }: InputOf<typeof api.bukaKunciSidikEndpoint>,
  ctx: Ctx,
  around: Surroundings,
) {
  const tempat = { ...tempatOf(around), untuk: BUKA };
  const found = await tebak(db, tebakanSendiri(ctx), async () =>
    ctx.modul(aksesModul.FINGERPRINT_MODULE) &&
    (await cocokSidik(db, sendiri(ctx), body.fp, tempat))
      ? ctx
      : undefined,
  );
  if (!found) throw no(422, TIDAK.SIDIK_SALAH);
  await unlockLayar(db, ctx.sidik, nowIso());
  return { user_id: ctx.user_id };
}
