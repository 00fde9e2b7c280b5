import { canonical } from '#kit/server/canonical.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import type { Database, TxState } from '#kit/server/database.ts';
import { callOne, statement, type Sql } from '#kit/server/sql.ts';
import { sealAnswer } from '#kit/server/write/kept-answer.ts';
import { holdsSecret, masked } from '#kit/server/write/masked.ts';
import { upTo } from '#kit/rules/lists.ts';

/** Who acts where: a person, or the server by itself. */
export type Actor = Pick<
  Ctx,
  'op' | 'kode_toko' | 'user_id' | 'level' | 'perangkat' | 'ip' | 'digest'
>;

/** A write as it arrived: what its key, its digest and its audit row speak of. */
export type WriteRequest = {
  method: string;
  /** With its query: that, too, says what is written. */
  path: string;
  body: unknown;
  key?: string;
  status: number;
  /** It may share a transaction with others of this open day (`ride.ts`); left out, it goes alone. */
  rides?: { readonly day: string; readonly names: readonly string[] };
};
export type Answer = { status: number; text: string; replayed?: true };

/** A write whose work is done in its transaction; only its end is missing. */
export type Done = {
  readonly tx: TxState;
  readonly ctx: Actor;
  readonly request: WriteRequest;
  readonly answer: string;
};

/** A save that changes nothing is rolled back whole: it leaves no row, no audit row and no key. */
export class Unchanged extends Error {
  readonly answer: string;
  constructor(answer: string) {
    super('nothing differs');
    this.answer = answer;
  }
}

/** A change of rows that are there: a PUT, or a POST of the requirement that means the same. */
const isSave = ({ method }: WriteRequest, { audits }: TxState): boolean =>
  method === 'PUT' || audits.every(({ tindakan }) => tindakan === 'UBAH');

/** Each row is the same before and after; a write that hides a value in the audit says there that it changed. */
const isUnchanged = ({ audits }: TxState): boolean =>
  audits.every(
    ({ sebelum, sesudah }) =>
      sebelum !== undefined && sesudah !== undefined && canonical(sebelum) === canonical(sesudah),
  );

/** Refuses a write that left no audit row, and ends a save that changes nothing with `Unchanged`. */
export function needAudit({ tx, request, answer }: Omit<Done, 'ctx'>): void {
  if (tx.audits.length === 0)
    throw new Error(`${request.method} ${request.path} left no audit row`);
  if (isSave(request, tx) && isUnchanged(tx)) throw new Unchanged(answer);
}

/** Whose answer is kept: no other shop, user or key opens it. */
export const ownerOf = ({ kode_toko, user_id }: Actor, key: string): string =>
  `${kode_toko}/${user_id}/${key}`;

/** What was before or after, as it is kept and hashed; '~' where nothing was said. */
const noteOf = (value: unknown): string => {
  const text = JSON.stringify(value);
  if (text === undefined) return '~';
  return holdsSecret(text) ? JSON.stringify(value, masked) : text;
};

/** The call of a write, without its query: what its kept answer names. */
export const callOf = ({ method, path }: WriteRequest): string =>
  `${method} ${decodeURIComponent(upTo(path, '?'))}`;
const keptOf = ({ ctx, request, answer }: Done): string =>
  request.key ? sealAnswer(answer, ownerOf(ctx, request.key)) : answer;

const FINISH = statement(
  `select selesai(${Array.from({ length: 21 }, (_, at) => `$${at + 1}`).join(', ')}) as nomor`,
);
/** JSON holds it only in escaped form: texts that are joined by it are split without being read. */
const BETWEEN = '\u001E';

/** Several texts as one: inside a list each would be escaped once more. */
function joined(texts: readonly string[]): string {
  if (texts.some((text) => text.includes(BETWEEN))) throw new Error('A text cannot be joined');
  return texts.join(BETWEEN);
}

/**
 * The last statement of a write: its audit rows, and its answer under its key. All that could fail here is made before
 * it is sent, for a commit follows in the same packet: then a fault would keep the write without its record. What is
 * answered sends it, and answers the number of its document.
 */
export function endOf(one: Done): () => Promise<string | null> {
  const end = endOfAll(one.tx, [one]);
  return async () => (await end())[0] ?? null;
}

/** The same for all writes of a ride, in their order: no approval is spent in one, and each has a key. */
export function endOfAll(on: Sql, all: readonly Done[]): () => Promise<(string | null)[]> {
  const each = <T>(of: (one: Done) => T): T[] => all.map(of);
  const [first] = all;
  const spent = all.find(({ tx }) => tx.otorisasi)?.tx.otorisasi ?? null;
  if (spent && all.length > 1) throw new Error('An approval is spent by a write alone');
  const lines = all
    .flatMap(({ tx, ctx }, at) =>
      tx.audits.map((line) => ({ ke: at + 1, kode_toko: ctx.kode_toko, ...line })),
    )
    .toSorted((a, b) => (a.kode_toko < b.kode_toko ? -1 : Number(a.kode_toko > b.kode_toko)));
  const values = [
    first?.ctx.kode_toko,
    each(({ ctx }) => ctx.op),
    each(({ ctx }) => ctx.user_id),
    each(({ ctx }) => ctx.level),
    each(({ ctx }) => ctx.perangkat),
    each(({ ctx }) => ctx.ip),
    spent,
    lines.map(({ ke }) => ke),
    lines.map(({ kode_toko }) => kode_toko),
    lines.map(({ tindakan }) => tindakan),
    lines.map(({ tabel }) => tabel),
    lines.map(({ kunci }) => kunci),
    joined(lines.map(({ sebelum }) => noteOf(sebelum))),
    joined(lines.map(({ sesudah }) => noteOf(sesudah))),
    each(({ request }) => request.key ?? null),
    each(({ request }) => callOf(request)),
    each(({ ctx }) => ctx.digest),
    each(({ request }) => request.status),
    joined(each(keptOf)),
    each(({ tx }) => tx.tanda),
    all.some(({ tx }) => tx.advances),
  ];
  return async () => (await callOne<{ nomor: (string | null)[] }>(on, FINISH, values)).nomor;
}

/** What follows the commit: bells, acts of their own that it asked for, and the answer with its number. */
export async function afterCommit(
  { tx, ctx, request, answer }: Done,
  nomor: string | null,
  ring: (kode_toko: string, event: string, payload: unknown) => void,
  db: Database,
): Promise<Answer> {
  for (const [event, payload] of tx.bells) ring(ctx.kode_toko, event, payload);
  // This act is committed: it stays, also where one of them fails.
  for (const one of tx.follows) await one(db).catch(() => {});
  const { tanda } = tx;
  return {
    status: request.status,
    text: tanda && nomor ? answer.replaceAll(tanda, nomor) : answer,
  };
}
