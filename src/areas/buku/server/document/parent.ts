import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing } from '#kit/server/problem.ts';
import type { Query } from '#kit/server/sql.ts';
import type { DocumentWords, OnWords } from '#areas/buku/contract/document-words.ts';
import { lockDocument, changed, type HeldBy } from '#areas/buku/server/document/document.table.ts';
import { refusalsOf, type Standing } from '#areas/buku/server/document/refusals.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Row = Readonly<Record<string, unknown>>;

/** The document that an act stands on, held until the act is finished: one act after another. */
export async function holdParent<W extends DocumentWords>(
  tx: Tx,
  { words }: { readonly words: W },
  no: string,
  ctx: Ctx,
): Promise<HeldBy<W>> {
  const parent = await lockDocument(tx, words, ctx.kode_toko, no);
  if (!parent) throw missing(refusalsOf(words).missing);
  return parent;
}

/** Only a document that lives takes a further act. */
export function needState({ words, from }: OnWords, parent: Standing): void {
  conflictIf(parent.status !== from, refusalsOf(words).inState(parent));
}

/** Where acts are counted: which was the last one. */
const lastOf = ({ acts }: DocumentWords, no_terakhir: string | null) => acts && { no_terakhir };

type Step = {
  readonly no: string;
  readonly act: string;
  readonly change?: Row;
  /** It waits itself. */
  readonly begins?: object;
};

/** The act is the last one now, and the document is what it made of it. */
export const stepOn = (
  { words, from, to = from, waits = to }: OnWords,
  { no, act, change = {}, begins }: Step,
  ctx: Ctx,
): Query =>
  changed(words, { ...change, no, status: begins ? waits : to, ...lastOf(words, act) }, ctx);

/** The act before it is the last one again, and the document what it was. */
export const stepBack = (
  { words, from }: OnWords,
  { no, before, change = {} }: { no: string; before: string | null; change?: Row },
  ctx: Ctx,
): Query => changed(words, { ...change, no, status: from, ...lastOf(words, before) }, ctx);
