import type { Database } from '#kit/server/database.ts';
import { Problem } from '#kit/server/problem.ts';
import { PESAN_BYTES, PESAN_SEKALI } from '#areas/toko/contract/antar.api.ts';
import { isSalinanLama, jedaCoba } from '#areas/toko/rules/server.ts';
import {
  endTerkirim,
  findHop,
  findPusatDiSini,
  findTerakhir,
  isDiSini,
  listArus,
  listKirim,
  lockArus,
  noteCoba,
  noteGagal,
  reopenKirim,
  type Arus,
  type Dikirim,
} from '#areas/toko/server/antar/antar.table.ts';
import { hentikan } from '#areas/toko/server/antar/henti.ts';
import { TakSampai, tanyaServer, type JawabServer } from '#areas/toko/server/antar/server-lain.ts';

/** No act waits while a batch travels. */
const PATIENCE_MS = 25_000;

type Line = { running?: Promise<void>; again: boolean; gagal: number; timer?: NodeJS.Timeout };
const lines = new WeakMap<Database, Map<string, Line>>();

function lineOf(db: Database, hop: string): Line {
  const all = lines.get(db) ?? new Map<string, Line>();
  lines.set(db, all);
  const line = all.get(hop) ?? { again: false, gagal: 0 };
  all.set(hop, line);
  return line;
}

/** Sends what waits for a shop on another server; no act waits for it, and it is tried for ever (D-43.4). */
export function antarkan(db: Database, ke: string): void {
  const go = async (): Promise<void> => {
    const hop = await findHop(db, ke);
    if (hop) await push(db, hop);
  };
  void go().catch(() => {});
}

/** Sends all that waits for other servers, each line once; answers when each has tried. */
export async function antarkanSemua(db: Database): Promise<void> {
  const hops = new Set<string>();
  for (const { ke } of await listArus(db)) {
    const hop = await findHop(db, ke);
    if (hop) hops.add(hop);
  }
  await Promise.all([...hops].map((hop) => push(db, hop)));
}

/** One at a time to a server: what comes meanwhile goes in the same run. */
function push(db: Database, hop: string): Promise<void> {
  const line = lineOf(db, hop);
  if (line.running) {
    line.again = true;
    return line.running;
  }
  clearTimeout(line.timer);
  line.running = run(db, hop, line).finally(() => {
    line.running = undefined;
  });
  return line.running;
}

async function run(db: Database, hop: string, line: Line): Promise<void> {
  try {
    do {
      line.again = false;
      await sendAll(db, hop);
    } while (line.again);
    line.gagal = 0;
  } catch (error) {
    line.gagal += 1;
    // A database that is shut down is no line that is down: the look of every minute begins again.
    if (!(error instanceof Problem)) return;
    line.timer = setTimeout(() => void push(db, hop), jedaCoba(line.gagal));
    line.timer.unref();
  }
}

/** One that is refused for a reason of its own does not hold the others; a line that is down holds all. */
async function sendAll(db: Database, hop: string): Promise<void> {
  let refused: unknown;
  for (const arus of await listArus(db)) {
    if ((await findHop(db, arus.ke)) !== hop) continue;
    try {
      await sendArus(db, hop, arus);
    } catch (error) {
      if (!(error instanceof Ditolak)) throw error;
      await noteGagal(db, hop, error.code, null);
      refused = error;
    }
  }
  if (refused) throw refused;
}

/** The other server is there and says no. */
class Ditolak extends Problem {}

async function sendArus(db: Database, hop: string, arus: Arus): Promise<void> {
  let mundur = false;
  let banyak = PESAN_SEKALI;
  for (;;) {
    const pesan = await ambil(db, arus, banyak);
    const [first] = pesan;
    const last = pesan.at(-1);
    if (!first || !last) return;
    const body = JSON.stringify({ ...arus, pesan: pesan.map(bare) });
    const asked = { method: 'POST', path: 'server/pesan', body };
    // In the name of the shop that tells, or of head office, which speaks for all of its server and passes on.
    const dari = await penanda(db, arus);
    const { status, body: told } = await coba(db, arus, pesan, () =>
      tanyaServer(db, { dari, ke: hop }, asked, PATIENCE_MS),
    );
    const { code, mau, terakhir } = toldOf(told);
    await needSalinan(db, arus, terakhir);
    if (status === 200 && terakhir !== undefined && terakhir >= last.urut) {
      await endTerkirim(db, arus, first.urut, last.urut);
      // Of what only passes here its author knows more than this copy, and sends it again.
      const lebih = terakhir > last.urut && terakhir > (await findTerakhir(db, arus));
      if (lebih && (await isDiSini(db, arus.dari))) return henti(db, arus, terakhir);
      continue;
    }
    if (code === 'PESAN_BERBEDA' && terakhir !== undefined) return henti(db, arus, terakhir);
    if (code === 'PESAN_LUBANG' && mau !== undefined && mau < first.urut && !mundur) {
      // Its database is an older copy than what it has answered: it gets again what it lost, once a run.
      mundur = true;
      await reopenKirim(db, arus, mau);
      continue;
    }
    if (status === TERLALU_BESAR && pesan.length > 1) {
      // What is before the other server may take less than it does: they go in smaller parts.
      banyak = Math.ceil(pesan.length / 2);
      continue;
    }
    throw ditolak(code);
  }
}

const ditolak = (code = 'DATA_DITOLAK'): Ditolak =>
  new Ditolak(503, code, 'Pesan Ditolak Server Lain');

/** A number that no copy of this database can have lost is no word of a server that is to be believed. */
async function needSalinan(db: Database, arus: Arus, terakhir = 0): Promise<void> {
  if (!isSalinanLama(0, terakhir) && !isSalinanLama(await findTerakhir(db, arus), terakhir))
    throw ditolak();
}

/** Content Too Large (RFC 9110). */
const TERLALU_BESAR = 413;

/** The next that fit, marked as tried before any of it leaves: an act withdraws only what was never tried. */
const ambil = (db: Database, arus: Arus, most: number): Promise<readonly Dikirim[]> =>
  db.begin(async (tx) => {
    await lockArus(tx, arus);
    const pesan = fitting(await listKirim(tx, arus, most));
    if (pesan.length > 0) await noteCoba(tx, arus, pesan, 1);
    return pesan;
  });

/** One try. Where it surely came to nothing, the other server has none of it by this one. */
async function coba(
  db: Database,
  arus: Arus,
  pesan: readonly Dikirim[],
  send: () => Promise<JawabServer>,
): Promise<JawabServer> {
  try {
    const told = await send();
    if (told.pasti && told.status >= 400 && told.status < 500) await noteCoba(db, arus, pesan, -1);
    return told;
  } catch (error) {
    if (error instanceof TakSampai) await noteCoba(db, arus, pesan, -1);
    throw error;
  }
}

const henti = (db: Database, arus: Arus, terakhir: number): Promise<void> =>
  hentikan(db, arus, 'KIRIM', terakhir);

const penanda = async (db: Database, { dari }: Arus): Promise<string> =>
  (await findPusatDiSini(db)) ?? dari;

/** A lost number of an earlier version has no contents, and none is what is kept of it. */
const bare = ({ urut, jenis, no_dokumen, isi, waktu, op }: Dikirim) => ({
  urut,
  jenis,
  no_dokumen,
  isi: isi ?? {},
  waktu,
  op,
});

/** As many as fit, in bytes of the line; at least one, for a message alone is bounded where it is made. */
function fitting(pesan: readonly Dikirim[]): readonly Dikirim[] {
  let size = 0;
  const at = pesan.findIndex((one, n) => {
    size += Buffer.byteLength(JSON.stringify(bare(one))) + 1;
    return n > 0 && size > PESAN_BYTES;
  });
  return at < 0 ? pesan : pesan.slice(0, at);
}

function toldOf(body: unknown): { code?: string; mau?: number; terakhir?: number } {
  const { data, code, mau, terakhir } = (body ?? {}) as Record<string, unknown>;
  const inner = (data ?? {}) as Record<string, unknown>;
  const number = (value: unknown): number | undefined =>
    Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : undefined;
  return {
    ...(typeof code === 'string' && { code }),
    mau: number(mau),
    terakhir: number(terakhir) ?? number(inner['terakhir']),
  };
}
