import type { BodyOf } from '#kit/contract/endpoint.ts';
import { canonical } from '#kit/server/canonical.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import { limiter } from '#kit/server/limiter.ts';
import { parse } from '#kit/server/parse.ts';
import { Problem } from '#kit/server/problem.ts';
import { serve, type Route } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { DATA_GAGAL } from '#areas/toko/contract/hasil-toko.ts';
import { COCOK_LAMA_JAM, isSalinanLama } from '#areas/toko/rules/server.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import {
  endHenti,
  isDiSini,
  isPusat,
  isTokoRantai,
  reopenKirim,
  type Arus,
} from '#areas/toko/server/antar/antar.table.ts';
import { hentikan } from '#areas/toko/server/antar/henti.ts';
import { satuSatu } from '#areas/toko/server/antar/jaga-pesan.ts';
import { antarkan } from '#areas/toko/server/antar/kirim-pesan.ts';
import { tanyaServer } from '#areas/toko/server/antar/server-lain.ts';
import {
  cocokServerEndpoint,
  type ArusTercatat,
  type RkTercatat,
} from '#app/contract/cocok.api.ts';
import {
  endBeda,
  findBeda,
  findTakDibanding,
  listCocok,
  readTercatat,
  saveBeda,
  saveCocok,
  type Beda,
  type Pasangan,
  type Tercatat,
} from '#app/server/jauh/cocok.table.ts';

/** A server asks hourly, and each minute while something is on its way. */
const seringnya = limiter({ most: 60, seconds: 600 });

export const cocokServer = (db: Database): readonly Route[] => [
  serve(cocokServerEndpoint, jawabCocok(db)),
];

/** What this server has with the one that asks; what that has lost of what it had answered goes to it again. */
const jawabCocok =
  (db: Database) =>
  async (_: Sql, { body }: { body: BodyOf<typeof cocokServerEndpoint> }, ctx: Ctx) => {
    const { pengirim = '', kode_toko, toko } = ctx;
    seringnya(`${pengirim}/${kode_toko}`);
    const cabang = toko.jenis === 'PUSAT' ? pengirim : kode_toko;
    const sini = await readTercatat(db, cabang);
    const disini = await isDiSini(db, cabang);
    for (const arus of sini.pesan.filter((one) => isKirim(one, cabang, disini)))
      await ulangi(db, arus, urutDi(body.pesan, arus));
    return { ...sini, jam: nowIso() };
  };

/** Whether a line of messages leaves this server. */
const isKirim = ({ dari, ke }: Arus, cabang: string, disini: boolean): boolean =>
  disini ? dari === cabang : ke === cabang;

const findArus = (all: readonly ArusTercatat[], { dari, ke }: Arus): ArusTercatat | undefined =>
  all.find((one) => one.dari === dari && one.ke === ke);
const urutDi = (all: readonly ArusTercatat[], arus: Arus): number => findArus(all, arus)?.urut ?? 0;

/** A copy is older once; a server that says each minute that it knows nothing gets no whole line each time. */
const seringUlang = limiter({ most: 6, seconds: 3600 });

function bolehUlang({ dari, ke }: ArusTercatat): boolean {
  try {
    seringUlang(`${dari}/${ke}`);
    return true;
  } catch {
    return false;
  }
}

/** Sent again from where the other server's copy ends; what it has anyway does nothing a second time (D-43.4). */
async function ulangi(db: Database, arus: ArusTercatat, punya: number): Promise<boolean> {
  if (arus.sampai <= punya || !bolehUlang(arus)) return false;
  await reopenKirim(db, arus, punya + 1);
  antarkan(db, arus.ke);
  return true;
}

/**
 * Compares what this server and another one say of each other (decision 1199); answers whether it came to an end.
 * Numbers of messages come first: this server's before the question, the other one's, and this server's behind the
 * answer, so that a message that leaves meanwhile is no older copy. Where both know the same messages, the two books
 * must agree.
 */
async function cocokkan(db: Database, pasangan: Pasangan): Promise<boolean> {
  const { dari, ke } = pasangan;
  const cabang = (await isPusat(db, ke)) ? dari : ke;
  const dulu = await readTercatat(db, cabang);
  const sana = await tanyaCocok(db, pasangan, dulu.pesan);
  const kini = await readTercatat(db, cabang);
  if (!(await cocokPesan(db, cabang, { dulu, sana, kini }))) return false;
  await cocokRk(db, { cabang, disini: cabang === dari }, sana.rk, kini.rk);
  return true;
}

async function tanyaCocok(
  db: Database,
  pasangan: Pasangan,
  pesan: readonly ArusTercatat[],
): Promise<Tercatat> {
  const asked = { method: 'POST', path: 'server/cocok', body: JSON.stringify({ pesan }) };
  const { status, body } = await tanyaServer(db, pasangan, asked);
  if (status !== 200) throw ditolak();
  return parse(cocokServerEndpoint.answer, (body as { data?: unknown } | null)?.data);
}

const ditolak = (): Problem => new Problem(503, 'DATA_DITOLAK', DATA_GAGAL);

type Tiga = { readonly dulu: Tercatat; readonly sana: Tercatat; readonly kini: Tercatat };

/** True where both ends know the same messages of every line, and none has stopped. */
async function cocokPesan(db: Database, cabang: string, { dulu, sana, kini }: Tiga) {
  const disini = await isDiSini(db, cabang);
  const arus = new Map(
    [...dulu.pesan, ...sana.pesan, ...kini.pesan].map((one) => [
      `${one.dari}/${one.ke}`,
      { dari: one.dari, ke: one.ke },
    ]),
  );
  let sama = true;
  for (const one of arus.values()) {
    if (one.dari !== cabang && one.ke !== cabang) throw ditolak();
    const tiga = {
      dulu: findArus(dulu.pesan, one),
      sana: findArus(sana.pesan, one),
      kini: findArus(kini.pesan, one),
    };
    const cocok = isKirim(one, cabang, disini) ? cocokKirim : cocokTerima;
    if (!(await cocok(db, one, tiga))) sama = false;
  }
  return sama;
}

type Ujung = { readonly [K in keyof Tiga]: ArusTercatat | undefined };

/**
 * A line that this server sends: a number that it has not given is of a later life of its database. One that only
 * passes here is no number of its own: its author knows what this copy has lost, and sends it again (decision 1267).
 */
async function cocokKirim(db: Database, arus: Arus, { dulu, sana, kini }: Ujung): Promise<boolean> {
  const punya = sana?.urut ?? 0;
  if (!isSalinanLama(kini?.urut ?? 0, punya)) throw ditolak();
  if (punya > (kini?.urut ?? 0)) {
    if ((await isDiSini(db, arus.dari)) && (kini ?? (await isTokoRantai(db, arus.ke))))
      await hentikan(db, arus, 'KIRIM', punya);
    return false;
  }
  if (dulu && (await ulangi(db, dulu, punya))) return false;
  return !kini?.henti && kini?.urut === punya && kini.sampai === punya;
}

/** A line that it takes: a number that is here and that the sender does not know was lost there. */
async function cocokTerima(db: Database, arus: Arus, { dulu, sana, kini }: Ujung) {
  const diberi = sana?.urut ?? 0;
  if ((dulu?.urut ?? 0) > diberi) {
    await hentikan(db, arus, 'TERIMA', dulu?.urut ?? 0);
    return false;
  }
  if (sana?.henti || (kini?.urut ?? 0) !== diberi) return false;
  await endHenti(db, arus, 'TERIMA');
  return true;
}

type Siapa = { readonly cabang: string; readonly disini: boolean };

/** Each shop of head office with the branch: two balances end each other, with what messages will still book. */
async function cocokRk(
  db: Database,
  { cabang, disini }: Siapa,
  sana: readonly RkTercatat[],
  kini: readonly RkTercatat[],
): Promise<void> {
  // Head office's side says which shops are on its server: the branch has accounts with others, too.
  const toko = (disini ? sana : kini).map((one) => one.toko);
  for (const one of new Set(toko)) {
    const beda = jumlah(
      sana.find((row) => row.toko === one),
      kini.find((row) => row.toko === one),
    );
    await (disini ? catatBeda(db, cabang, one, beda) : catatBeda(db, one, cabang, beda));
  }
}

const jumlah = (...rows: readonly (RkTercatat | undefined)[]): Beda => {
  const of = (name: keyof Beda): number => rows.reduce((sum, row) => sum + (row?.[name] ?? 0), 0);
  return { rupiah: of('rupiah'), qty: of('qty'), mg: of('mg'), murni: of('murni') };
};

/** A difference is in the record when it begins and when it changes, and so is its end. */
async function catatBeda(db: Database, kode_toko: string, lain: string, beda: Beda): Promise<void> {
  await db.begin(async (tx) => {
    const dulu = await findBeda(tx, kode_toko, lain);
    const ada = Object.values(beda).some((one) => one !== 0);
    if (!ada && !dulu) return;
    if (ada) await saveBeda(tx, kode_toko, lain, beda);
    else await endBeda(tx, kode_toko, lain);
    if (ada && dulu && canonical(dulu) === canonical(beda)) return;
    const tindakan = ada ? 'RK_BEDA' : 'RK_COCOK';
    const act = { tindakan, tabel: 'cocok_beda', kunci: lain, user_id: 'sistem', op: newOp() };
    await recordAside(tx, { kode_toko, ...act, sebelum: dulu, sesudah: ada ? beda : undefined });
  });
}

const SEJAM = 3600;
/** Messages are on their way, or the other server does not answer. */
const SEBENTAR = 60;
const SEMENIT_MS = 60_000;

/** A server that refuses to say what its book has is in the record once a day (decision 1230). */
async function catatTakDibanding(db: Database, { dari, ke }: Pasangan): Promise<void> {
  const sejak = await findTakDibanding(db, { dari, ke }, COCOK_LAMA_JAM);
  if (sejak === undefined) return;
  const act = { tindakan: 'RK_TAK_DIBANDING', tabel: 'cocok_server', kunci: ke, user_id: 'sistem' };
  await recordAside(db, { kode_toko: dari, ...act, op: newOp(), sesudah: { sejak } });
}

/** All that are due, or every one; answers how many were compared to the end. */
export async function cocokkanSemua(db: Database, semua = false): Promise<number> {
  let selesai = 0;
  for (const pasangan of await listCocok(db, semua)) {
    const jadi = await cocokkan(db, pasangan).catch((error: unknown) => {
      if (error instanceof Problem) return false;
      throw error;
    });
    await saveCocok(db, pasangan, jadi, jadi ? SEJAM : SEBENTAR);
    if (jadi) selesai += 1;
    else await catatTakDibanding(db, pasangan);
  }
  return selesai;
}

/** At the start, where an older copy is found before anybody acts on it, and hourly; answers how to stop. */
export function jagaCocok(db: Database, say: (line: string) => void): () => void {
  let semua = true;
  const lihat = satuSatu(() => cocokkanSemua(db, semua));
  const look = (): void => {
    void lihat().catch((error: Error) => say(`Cocok server: ${error.message}`));
    semua = false;
  };
  look();
  const timer = setInterval(look, SEMENIT_MS);
  timer.unref();
  return () => clearInterval(timer);
}
