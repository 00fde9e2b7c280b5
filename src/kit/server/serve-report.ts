import { Readable } from 'node:stream';
import type { FiltersOf, Report } from '#kit/contract/report.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import type { Database } from '#kit/server/database.ts';
import { writePdf } from '#kit/server/paper/report-pdf.ts';
import { writeXlsx } from '#kit/server/paper/report-xlsx.ts';
import { checkPeriod } from '#kit/server/report-period.ts';
import { batchesOf, wireRows, type ReportRow } from '#kit/server/report-rows.ts';
import type { Raw, Route } from '#kit/server/routes.ts';
import type { Query } from '#kit/server/sql.ts';

/** A report's one query, by the report's own filters. */
export type QueryOf<R> = (filters: FiltersOf<R>, ctx: never) => Query;

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * What a report's call answers: JSON row by row, and the same rows as `.pdf` and `.xlsx`, all
 * streamed (http.md, "Reports").
 */
export function serveReport<R>(db: Database, declared: R, query: QueryOf<R>): Route {
  const report = declared as unknown as Report;
  const rows = (filters: unknown, ctx: Ctx): AsyncGenerator<ReportRow[]> => {
    checkPeriod(report, filters as Record<string, unknown>, ctx);
    return batchesOf(db.reports, query(filters as never, ctx as never));
  };
  const name = report.paper?.file ?? report.title.toUpperCase();
  return {
    endpoint: report.endpoint as unknown as Route['endpoint'],
    writes: false,
    handle: async () => undefined,
    stream: async ({ query: filters }, ctx) => json(report, await started(rows(filters, ctx)), ctx),
    files: {
      pdf: async ({ query: filters }, ctx) =>
        file('application/pdf', `${name}.pdf`, writePdf(report, filters as ReportRow, await started(rows(filters, ctx)), ctx)),
      xlsx: async ({ query: filters }, ctx) =>
        file(XLSX, `${name}.xlsx`, writeXlsx(report, filters as ReportRow, await started(rows(filters, ctx)), ctx)),
    },
  };
}

/** Waits for the first batch, so that a failing query is still a proper answer and not half a file. */
async function started(rows: AsyncGenerator<ReportRow[]>): Promise<AsyncGenerator<ReportRow[]>> {
  const first = await rows.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* rows;
  })();
}

function json(report: Report, batches: AsyncGenerator<ReportRow[]>, ctx: Ctx): Raw {
  async function* text() {
    let glue = '{"data":[';
    for await (const batch of batches) {
      const rows = wireRows(report, batch, ctx.lihat_modal);
      yield glue + rows.map((row) => JSON.stringify(row)).join(',');
      glue = ',';
    }
    yield glue === ',' ? ']}' : '{"data":[]}';
  }
  return { body: Readable.from(text()), type: 'application/json; charset=utf-8', headers: { 'cache-control': 'no-store' } };
}

const file = (type: string, name: string, body: unknown): Raw => ({
  body, type,
  headers: { 'content-disposition': `inline; filename="${name}"`, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
});
