import { pageOf, windowOf } from '#kit/server/page.ts';
import { missing } from '#kit/server/problem.ts';
import type { Page } from '#kit/server/routes.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { DocumentAsk } from '#areas/buku/contract/document.ts';
import type { DocumentWords } from '#areas/buku/contract/document-words.ts';
import {
  findDocument,
  lockDocument,
  type Held,
} from '#areas/buku/server/document/document.table.ts';
import type { AnyDocument, AnyKind } from '#areas/buku/server/document/kind.ts';
import { documentsQuery } from '#areas/buku/server/document/list-document.query.ts';
import { refusalsOf } from '#areas/buku/server/document/refusals.ts';
import { lengkapi } from '#areas/buku/server/dokumen.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A page of the documents that this person may see. */
export async function listDocuments(
  on: Sql,
  { words }: AnyDocument,
  { sees, lists, found }: AnyKind,
  ask: DocumentAsk,
  ctx: Ctx,
): Promise<Page<unknown>> {
  const window = windowOf(ask);
  const only = [sees?.(ctx), lists].filter((one) => one !== undefined);
  const rows = await on.many(documentsQuery(words, ask, window, ctx, only));
  const page = pageOf(rows, window, Object.keys(words.list.sums ?? {}));
  return found ? { ...page, data: await found(on, page.data, ask, ctx) } : page;
}

/** One that this person may see; there is none where it is another's to see. */
export async function seeDocument(
  on: Sql,
  { words }: AnyDocument,
  { sees }: Pick<AnyKind, 'sees'>,
  no: string,
  ctx: Ctx,
): Promise<Held> {
  const row = await findDocument(on, words, ctx.kode_toko, no, sees?.(ctx));
  if (!row) throw missing(refusalsOf(words).missing);
  return row;
}

/** The same, held until the act is finished: nobody changes what he may not see. */
export async function holdDocument(
  tx: Tx,
  { words }: AnyDocument,
  { sees }: Pick<AnyKind, 'sees'>,
  no: string,
  ctx: Ctx,
): Promise<Held> {
  const row = await lockDocument(tx, words, ctx.kode_toko, no, sees?.(ctx));
  if (!row) throw missing(refusalsOf(words).missing);
  return row;
}

/** A document with its cancellation and its lines of the book. */
export const wholeDocument = (on: Sql, { words }: AnyDocument, row: Held, { kode_toko }: Ctx) =>
  lengkapi(on, kode_toko, String(row[words.key]), toldOf(words, row));

/** What stands inside is never told. */
const toldOf = ({ inside = {} }: DocumentWords, row: Held): Held =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !(name in inside))) as Held;
