import { randomInt } from 'node:crypto';
import type { Bell } from '#kit/server/bell.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import { digestOf } from '#kit/server/canonical.ts';
import type { Database } from '#kit/server/database.ts';
import { Problem, missing, refuseIf } from '#kit/server/problem.ts';
import { refusals, type Refusal } from '#kit/rules/refusal.ts';
import { plainIn, sentence, word } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type {
  angkaOtorisasiEndpoint,
  mintaOtorisasiEndpoint,
  setujuiEndpoint,
  tolakEndpoint,
} from '#areas/akses/contract/otorisasi.api.ts';
import type { Say } from '#areas/akses/rules/say.ts';
import {
  answerOtorisasi,
  findDulu,
  findOtorisasi,
  saveOtorisasi,
  type Otorisasi,
} from '#areas/akses/server/otorisasi.table.ts';
import {
  bermodal,
  bisaMenjawab,
  pembacaOf,
  penyetujuLihat,
} from '#areas/akses/server/perlu-otorisasi.ts';
import { ambil } from '#areas/akses/server/coba.ts';
import { lupakanCoba } from '#areas/akses/server/coba.table.ts';
import { sidikHp } from '#areas/akses/server/sesi/sidik-orang.ts';
import { findPerangkatSesi } from '#areas/akses/server/sesi/sesi.table.ts';
import { fotoDari } from '#areas/akses/server/otorisator/foto-minta.ts';
import { ucapan, ucapanOf } from '#areas/akses/server/otorisator/ucapan.ts';
import { kunciKeystore, kunciMinta } from '#areas/akses/server/kunci-coba.ts';
import { demandOf, type Rehearse } from '#areas/akses/server/latih.ts';
import { approverOf, giveTiket, type Approver, type Diisi } from '#areas/akses/server/penyetuju.ts';
import { aksesParam } from '#areas/akses/contract/akses.parameter.ts';

const TIDAK = refusals({
  ALASAN_KOSONG: {
    field: 'catatan',
    message: sentence('{label} Tidak Boleh Kosong', { label: word('Alasan') }),
  },
  OTORISASI_TIDAK_ADA: { message: 'Permintaan Otorisasi Tidak Ditemukan' },
  OTORISASI_SUDAH_DIJAWAB: { message: 'Permintaan Otorisasi Sudah Dijawab Atau Kedaluwarsa' },
});

/** Ends lines and rings bells, of one person or of a shop's approvers. */
export type Kabar = {
  readonly dismiss: (user_id: string) => void;
  readonly tell: Bell['tell'];
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const newKeystore = (): string =>
  Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A request for approval: made by the server, bound to the write's digest, alive for two minutes. */
export async function mintaOtorisasi(
  db: Database,
  { rehearse, kabar, say }: { readonly rehearse: Rehearse; kabar: Kabar; readonly say: Say },
  { body }: InputOf<typeof mintaOtorisasiEndpoint>,
  ctx: Ctx,
) {
  await ambil(db, [kunciMinta(ctx)]);
  const {
    perihal,
    pihak = [],
    ...demand
  } = await demandOf(rehearse, ctx, {
    method: body.method,
    path: body.path,
    body: body.body ?? {},
  });
  refuseIf(periksaCatatan(demand.events, body.catatan));
  const dulu = body.sebelum && (await findDulu(db, ctx, { ...body, keystore: body.sebelum }));
  const keystore = newKeystore();
  const cocok = randomInt(10, 100);
  const saved = await db.begin(async (tx) => {
    const row = await saveOtorisasi(tx, {
      kode_toko: ctx.kode_toko,
      keystore,
      event: demand.events,
      level: demand.level,
      method: body.method,
      path: body.path,
      digest: digestOf(body.method, body.path, body.body ?? {}),
      cocok,
      ucapan: {
        perihal,
        ringkasan: demand.ringkasan,
        angka: demand.angka,
        foto: demand.foto ?? fotoDari(ctx.kode_toko, body.body, body.path),
        ...(dulu && { dulu: dulu.ucapan.angka }),
        ...(pihak.length > 0 && { pihak: await Promise.all(pihak.map(sidikHp)) }),
      },
      catatan: body.catatan ?? null,
      input_by: ctx.user_id,
      input_level: ctx.level,
      perangkat: await findPerangkatSesi(tx, ctx.sidik),
      menit: ctx.param(aksesParam.OTORISASI_MENIT),
    });
    await recordAside(tx, {
      ...by(ctx),
      tindakan: 'MINTA_OTORISASI',
      kunci: keystore,
      sesudah: plainIn(demand),
    });
    return row;
  });
  kabar.tell({ penyetuju: ctx.kode_toko }, 'otorisasi', {});
  return {
    keystore,
    cocok,
    kedaluwarsa: saved.kedaluwarsa,
    event: demand.events,
    ...ucapan({ ...demand, perihal }, pembacaOf(ctx), say(ctx.locale)),
    // On another server's screen an approver first shows there who he is, and then reads it (D-43.2).
    tertutup: !!ctx.tamu || bermodal(demand, ctx),
    level: demand.level,
  };
}

/** Who wants to save on a day that should be closed says why (reliability B). */
const periksaCatatan = (events: readonly string[], catatan: string | undefined): Refusal[] =>
  events.includes('TANGGAL_MUNDUR') && !catatan?.trim() ? [TIDAK.ALASAN_KOSONG] : [];

const by = (ctx: Ctx) => ({
  kode_toko: ctx.kode_toko,
  op: newOp(),
  user_id: ctx.user_id,
  level: ctx.level,
  perangkat: ctx.perangkat,
  ip: ctx.ip,
  tabel: 'otorisasi',
});

/** The request of a keystore; naming what is not there is a guess, and is counted (http.md). */
export async function dikenal(db: Database, keystore: string, ctx: Ctx): Promise<Otorisasi> {
  const row = await findOtorisasi(db, ctx.kode_toko, keystore);
  if (row) return row;
  await ambil(db, [kunciKeystore(ctx)]);
  throw missing(TIDAK.OTORISASI_TIDAK_ADA);
}

/** What the requester may not see of it, for the approver who is about to answer (D-3.5). */
export async function angkaOtorisasi(
  db: Database,
  say: Say,
  { params, body }: InputOf<typeof angkaOtorisasiEndpoint>,
  ctx: Ctx,
) {
  const row = await dikenal(db, params.keystore, ctx);
  const who = await approverOf(db, row, body, ctx);
  return {
    angka: ucapan(ucapanOf(row), penyetujuLihat(who.level, ctx), say(ctx.locale)).angka,
    tiket: await giveTiket(db, row, who),
  };
}

export const setujui = (
  db: Database,
  kabar: Kabar,
  { params, body }: InputOf<typeof setujuiEndpoint>,
  ctx: Ctx,
) => jawab({ db, kabar }, params.keystore, body, ctx, { status: 'DISETUJUI', alasan: null });

export const tolak = (
  db: Database,
  kabar: Kabar,
  { params, body }: InputOf<typeof tolakEndpoint>,
  ctx: Ctx,
) => jawab({ db, kabar }, params.keystore, body, ctx, { status: 'DITOLAK', alasan: body.alasan });

type Dengan = { db: Database; kabar: Kabar };
/** `dilihat`: the digest of what an approver of another server has read there. */
type Putusan = {
  status: 'DISETUJUI' | 'DITOLAK';
  alasan: string | null;
  dilihat?: string | undefined;
};

async function jawab(
  { db, kabar }: Dengan,
  keystore: string,
  given: Diisi,
  ctx: Ctx,
  putusan: Putusan,
) {
  const row = await dikenal(db, keystore, ctx);
  return jawabOleh({ db, kabar }, row, await approverOf(db, row, given, ctx), ctx, putusan);
}

/** One answer, whichever way it came: the same row, the same record, and the counter hears of it at once. */
export async function jawabOleh(
  { db, kabar }: Dengan,
  row: Otorisasi,
  who: Approver,
  ctx: Ctx,
  { status, alasan, dilihat }: Putusan,
) {
  const { keystore } = row;
  await db.begin(async (tx) => {
    const answer = { status, by: who.user_id, level: who.level, cara: who.cara, alasan };
    if ((await answerOtorisasi(tx, ctx.kode_toko, keystore, answer)) === 0) throw answered();
    if (status === 'DISETUJUI') await lupakanCoba(tx, kunciMinta({ user_id: row.input_by }).kunci);
    await recordAside(tx, {
      ...by(ctx),
      user_id: who.user_id,
      level: who.level,
      tindakan: status,
      kunci: keystore,
      sesudah: { ...answer, dilihat },
    });
  });
  bunyikan(kabar, row, who, status === 'DISETUJUI');
  return { keystore, status, disetujui_by: who.user_id };
}

/** The bell to the asker, by the way the answer came (1§7); a bell is no proof: the write looks at the row. */
function bunyikan({ tell }: Kabar, row: Otorisasi, who: Approver, status: boolean): void {
  const { keystore, input_by, kode_toko } = row;
  const asker = { user_id: input_by };
  if (who.cara === 'FINGERPRINT')
    tell(asker, 'fingerprint-auth', { auth_for: input_by, user_id: who.user_id, status });
  else tell(asker, 'qr-auth', { status, keystore, cancel: false });
  tell({ penyetuju: kode_toko }, 'otorisasi', {});
}

export const answered = () =>
  new Problem(409, TIDAK.OTORISASI_SUDAH_DIJAWAB.code, TIDAK.OTORISASI_SUDAH_DIJAWAB.message);

/** The requester takes it back, by Batalkan permintaan. */
export async function batalkanOtorisasi(db: Database, kabar: Kabar, keystore: string, ctx: Ctx) {
  const row = await dikenal(db, keystore, ctx);
  if (row.input_by !== ctx.user_id) throw missing(TIDAK.OTORISASI_TIDAK_ADA);
  await db.begin(async (tx) => {
    const taken = {
      status: 'DIBATALKAN',
      by: null,
      level: null,
      cara: 'PEMINTA',
      alasan: null,
    } as const;
    if ((await answerOtorisasi(tx, ctx.kode_toko, keystore, taken)) === 0) throw answered();
    await recordAside(tx, { ...by(ctx), tindakan: 'BATALKAN_OTORISASI', kunci: keystore });
  });
  kabar.tell({ user_id: ctx.user_id }, 'qr-auth', { status: false, keystore, cancel: true });
  kabar.tell({ penyetuju: ctx.kode_toko }, 'otorisasi', {});
  return { keystore, status: 'DIBATALKAN' };
}

export async function readOtorisasi(db: Database, say: Say, keystore: string, ctx: Ctx) {
  const row = await dikenal(db, keystore, ctx);
  if (row.input_by !== ctx.user_id && !bisaMenjawab(ctx.level, row.level))
    throw missing(TIDAK.OTORISASI_TIDAK_ADA);
  const { event, status, catatan, input_by, input_date, kedaluwarsa, disetujui_by } = row;
  return {
    keystore,
    event,
    status,
    ...ucapan(ucapanOf(row), pembacaOf(ctx), say(ctx.locale)),
    catatan,
    input_by,
    input_date,
    kedaluwarsa,
    disetujui_by,
  };
}
