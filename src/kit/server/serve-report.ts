import { Readable } from 'node:stream';
import type { Field } from '#kit/contract/field.ts';
import type { FiltersOf, Report } from '#kit/contract/report.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import type { Database } from '#kit/server/database.ts';
import { findName } from '#kit/server/master.table.ts';
import type { Desk, PaperCtx } from '#kit/server/paper/desk.ts';
import { headingOf } from '#kit/server/paper/heading.ts';
import { writePdf, type PaperWords } from '#kit/server/paper/report-pdf.ts';
import { writeXlsx } from '#kit/server/paper/report-xlsx.ts';
import { checkPeriod } from '#kit/server/report-period.ts';
import { batchesOf, wireRows, type ReportRow } from '#kit/server/report-rows.ts';
import type { Raw, Route } from '#kit/server/routes.ts';
import type { Query } from '#kit/server/sql.ts';

/** A report's one query, by the report's own filters. */
export type QueryOf<R> = (filters: FiltersOf<R>, ctx: never) => Query;

export type ReportHooks<R> = {
  /** A word about the rows as a whole, said beside them: a day that is not closed yet. */
  note?(db: Database, filters: FiltersOf<R>, ctx: never): Promise<string | undefined>;
};

const TYPES = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/**
 * What a report's call answers: JSON row by row, and the same rows as `.pdf` and `.xlsx`, all
 * streamed (http.md, "Reports").
 */
export function serveReport<R>({ db, translate }: Desk, declared: R, query: QueryOf<R>, hooks: ReportHooks<R> = {}): Route {
  const report = declared as unknown as Report;
  const open = (filters: unknown, ctx: Ctx) => started(batchesOf(db.reports, query(filters as never, ctx as never)));
  const note = (filters: unknown, ctx: Ctx) => hooks.note?.(db, filters as never, ctx as never);
  const nameOf = ({ kode_toko }: Ctx) => (of: Field, code: string) => findName(db, of.source!, kode_toko, code);

  const paper = (write: (words: PaperWords) => Readable, ending: keyof typeof TYPES) =>
    async ({ query: given }: { query: unknown }, asker: Ctx): Promise<Raw> => {
      const [ctx, t, filters] = [asker as PaperCtx, translate(asker.locale), given as ReportRow];
      checkPeriod(report, filters, ctx);
      const heading = await headingOf({ report, filters, ctx, t, nameOf: nameOf(ctx), note: await note(filters, ctx) });
      const rows = await open(filters, ctx);
      const body = write({ report, ctx, t, heading, batches: rows.batches });
      return file(TYPES[ending], `${report.paper?.file ?? report.title.toUpperCase()}.${ending}`, rows.closing(body));
    };
  return {
    endpoint: report.endpoint as unknown as Route['endpoint'],
    writes: false,
    handle: async () => undefined,
    stream: async ({ query: filters }, ctx) => {
      checkPeriod(report, filters as ReportRow, ctx);
      const said = await note(filters, ctx);
      const rows = await open(filters, ctx);
      return json(rows.closing(Readable.from(jsonText(report, rows.batches, ctx, said))));
    },
    files: { pdf: paper(writePdf, 'pdf'), xlsx: paper(writeXlsx, 'xlsx') },
  };
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

const file = (type: string, name: string, body: unknown): Raw => ({
  body, type,
  headers: { 'content-disposition': `inline; filename="${name}"`, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
});
