import { digestOf } from '#kit/server/canonical.ts';
import type { Database, TxState } from '#kit/server/database.ts';
import {
  afterCommit,
  endOf,
  needAudit,
  ownerOf,
  Unchanged,
  type Actor,
  type Answer,
  type Done,
  type WriteRequest,
} from '#kit/server/write/finish.ts';
import { openAnswer } from '#kit/server/write/kept-answer.ts';
import { ride } from '#kit/server/write/ride.ts';
import { Problem } from '#kit/server/problem.ts';
import { statement } from '#kit/server/sql.ts';
import { sqlState } from '#kit/server/sql/sql-state.ts';

type Work<C> = (tx: TxState, ctx: C) => Promise<string>;
type Ring = (kode_toko: string, event: string, payload: unknown) => void;

const FIND = statement(
  'select op, sidik, status, jawaban from idempotensi where kode_toko = $1 and user_id = $2 and kunci = $3',
);

/** SQLSTATE of a refusal that the database itself spoke (`tolak`). */
const REFUSED = 'KL409';
const UNIQUE = '23505';
const TRANSIENT = new Set(['40001', '40P01']);

/**
 * Runs one write whole (reliability 0): effects, audit row and idempotency answer commit together,
 * or nothing does. A key that was seen before cannot be kept a second time: whatever the repeated
 * write ran into, it is undone and gets the first answer back. So keys cost nothing until they are
 * needed, and two requests at the same time end like two in a row. A plain write shares its
 * transaction with others that wait at the same moment (decision 992).
 */
export async function act<C extends Actor>(
  db: Database,
  ctx: C,
  request: WriteRequest,
  work: Work<C>,
  ring: Ring,
): Promise<Answer> {
  const digest = digestOf(request.method, request.path, request.body);
  const own = { ...ctx, digest };
  const alone = () => withRetries(() => once(db, own, request, work, ring));
  try {
    const { rides, key } = request;
    if (!rides || !key) return await alone();
    return await ride(db, { ctx: own, request, rides, work: (tx) => work(tx, own), ring, alone });
  } catch (error) {
    if (error instanceof Unchanged) return { status: request.status, text: error.answer };
    const other = request.key ? await replay(db, ctx, request, digest) : undefined;
    if (other) return other;
    throw spoken(error);
  }
}

async function once<C extends Actor>(
  db: Database,
  ctx: C,
  request: WriteRequest,
  work: Work<C>,
  ring: Ring,
): Promise<Answer> {
  let nomor: string | null = null;
  const { done } = await db.begin(
    async (tx) => {
      const answer = await work(tx, ctx);
      needAudit({ tx, request, answer });
      const one: Done = { tx, ctx, request, answer };
      return { done: one, end: endOf(one) };
    },
    async (_, { end }) => {
      nomor = await end();
    },
  );
  return afterCommit(done, nomor, ring, db);
}

async function replay(
  db: Database,
  ctx: Actor,
  request: WriteRequest,
  digest: string,
): Promise<Answer | undefined> {
  if (!request.key) return undefined;
  const [row] = await db.call<{ sidik: string; status: number; jawaban: string }>(FIND, [
    ctx.kode_toko,
    ctx.user_id,
    request.key,
  ]);
  if (!row) return undefined;
  if (row.sidik !== digest)
    throw new Problem(409, 'KUNCI_DIPAKAI', 'Idempotency-Key Sudah Dipakai Untuk Data Lain');
  const text = openAnswer(row.jawaban, ownerOf(ctx, request.key));
  return { status: row.status, text, replayed: true };
}

const MOST_TRIES = 4;

/** A deadlock or a serialisation failure changed nothing: the same act is tried again. */
async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= MOST_TRIES || !TRANSIENT.has(sqlState(error))) throw error;
    }
  }
}

/** Turns what only the database could see into the same answer that a rule would have given. */
export function spoken(error: unknown): unknown {
  if (error instanceof Problem) return error;
  const said = error as { message?: string; detail?: string };
  if (sqlState(error) === REFUSED)
    return new Problem(409, said.message ?? 'DITOLAK', said.detail ?? '');
  if (sqlState(error) === UNIQUE)
    return new Problem(409, 'DATA_SUDAH_ADA', 'Data Sudah Disimpan Oleh Akun Lain');
  return error;
}
