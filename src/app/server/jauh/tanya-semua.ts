import { hash, randomUUID } from 'node:crypto';
import { recordAside } from '#kit/server/aside.table.ts';
import { nowIso, nowMs } from '#kit/server/clock.ts';
import type { Ctx as KitCtx } from '#kit/server/ctx.ts';
import type { Database } from '#kit/server/database.ts';
import type { Far } from '#kit/server/wire/far.ts';
import { bedaAkses } from '#areas/akses/rules/akses.ts';
import { DATA_GAGAL, type GagalToko } from '#areas/toko/contract/hasil-toko.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type {
  HasilDari,
  Tanya,
  TanyaSemua,
  TokoJauh,
} from '#areas/toko/server/antar/semua-toko.ts';
import { MENU } from '#app/contract/menu.ts';
import { findSalinan, saveSalinan } from '#app/server/jauh/salinan-toko.table.ts';
import { readWithin, TokoGagal } from '#app/server/jauh/tanya-satu.ts';
import { listTokoJauh } from '#app/server/jauh/toko-jauh.query.ts';
import { tokoJauh } from '#app/server/jauh/toko-jauh.ts';
import { isWajar } from '#app/server/jauh/wajar.ts';

const BASE = '/api/v1/';
const SEKALIGUS = 8;
/** A shop whose answers are refused is recorded once an hour, not with each look at a dashboard. */
const ALARM_MS = 3_600_000;
/** Away: head office's copy says what was so, and when. A shop that refuses, or lies, has no such copy shown. */
const PERGI: readonly GagalToko[] = ['PORTAL_MATI', 'PORTAL_LAMBAT'];

type Rumah = { readonly db: Database; readonly far: Far; readonly alarm: Map<string, number> };

/**
 * Head office asks each shop that has a server of its own, in the name of the person who looks (D-43.3): eight at a
 * time. What one of them answers, or does not, touches no other.
 */
export function tanyaSemua(db: Database): TanyaSemua {
  const rumah: Rumah = { db, far: tokoJauh(db), alarm: new Map() };
  return async <T>(tanya: Tanya<T>, ctx: Ctx): Promise<readonly HasilDari<T>[]> => {
    // A branch says its own alone, also to a person of head office.
    if (ctx.variant !== 'pusat' || ctx.kode_toko !== ctx.kode_toko_user) return [];
    const toko = await listTokoJauh(db, tanya.toko ?? []);
    const answers = new Map<string, HasilDari<T>>();
    const waits = [...toko];
    const turn = async (): Promise<void> => {
      for (let one = waits.shift(); one; one = waits.shift())
        answers.set(one.kode_toko, await tanyaSatu(rumah, tanya, one, ctx));
    };
    await Promise.all(Array.from({ length: SEKALIGUS }, turn));
    return toko.flatMap(({ kode_toko }) => answers.get(kode_toko) ?? []);
  };
}

async function tanyaSatu<T>(
  rumah: Rumah,
  tanya: Tanya<T>,
  { kode_toko, nama_toko }: TokoJauh,
  ctx: Ctx,
): Promise<HasilDari<T>> {
  const { db } = rumah;
  const toko = { kode_toko, nama_toko };
  const kunci = { kode_toko, tanya: kunciTanya(tanya, ctx) };
  try {
    const isi = await readWithin(() => minta(rumah, tanya, kode_toko, ctx), tanya);
    const data = baca(tanya, isi, toko);
    await saveSalinan(db, kunci, { waktu: nowIso(), isi });
    return { ...toko, ok: true, data };
  } catch (error) {
    if (!(error instanceof TokoGagal)) throw error;
    const { code } = error;
    if (code === 'DATA_DITOLAK') await bunyikan(rumah, tanya, kode_toko, ctx);
    const salinan = PERGI.includes(code) ? await findSalinan(db, kunci, nowIso()) : undefined;
    const data = salinan && bacaLama(tanya, salinan.isi, toko);
    return salinan && data !== undefined
      ? { ...toko, ok: true, data, per: salinan.waktu, code }
      : { ...toko, ok: false, data: undefined, code, message: DATA_GAGAL };
  }
}

async function minta({ far }: Rumah, { path }: Tanya<unknown>, kode_toko: string, ctx: Ctx) {
  const server = await far.serverOf(kode_toko);
  if (!server) throw new TokoGagal('PORTAL_MATI');
  const headers = { accept: 'application/json', 'accept-language': ctx.locale };
  const asked = { method: 'GET', path: BASE + path, body: '', headers, writes: false, file: false };
  return server(asked, ctx as KitCtx);
}

/** Parsed by the contract of the call before any of it counts (D-43.3). */
function baca<T>(tanya: Tanya<T>, isi: string, toko: TokoJauh): T {
  try {
    const said: unknown = JSON.parse(isi);
    if (!isWajar(said)) throw new TokoGagal('DATA_DITOLAK');
    const data = tanya.baca(said, toko);
    // In milligrams and hundredths a figure is longer than it was on its way.
    if (!isWajar(data)) throw new TokoGagal('DATA_DITOLAK');
    return data;
  } catch {
    throw new TokoGagal('DATA_DITOLAK');
  }
}

/** A copy of a version before this one may be of another contract: then there is none. */
function bacaLama<T>(tanya: Tanya<T>, isi: string, toko: TokoJauh): T | undefined {
  try {
    return baca(tanya, isi, toko);
  } catch {
    return undefined;
  }
}

/** A copy is for who would be told the same: the same question, of the same level with the same doors. */
const kunciTanya = ({ path }: Tanya<unknown>, { level, akses }: Ctx): string =>
  hash('sha256', JSON.stringify([path, level, bedaAkses(MENU, level, akses)]), 'base64url');

/** An answer that is none of ours is an alarm: in head office's record, which № 114 reads. */
async function bunyikan(
  { db, alarm }: Rumah,
  { path }: Tanya<unknown>,
  kode: string,
  ctx: Ctx,
): Promise<void> {
  const now = nowMs();
  if (Math.abs(now - (alarm.get(kode) ?? -Infinity)) < ALARM_MS) return;
  alarm.set(kode, now);
  const { kode_toko, user_id, level, perangkat, ip } = ctx;
  const sesudah = { toko: kode, panggilan: `GET ${BASE}${path}`.slice(0, 300) };
  const act = { tindakan: 'DATA_DITOLAK', tabel: 'toko', kunci: kode, op: randomUUID(), sesudah };
  await recordAside(db, { kode_toko, user_id, level, perangkat, ip, ...act });
}
