import { Readable } from 'node:stream';
import type { Field } from '#kit/contract/field.ts';
import type { FiltersOf, PaperFilters, PaperKind, Report } from '#kit/contract/report.ts';
import type { Refusal } from '#kit/rules/refusal.ts';
import { plain } from '#kit/rules/sentence.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import type { Database } from '#kit/server/database.ts';
import { findName } from '#kit/server/master.table.ts';
import type { Desk, PaperCtx } from '#kit/server/paper/desk.ts';
import { headingOf } from '#kit/server/paper/heading.ts';
import { writePdf, type PaperWords } from '#kit/server/paper/report-pdf.ts';
import { writePhotos } from '#kit/server/paper/report-photos.ts';
import { writeStruk } from '#kit/server/paper/report-struk.ts';
import { writeXlsx } from '#kit/server/paper/report-xlsx.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { checkPeriod } from '#kit/server/report-period.ts';
import { batchesOf, wireRows, type ReportRow } from '#kit/server/report-rows.ts';
import type { Raw, Route } from '#kit/server/routes.ts';
import { sql, type Query } from '#kit/server/sql.ts';

/** A report's one query, by the report's own filters. */
export type QueryOf<R> = (filters: FiltersOf<R>, ctx: never) => Query;

/** What a report has beside its query: plain functions, never in the declaration. */
export type ReportHooks<R> = {
  /** Why these filters cannot be asked together. */
  check?(filters: FiltersOf<R>, ctx: never): readonly Refusal[];
  /** A word about the rows as a whole, said beside them: a day that is not closed yet. */
  note?(db: Database, filters: FiltersOf<R>, ctx: never): Promise<string | undefined>;
};

const TYPES = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

type Asked = ReportRow & PaperFilters;

/**
 * What a report's call answers: JSON row by row, and the same rows as `.pdf` and `.xlsx`, all
 * streamed (http.md, "Reports").
 */
export function serveReport<R>({ db, translate, photo }: Desk, declared: R, query: QueryOf<R>, hooks: ReportHooks<R> = {}): Route {
  const report = declared as unknown as Report;
  const open = async (filters: Asked, ctx: Ctx) =>
    started(batchesOf(db.reports, inOrder(report, query(filters as never, ctx as never), filters.sort)));
  const check = (filters: Asked, ctx: Ctx): void => {
    checkPeriod(report, filters, ctx);
    refuseIf(hooks.check?.(filters as never, ctx as never) ?? []);
  };
  const noteOf = async (filters: Asked, ctx: Ctx): Promise<string | undefined> => {
    const said = await hooks.note?.(db, filters as never, ctx as never);
    return said === undefined ? undefined : plain(said, translate(ctx.locale));
  };
  const nameOf = ({ kode_toko }: Ctx) => (of: Field, code: string) => findName(db, of.source!, kode_toko, code);

  const file = (writers: Writers, ending: keyof typeof TYPES) => async ({ query: given }: { query: unknown }, asker: Ctx): Promise<Raw> => {
    const [ctx, t, filters] = [asker as PaperCtx, translate(asker.locale), given as Asked];
    check(filters, ctx);
    const heading = await headingOf({ report, filters, ctx, t, nameOf: nameOf(ctx), note: await noteOf(filters, ctx) });
    const rows = await open(filters, ctx);
    const body = writers[filters.kertas ?? 'a4']({ report, ctx, t, heading, photo, batches: rows.batches });
    return download(TYPES[ending], `${report.paper?.file ?? report.title.toUpperCase()}.${ending}`, rows.closing(body));
  };
  return {
    endpoint: report.endpoint as unknown as Route['endpoint'],
    writes: false,
    handle: async () => undefined,
    stream: async ({ query: given }, ctx) => {
      const filters = given as Asked;
      check(filters, ctx);
      const said = await noteOf(filters, ctx);
      const rows = await open(filters, ctx);
      return json(rows.closing(Readable.from(jsonText(report, rows.batches, ctx, said))));
    },
    files: { pdf: file(PDFS, 'pdf'), xlsx: file(SHEETS, 'xlsx') },
  };
}

type Writers = Record<PaperKind, (words: PaperWords) => Readable>;
const PDFS: Writers = {
  a4: writePdf, foto: writePhotos,
  struk58: (words) => writeStruk(words, 58), struk80: (words) => writeStruk(words, 80),
};
const SHEETS: Writers = { a4: writeXlsx, foto: writeXlsx, struk58: writeXlsx, struk80: writeXlsx };

/** The order of the screen for the files: groups stay as they are, rows move inside them (R11). */
function inOrder(report: Report, query: Query, sort: string | null | undefined): Query {
  if (!sort) return query;
  const column = sql.ref(sort.replace(/^-/, ''));
  const groups = (report.groups ?? []).map((name) => sql.ref(name));
  const keys = [...groups, sort.startsWith('-') ? sql`${column} desc nulls last` : column, ...report.sort.map((name) => sql.ref(name))];
  return sql`select * from (${query}) as baris order by ${sql.join(keys)}`;
}

type Batches = AsyncGenerator<ReportRow[]>;

/**
 * Waits for the first batch, so that a failing query is still a proper answer and not half a file;
 * `closing` gives the connection back when the reader leaves, even before the first byte.
 */
async function started(rows: Batches): Promise<{ batches: Batches; closing(body: Readable): Readable }> {
  const first = await rows.next();
  const batches = (async function* () {
    if (first.done) return;
    yield first.value;
    yield* rows;
  })();
  return { batches, closing: (body) => body.once('close', () => void rows.return(undefined).catch(() => {})) };
}

async function* jsonText(report: Report, batches: Batches, ctx: Ctx, note?: string) {
  let glue = '{"data":[';
  for await (const batch of batches) {
    const rows = wireRows(report, batch, ctx);
    yield glue + rows.map((row) => JSON.stringify(row)).join(',');
    glue = ',';
  }
  const end = note === undefined ? ']}' : `],"catatan":${JSON.stringify(note)}}`;
  yield glue === ',' ? end : `${glue}${end}`;
}

const json = (body: Readable): Raw =>
  ({ body, type: 'application/json; charset=utf-8', headers: { 'cache-control': 'no-store' } });

const download = (type: string, name: string, body: unknown): Raw => ({
  body, type,
  headers: { 'content-disposition': `inline; filename="${name}"`, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
});
