import { canonical, digestOf } from '#kit/server/canonical.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import type { Database, TxState } from '#kit/server/database.ts';
import { openAnswer, sealAnswer } from '#kit/server/write/kept-answer.ts';
import { masked } from '#kit/server/write/masked.ts';
import { Problem } from '#kit/server/problem.ts';
import { callOne, statement } from '#kit/server/sql.ts';
import { upTo } from '#kit/rules/lists.ts';

/** A write as it arrived: what its key, its digest and its audit row speak of. */
export type WriteRequest = {
  method: string;
  /** With its query: that, too, says what is written. */
  path: string;
  body: unknown;
  key?: string;
  status: number;
};
export type Answer = { status: number; text: string; replayed?: true };

/** Who acts where: a person, or the server by itself. */
export type Actor = Pick<
  Ctx,
  'op' | 'kode_toko' | 'user_id' | 'level' | 'perangkat' | 'ip' | 'digest'
>;
type Work<C> = (tx: TxState, ctx: C) => Promise<string>;
type Ring = (kode_toko: string, event: string, payload: unknown) => void;

const FIND = statement(
  'select op, sidik, status, jawaban from idempotensi where kode_toko = $1 and user_id = $2 and kunci = $3',
);
const FINISH = statement(
  'select selesai($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) as nomor',
);

/** SQLSTATE of a refusal that the database itself spoke (`tolak`). */
const REFUSED = 'KL409';
const UNIQUE = '23505';
const TRANSIENT = new Set(['40001', '40P01']);

/**
 * Runs one write whole (reliability 0): effects, audit row and idempotency answer commit together,
 * or nothing does. A key that was seen before cannot be kept a second time: whatever the repeated
 * write ran into, it is undone and gets the first answer back. So keys cost nothing until they are
 * needed, and two requests at the same time end like two in a row.
 */
export async function act<C extends Actor>(
  db: Database,
  ctx: C,
  request: WriteRequest,
  work: Work<C>,
  ring: Ring,
): Promise<Answer> {
  const digest = digestOf(request.method, request.path, request.body);
  try {
    return await withRetries(() => once(db, { ...ctx, digest }, request, work, ring));
  } catch (error) {
    if (error instanceof Unchanged) return { status: request.status, text: error.answer };
    const other = request.key ? await replay(db, ctx, request, digest) : undefined;
    if (other) return other;
    throw spoken(error);
  }
}

/** A save that differs in nothing is taken back whole: it leaves no row, no audit row and no key. */
class Unchanged extends Error {
  readonly answer: string;
  constructor(answer: string) {
    super('nothing differs');
    this.answer = answer;
  }
}

/** A change of rows that are there: a PUT, or a POST of the requirement that means the same. */
const isSave = ({ method }: WriteRequest, { audits }: TxState): boolean =>
  method === 'PUT' || audits.every(({ tindakan }) => tindakan === 'UBAH');

/** What was and what became of each row are the same; whoever hides a value in the audit says that it changed. */
const isUnchanged = ({ audits }: TxState): boolean =>
  audits.every(
    ({ sebelum, sesudah }) =>
      sebelum !== undefined && sesudah !== undefined && canonical(sebelum) === canonical(sesudah),
  );

async function once<C extends Actor>(
  db: Database,
  ctx: C,
  request: WriteRequest,
  work: Work<C>,
  ring: Ring,
): Promise<Answer> {
  let bells: readonly [string, unknown][] = [];
  let follows: readonly (() => Promise<unknown>)[] = [];
  let whole = (text: string): string => text;
  const text = await db.begin(
    async (tx) => {
      const answer = await work(tx, ctx);
      if (tx.audits.length === 0)
        throw new Error(`${request.method} ${request.path} left no audit row`);
      if (isSave(request, tx) && isUnchanged(tx)) throw new Unchanged(answer);
      bells = tx.bells;
      follows = tx.follows;
      return answer;
    },
    async (tx, answer) => {
      const { tanda } = tx;
      const nomor = await finish(tx, ctx, request, answer);
      if (tanda && nomor) whole = (unnumbered) => unnumbered.replaceAll(tanda, nomor);
    },
  );
  for (const [event, payload] of bells) ring(ctx.kode_toko, event, payload);
  // This act stands whatever becomes of them.
  for (const one of follows) await one().catch(() => {});
  return { status: request.status, text: whole(text) };
}

/** The last statement of a write: its audit rows, and its answer under its key. */
const finish = async (
  tx: TxState,
  ctx: Actor,
  request: WriteRequest,
  answer: string,
): Promise<string | null> => {
  const { nomor } = await callOne<{ nomor: string | null }>(tx, FINISH, [
    ctx.kode_toko,
    ctx.op,
    ctx.user_id,
    ctx.level,
    ctx.perangkat,
    ctx.ip,
    tx.otorisasi,
    JSON.stringify(
      tx.audits.map((line) => ({ kode_toko: ctx.kode_toko, ...line })),
      masked,
    ),
    request.key ?? null,
    `${request.method} ${decodeURIComponent(upTo(request.path, '?'))}`,
    ctx.digest,
    request.status,
    request.key ? sealAnswer(answer, ownerOf(ctx, request.key)) : answer,
    tx.tanda,
    tx.advances,
  ]);
  return nomor;
};

/** Whose answer is kept: nobody else's key opens it. */
const ownerOf = ({ kode_toko, user_id }: Actor, key: string): string =>
  `${kode_toko}/${user_id}/${key}`;

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

export const sqlState = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

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
