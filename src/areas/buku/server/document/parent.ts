import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing } from '#kit/server/problem.ts';
import type { OnWords } from '#areas/buku/contract/document-words.ts';
import { lockDocument, saveParent, type Held } from '#areas/buku/server/document/document.table.ts';
import { refusalsOf } from '#areas/buku/server/document/refusals.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Row = Readonly<Record<string, unknown>>;

/** The document that an act stands on, held until the act is finished: one act after another. */
export async function holdParent(tx: Tx, { words }: OnWords, no: string, ctx: Ctx): Promise<Held> {
  const parent = await lockDocument(tx, words, ctx.kode_toko, no);
  if (!parent) throw missing(refusalsOf(words).missing);
  return parent;
}

/** Only a document that lives takes a further act. */
export function needState({ words, from }: OnWords, parent: Held): void {
  conflictIf(parent.status !== from, refusalsOf(words).inState(parent.status));
}

/** The act is the last one now, and the document is what it made of it. */
export const stepOn = (
  tx: Tx,
  { words, from, to = from }: OnWords,
  { no, act, change = {} }: { no: string; act: string; change?: Row },
  ctx: Ctx,
): Promise<number> => saveParent(tx, words, { ...change, no, status: to, no_terakhir: act }, ctx);

/** The act before it is the last one again, and the document what it was. */
export const stepBack = (
  tx: Tx,
  { words, from }: OnWords,
  { no, before, change = {} }: { no: string; before: string | null; change?: Row },
  ctx: Ctx,
): Promise<number> =>
  saveParent(tx, words, { ...change, no, status: from, no_terakhir: before }, ctx);
