import { act } from '#kit/server/act.ts';
import { nowMs, withClockAt } from '#kit/server/clock.ts';
import { hari } from '#kit/rules/hari.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import type { AuditLine, Database, Follow, Tx } from '#kit/server/database.ts';
import type { Sql } from '#kit/server/sql.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { PESAN_SEKALI } from '#areas/toko/contract/antar.api.ts';
import { TAHAN_DETIK } from '#areas/toko/rules/jam.ts';
import { SERVER } from '#areas/toko/rules/server.ts';
import { isDiSini, isPusat } from '#areas/toko/server/antar/antar.table.ts';
import { antarkan } from '#areas/toko/server/antar/kirim-pesan.ts';
import {
  beginPesan,
  dropPesan,
  endPesan,
  failPesan,
  holdPesan,
  keepPesan,
  listDitunggu,
  listTunggu,
  savePesan,
  type Mana,
  type PesanToko,
} from '#areas/toko/server/antar/pesan-toko.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { readSetelanToko } from '#areas/toko/server/setelan.ts';
import { findHariTerakhir, findJamTerakhir, type HariToko } from '#areas/toko/server/toko.table.ts';

/** What an act of the server itself knows of the shop that it acts in. */
export type CtxServer = Pick<
  Ctx,
  'kode_toko' | 'op' | 'user_id' | 'hari' | 'param' | 'modul' | 'toko'
>;
/** Makes an act of the receiver's out of a message; it writes its audit row as every act does. */
type Terap = (tx: Tx, pesan: PesanToko, ctx: CtxServer) => Promise<void>;

type Cara = {
  readonly terap: Terap;
  readonly segera: boolean;
  readonly dariPusat: boolean;
  readonly tiba: Terap | undefined;
};
const penerap = new Map<string, Cara>();
/**
 * Says what a kind of message does where it arrives. `segera`: it needs no open day, books nothing, and is applied in
 * the transaction that keeps it. `dariPusat`: no branch may say it. `tiba`: what is kept of it when it comes, and tests
 * it, while its effect waits for a day; one that fails there is held, and proves nothing.
 */
export const terapkanDengan = (
  jenis: string,
  terap: Terap,
  { segera = false, dariPusat = false, tiba }: Partial<Omit<Cara, 'terap'>> = {},
): void => void penerap.set(jenis, { terap, segera, dariPusat, tiba });

/** A number that its sender's copy lost, and that a receiver which is a copy itself asks for (decision 1172). */
terapkanDengan('HILANG', () => Promise.resolve(), { segera: true });

/**
 * Tells another shop of an act, in the act's own transaction (D-43.4). On one server it is applied right after the
 * commit, unless the other's day is closed: then as the first act of its next day. For a shop on another server it goes
 * there, and no act waits for it.
 */
export const kirimPesan = (
  tx: Tx,
  _: Database,
  pesan: Omit<PesanToko, 'dari' | 'urut'>,
  ctx: Pick<Ctx, 'kode_toko' | 'op'>,
): Promise<void> => kabari(tx, pesan, ctx);

/** The same for who does not hold the database: the act that it is a part of does. */
export async function kabari(
  tx: Tx,
  pesan: Omit<PesanToko, 'dari' | 'urut'>,
  ctx: Pick<Ctx, 'kode_toko' | 'op'>,
): Promise<void> {
  await savePesan(tx, pesan, ctx);
  tx.follow((db) => sampaikan(db, pesan.ke));
}

/** The act's answer waits for it: so much as a request brings, and nothing that was tried before. */
const SEGERA = { most: PESAN_SEKALI, mana: 'BARU' } as const;

async function sampaikan(db: Database, ke: string): Promise<void> {
  if (await isDiSini(db, ke)) await terapkanPesan(db, ke, SEGERA);
  else antarkan(db, ke);
}

/** So many are read at once: a hundred thousand that wait are no load. */
const SEKALI = 200;

type Seberapa = { readonly most: number; readonly mana: Mana };
const SEMUA: Seberapa = { most: Number.MAX_SAFE_INTEGER, mana: 'SEMUA' };

/** Applies what waits for a shop, or for every one of this server; answers how many it applied. */
export async function terapkanPesan(
  db: Database,
  ke?: string,
  seberapa: Partial<Seberapa> = {},
): Promise<number> {
  const whole = { ...SEMUA, ...seberapa };
  if (ke !== undefined) return terapkanToko(db, ke, whole);
  let jadi = 0;
  for (const one of await listDitunggu(db)) jadi += await terapkanToko(db, one, whole);
  return jadi;
}

async function terapkanToko(db: Database, ke: string, { most, mana }: Seberapa): Promise<number> {
  if (!(await isDiSini(db, ke))) return 0;
  let jadi = 0;
  let seen = 0;
  let last = { tertahan: false, dari: '', urut: 0 };
  // While the day is closed what needs one is not even read.
  const kecuali = (await isBuka(db, ke)) ? [] : jenisHarian();
  while (seen < most) {
    const banyak = Math.min(SEKALI, most - seen);
    const some = await listTunggu(db, { ke, kecuali, mana }, last, banyak);
    for (const pesan of some) {
      last = pesan;
      try {
        if (await terapkan(db, pesan)) jadi += 1;
      } catch (error) {
        await failPesan(db, pesan, (error as Error).message);
      }
    }
    seen += some.length;
    if (some.length < banyak) break;
  }
  return jadi;
}

const isBuka = async (on: Sql, kode_toko: string): Promise<boolean> =>
  (await findHariTerakhir(on, kode_toko))?.status === 'OPEN';

const jenisHarian = (): string[] =>
  [...penerap].flatMap(([jenis, { segera }]) => (segera ? [] : [jenis]));

/** What a kind does; held where this version does not know it, or the shop that says it may not. */
async function caraOf(on: Sql, { jenis, dari }: PesanToko): Promise<Cara> {
  const cara = penerap.get(jenis);
  if (!cara) throw new Error(`Nobody applies ${jenis}`);
  if (cara.dariPusat && !(await isPusat(on, dari))) throw new Error(`${dari} may not say ${jenis}`);
  return cara;
}

/**
 * Applies a message that needs no day in the transaction that keeps it, or keeps what has come with one that needs a
 * day; one that fails is held with its reason.
 */
export async function terapkanSegera(tx: Tx, pesan: PesanToko): Promise<readonly Follow[]> {
  const cara = penerap.get(pesan.jenis);
  if (!cara?.segera && !cara?.tiba) return [];
  await beginPesan(tx);
  try {
    const follows = await terapDi(tx, pesan, cara.segera ? undefined : cara.tiba);
    await keepPesan(tx);
    return follows;
  } catch (error) {
    await dropPesan(tx);
    await failPesan(tx, pesan, (error as Error).message);
    return [];
  }
}

/** An effect without a day: its record and the end of its message are of one transaction; `tiba` ends no message. */
async function terapDi(tx: Tx, pesan: PesanToko, tiba?: Terap): Promise<readonly Follow[]> {
  const { terap } = await caraOf(tx, pesan);
  const ctx = await ctxOf(tx, pesan.ke, await findHariTerakhir(tx, pesan.ke));
  const audits: AuditLine[] = [];
  const follows: Follow[] = [];
  const own: Tx = {
    ...tx,
    audit: (line) => void audits.push(line),
    follow: (work) => void follows.push(work),
  };
  await (tiba ?? terap)(own, pesan, ctx);
  if (!tiba) await endPesan(tx, pesan);
  const { kode_toko, user_id, op } = ctx;
  for (const line of audits) await recordAside(tx, { kode_toko, user_id, op, ...line });
  return follows;
}

async function terapkan(db: Database, pesan: PesanToko): Promise<boolean> {
  const { terap, segera } = await caraOf(db, pesan);
  if (segera) return terapkanLepas(db, pesan);
  const hari = await findHariTerakhir(db, pesan.ke);
  if (hari?.status !== 'OPEN') return false;
  const { at, behind } = await timeOf(db, pesan.ke);
  if (behind) return false;
  const ctx = await ctxOf(db, pesan.ke, hari);
  let held = true;
  const request = { method: 'POST', path: `server/${pesan.jenis}`, body: null, status: 200 };
  const run = () =>
    act(
      db,
      ctx,
      request,
      async (tx) => {
        held = await holdPesan(tx, pesan);
        if (!held) throw new Taken();
        tx.advances = true;
        await terap(tx, pesan, ctx);
        await endPesan(tx, pesan);
        return '';
      },
      () => {},
    ).catch((error: unknown) => {
      if (!(error instanceof Taken)) throw error;
    });
  await (at === undefined ? run() : withClockAt(at, run));
  return held;
}

async function ctxOf(on: Sql, kode_toko: string, day: HariToko | undefined) {
  const { toko, param, modul } = await readSetelanToko(on, kode_toko);
  const tgl = day?.tgl_system ?? hari('1970-01-01');
  return { ...SERVER, kode_toko, op: newOp(), ip: '', hari: tgl, param, modul, toko };
}

/** One that was held is tried again by itself. */
async function terapkanLepas(db: Database, pesan: PesanToko): Promise<boolean> {
  const follows = await db.begin(async (tx) =>
    (await holdPesan(tx, pesan)) ? terapDi(tx, pesan) : undefined,
  );
  for (const one of follows ?? []) await one(db).catch(() => {});
  return follows !== undefined;
}

/** Another process has it: nothing is written here. */
class Taken extends Error {}

type Waktu = { readonly at?: string; readonly behind?: true };

/** The shop's time never runs back: a little behind its last act goes on at that time, more waits (D-51.2). */
async function timeOf(db: Database, kode_toko: string): Promise<Waktu> {
  const terakhir = await findJamTerakhir(db, kode_toko);
  const mundur = terakhir === undefined ? 0 : Date.parse(terakhir) - nowMs();
  if (mundur <= 0) return {};
  return mundur > TAHAN_DETIK * 1000 ? { behind: true } : { at: terakhir };
}
