import { pageOf, windowOf } from '#kit/server/page.ts';
import { conflictIf, missing } from '#kit/server/problem.ts';
import type { Page } from '#kit/server/routes.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Query, Sql } from '#kit/server/sql.ts';
import { padat, type Baris } from '#areas/buku/rules/buku.ts';
import type { DocumentAsk } from '#areas/dokumen/contract/document-types.ts';
import type { DocumentSpec, ListedSpec } from '#areas/dokumen/contract/document-spec.ts';
import {
  allOf,
  findDocument,
  insideNames,
  listLines,
  lockDocument,
  type Held,
} from '#areas/dokumen/server/document.table.ts';
import type { AnyDocument, No } from '#areas/dokumen/server/any-document.ts';
import type { AnyKind, AnyWritten } from '#areas/dokumen/server/kind.ts';
import { documentsQuery } from '#areas/dokumen/server/list-document.query.ts';
import { withoutErased } from '#areas/dokumen/server/erased.query.ts';
import { keptMoney } from '#areas/dokumen/server/waiting.ts';
import { refusalsOf } from '#areas/dokumen/server/refusals.ts';
import { listBaris } from '#areas/buku/server/buku.table.ts';
import { batalOf, susunDokumen } from '#areas/dokumen/server/dokumen.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Row = Readonly<Record<string, unknown>>;

/** A page of the documents that this person may see. */
export async function listDocuments(
  on: Sql,
  spec: ListedSpec,
  { visibleTo, readableBy, period, listFilter, searchIn, compute }: AnyKind,
  asked: DocumentAsk,
  ctx: Ctx,
): Promise<Page<unknown>> {
  const ask = { ...asked, ...period?.(asked, ctx) };
  const window = windowOf(ask);
  const only = [visibleTo?.(ctx), readableBy?.(ctx), listFilter?.(ask, ctx)].filter(
    (one) => one !== undefined,
  );
  const rows = await on.many(documentsQuery(spec, ask, window, ctx, { only, searchIn }));
  const shown = await withoutErased(on, rows);
  const page = pageOf(shown, window, Object.keys(spec.list.sums ?? {}));
  return compute ? { ...page, data: await compute(on, page.data, ask, ctx) } : page;
}

/** The answer for what an act that writes by itself has written. */
export async function tellWritten(
  tx: Tx,
  document: AnyDocument,
  kind: AnyKind,
  written: AnyWritten | string,
  ctx: Ctx,
): Promise<object> {
  if (typeof written !== 'string') return tellDocument(document.spec, kind, written, ctx);
  const row = await seeDocument(tx, document, {}, { no: written }, ctx);
  return wholeDocument(tx, document, kind, { row }, ctx);
}

type Seen = Pick<AnyKind, 'visibleTo' | 'readableBy'>;
/** What one must be to be looked at by this person, and to be printed again. */
export const toRead = ({ visibleTo, readableBy }: Seen, ctx: Ctx): Query | undefined =>
  allOf([visibleTo?.(ctx), readableBy?.(ctx)]);

/** One that this person may see; there is none where it is another's to see. */
export async function seeDocument(
  on: Sql,
  { spec }: AnyDocument,
  seen: Seen,
  { no, induk }: No,
  ctx: Ctx,
): Promise<Held> {
  const row = await findDocument(on, spec, ctx.kode_toko, no, toRead(seen, ctx));
  if (!row || !standsOn(spec, row, induk)) throw missing(refusalsOf(spec).missing);
  return row;
}

/** The same, locked until the act is finished: no person changes a document that he may not see. */
export async function holdDocument(
  tx: Tx,
  { spec }: AnyDocument,
  { visibleTo }: Pick<AnyKind, 'visibleTo'>,
  { no, induk }: No,
  ctx: Ctx,
): Promise<Held> {
  const row = await lockDocument(tx, spec, ctx.kode_toko, no, visibleTo?.(ctx));
  if (!row || !standsOn(spec, row, induk)) throw missing(refusalsOf(spec).missing);
  return row;
}

/** The same with its lines. */
export async function holdWhole(
  tx: Tx,
  document: AnyDocument,
  kind: Pick<AnyKind, 'visibleTo' | 'readLines'>,
  at: No,
  ctx: Ctx,
): Promise<object> {
  const row = await holdDocument(tx, document, kind, at, ctx);
  const { spec } = document;
  return { ...row, ...within(spec, await linesOf(tx, spec, kind, at.no, ctx)) };
}

/** Its lines under the name that the kind gives them, with the columns that are never shown (`inside`). */
export const within = ({ lines: of }: DocumentSpec, lines: readonly Row[]): Row =>
  of ? { [of.name]: lines } : {};

/** An act is found under its own document alone. */
const standsOn = ({ on }: DocumentSpec, row: Held, induk: string | undefined): boolean =>
  !on || row[on.spec.key] === induk;

/** A document with its lines, its parts, its cancellation and its lines of the book; `lines` where they are at hand. */
export async function wholeDocument(
  on: Sql,
  { spec }: AnyDocument,
  kind: Pick<AnyKind, 'parts' | 'answerExtras' | 'readLines'>,
  { row, lines }: { row: Held; lines?: readonly Row[] | undefined },
  ctx: Ctx,
) {
  const no = String(row[spec.key]);
  const postings = await listBaris(on, ctx.kode_toko, no);
  const parts: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(kind.parts ?? {})) {
    const kept = keptMoney(spec, kind, row, name);
    parts[name] = kept ? kept.told : await part.read(on, ctx.kode_toko, no, row, ctx);
  }
  const own = lines ?? (await linesOf(on, spec, kind, no, ctx));
  return tellDocument(spec, kind, { row, lines: own, parts, postings }, ctx);
}

/** A half goes with the other: neither is taken on, or back, by itself. */
export function needWhole(
  { within: halfOf = {} }: DocumentSpec,
  row: Held,
  act: 'cancel' | 'step',
): void {
  for (const [column, says] of Object.entries(halfOf)) {
    const whole = row[column] ?? null;
    conflictIf(whole !== null, says[act], { [column]: whole });
  }
}

/** Lines that stay as they are; what other tables know of them is read again after an act. */
export const unread = ({ readLines }: Pick<AnyKind, 'readLines'>, lines: readonly Row[]) =>
  readLines ? {} : { lines };

/** The lines of one, by the kind's own reading where other tables know of them. */
export const linesOf = (
  on: Sql,
  spec: DocumentSpec,
  { readLines }: Pick<AnyKind, 'readLines'>,
  no: string,
  { kode_toko }: Ctx,
): Promise<Row[]> =>
  readLines ? readLines(on, kode_toko, no) : listLines(on, spec, kode_toko, no);

/** The answer for a document, once everything of it is at hand. */
export function tellDocument(
  spec: DocumentSpec,
  { answerExtras }: Pick<AnyKind, 'answerExtras'>,
  { row, lines, parts, postings }: AnyWritten,
  ctx: Ctx,
) {
  const document = susunDokumen(String(row[spec.key]), toldOf(spec, row), postings);
  const whole = { ...row, ...within(spec, lines), ...parts };
  return {
    ...withLines(spec, document, lines),
    batal: batalOf(row),
    ...parts,
    ...answerExtras?.(whole, ctx),
  };
}

/** Its lines under their own name, without what is never told. */
export const withLines = <D extends object>(
  { lines: of }: DocumentSpec,
  document: D,
  lines: readonly Row[],
): D =>
  of
    ? {
        ...document,
        [of.name]: lines.map((line, at) => ({
          urut: at + 1,
          ...only({ ...of.head, ...of.found }, line),
        })),
      }
    : document;

/** Of a row the columns that are fields here. */
export const only = (fields: object, line: Row): Row =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, line[name]]));

/** What its set of the book says of it. */
export const noteOf = ({ book }: DocumentSpec, row: Row): string =>
  book.note === undefined ? '' : String(row[book.note]);

/** What its set of the book is called in reports of money, and that of its cancel: none beside the book. */
export const bookedAs = ({ book }: DocumentSpec, row: Row): string =>
  'code' in book ? String(row[book.code]) : 'kind' in book ? book.kind : '';
export const undoneAs = ({ book }: DocumentSpec, row: Row): string | undefined =>
  'code' in book ? String(row[book.code]) : 'undone' in book ? book.undone : undefined;

/** Where its declaration names a column for it: whether its set has a line. */
export const postedIn = ({ book }: DocumentSpec, baris: readonly Baris[]): Row =>
  'posts' in book && book.posts !== undefined ? { [book.posts]: padat(baris).length > 0 } : {};
/** Whether it has a set that can be mirrored. */
export const hasPosted = ({ book }: DocumentSpec, row: Row): boolean =>
  !('posts' in book) || book.posts === undefined || row[book.posts] === true;

/** Leaves out the columns that are never shown. */
const toldOf = (spec: DocumentSpec, row: Held): Held => {
  const inside = new Set(insideNames(spec));
  return Object.fromEntries(Object.entries(row).filter(([name]) => !inside.has(name))) as Held;
};
