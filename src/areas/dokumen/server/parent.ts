import type { Tx } from '#kit/server/database.ts';
import { inTurn } from '#kit/rules/lists.ts';
import { conflictIf, missing } from '#kit/server/problem.ts';
import type { Query, Sql } from '#kit/server/sql.ts';
import { hasPassed } from '#areas/dokumen/contract/document.ts';
import type { DocumentSpec, OnSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { HeldOf } from '#areas/dokumen/contract/document-types.ts';
import {
  changed,
  findDocument,
  listLines,
  lockDocument,
  type Held,
  type HeldBy,
} from '#areas/dokumen/server/document.table.ts';
import { within } from '#areas/dokumen/server/read-document.ts';
import { refusalsOf, type Standing } from '#areas/dokumen/server/refusals.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Row = Readonly<Record<string, unknown>>;

type On<W> = { readonly spec: W };
/** The parent document of an act, with its lines. */
export type HeldParent<W extends DocumentSpec> = Held & HeldOf<W>;

/**
 * Locks the parent document of an act until the transaction ends, so that its acts come one after another. Row and
 * lines are read in one packet; the lines are read after the lock. 404 where it does not exist.
 */
export const holdParent = <W extends DocumentSpec>(
  tx: Tx,
  on: On<W>,
  no: string,
  ctx: Ctx,
): Promise<HeldParent<W>> => parentOf(lockDocument, tx, on, no, ctx);

/** The same without a lock, for what writes nothing. */
export const findParent = <W extends DocumentSpec>(
  sql: Sql,
  on: On<W>,
  no: string,
  ctx: Ctx,
): Promise<HeldParent<W>> => parentOf(findDocument, sql, on, no, ctx);

async function parentOf<S extends Sql, W extends DocumentSpec>(
  read: (on: S, spec: W, kode_toko: string, no: string) => Promise<HeldBy<W> | undefined>,
  on: S,
  { spec }: On<W>,
  no: string,
  { kode_toko }: Ctx,
): Promise<HeldParent<W>> {
  const [row, lines] = await Promise.all([
    read(on, spec, kode_toko, no),
    listLines(on, spec, kode_toko, no),
  ]);
  if (!row) throw missing(refusalsOf(spec).missing);
  // The lines stand under the name that the declaration gives them.
  return { ...row, ...within(spec, lines) } as HeldParent<W>;
}

/** Only a document that lives takes a further act. */
export function needState(on: Pick<OnSpec, 'spec' | 'from'>, parent: Standing): void {
  conflictIf(!takes(on).includes(parent.status), refusalsOf(on.spec).inState(parent));
}

/** The states in which an act finds the document that it is made on. */
const takes = ({ from }: Pick<OnSpec, 'from'>): readonly string[] =>
  typeof from === 'string' ? [from] : from;

/** Its cancel finds that document where the act left it: nothing else has moved it on since. */
export function needLeft({ spec, from, to }: OnSpec, parent: Standing): void {
  needState({ spec, from: to ?? from }, parent);
}

/** Where acts are counted: the cancel of an act needs its document in a state that the act leaves it in. */
export function needPassed(on: OnSpec, parent: Standing): void {
  conflictIf(!hasPassed(on, parent.status), refusalsOf(on.spec).inState(parent));
}

/** Where acts are counted: which was the last one. */
const lastOf = ({ acts }: DocumentSpec, no_terakhir: string | null) => acts && { no_terakhir };

type Step = {
  readonly no: string;
  readonly act: string;
  readonly change?: Row | undefined;
  /** It waits itself. */
  readonly startsIn?: object | undefined;
  /** It is the last one. */
  readonly ends?: boolean | undefined;
  /** The state that the document was found in. */
  readonly status: string;
};

/** The act is the last one now, and the document is what it made of it. */
export const stepOn = (
  { spec, to, waits = to, ends = to }: OnSpec,
  { no, act, change = {}, startsIn, ends: isLast = false, status }: Step,
  ctx: Ctx,
): Query => {
  const next = (startsIn ? waits : isLast ? ends : to) ?? status;
  return changed(spec, { ...change, no, status: next, ...lastOf(spec, act) }, ctx);
};

type Back = {
  readonly no: string;
  readonly before: string | null;
  readonly change?: Row | undefined;
  readonly status: string;
};

/** The act before it is the last one again, and the document what it was; one that moved nothing leaves its state. */
export const stepBack = (
  { spec, from, to }: OnSpec,
  { no, before, change = {}, status }: Back,
  ctx: Ctx,
): Query => {
  const back = to === undefined && typeof from !== 'string' ? status : inTurn(takes({ from }), 0);
  return changed(spec, { ...change, no, status: back, ...lastOf(spec, before) }, ctx);
};
