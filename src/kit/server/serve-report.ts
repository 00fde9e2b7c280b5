import { Readable } from 'node:stream';
import type { Field } from '#kit/contract/field.ts';
import type { Report } from '#kit/contract/report.ts';
import type { PaperFilters } from '#kit/contract/report-paper.ts';
import { asAsked, askedColumns, fileNameOf } from '#kit/contract/report-asked.ts';
import { withNames, type Names } from '#kit/contract/report-names.ts';
import { openBand } from '#kit/rules/band.ts';
import { toWire, type Grafik } from '#kit/rules/drawing.ts';
import { percentText } from '#kit/rules/format.ts';
import type { Persen } from '#kit/rules/quantity.ts';
import type { Refusal } from '#kit/rules/refusal.ts';
import { plain } from '#kit/rules/sentence.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import type { Database } from '#kit/server/database.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import { findName } from '#kit/server/master.table.ts';
import { isSaid, saidKey } from '#kit/server/paper/cells.ts';
import type { Desk, PaperCtx, SaidCodes } from '#kit/server/paper/desk.ts';
import { bandOf, headingOf } from '#kit/server/paper/heading.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { FILES, type FileEnding } from '#kit/server/report-files.ts';
import { namesOf, SeenNames } from '#kit/server/sql/names.query.ts';
import { checkHari, checkPeriod } from '#kit/server/report-period.ts';
import { rowsWithoutPeople } from '#kit/server/wire/people.ts';
import { batchesOf, countRows, passing, started, type ReportRow } from '#kit/server/report-rows.ts';
import type { Note, QueryOf, ReportHooks, Said } from '#kit/server/report-file/report-hooks.ts';
import { answered, NO_CHAIN, type ChainSaid } from '#kit/server/report-file/report-chain.ts';
import type { BesideWork, Raw, Route } from '#kit/server/routes.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { jsonText } from '#kit/server/wire/report-json.ts';
import { sourceOf } from '#kit/contract/chosen.ts';

type Asked = ReportRow & PaperFilters;

/**
 * What a report's call answers: JSON row by row, and the same rows as `.pdf` and `.xlsx`, all
 * streamed (http.md, "Reports").
 */
export function serveReport<R>(
  desk: Desk,
  declared: R,
  query: QueryOf<R>,
  hooks: ReportHooks<R> = {},
): Route {
  const report = declared as Report;
  const serving = new Serving(desk, report, query as Ask, hooks as Hooks);
  return {
    endpoint: report.endpoint as Route['endpoint'],
    writes: false,
    handle: async () => undefined,
    stream: ({ query }, ctx) => serving.json(withDays(report, query as Asked, ctx), ctx),
    files: {
      pdf: ({ query }, ctx, beside) =>
        serving.file('pdf', withDays(report, query as Asked, ctx), ctx, beside),
      xlsx: ({ query }, ctx, beside) =>
        serving.file('xlsx', withDays(report, query as Asked, ctx), ctx, beside),
    },
    fetched: async (ending, { query }, ctx) => {
      if (report.audited) await serving.record(ending, { ...(query as Asked), diambil: true }, ctx);
    },
    again: ({ query }, ctx) => serving.check(withDays(report, query as Asked, ctx), ctx),
  };
}

/** Days that were left out, where they may be: the open day. */
const withDays = (report: Report, filters: Asked, { hari }: Pick<Ctx, 'hari'>): Asked => {
  const left = Object.entries(report.filters as Record<string, Field>).filter(
    ([name, { opens }]) => opens === 'hari' && (filters[name] ?? null) === null,
  );
  return left.length === 0
    ? filters
    : { ...filters, ...Object.fromEntries(left.map(([name]) => [name, hari])) };
};

/** What codes that a percent says mean, where a column or a filter of the report holds some. */
async function saidCodes(
  db: Database,
  { columns, filters }: Report,
  kode_toko: string,
): Promise<SaidCodes | undefined> {
  const fields = [...Object.values(columns), ...Object.values(filters)] as Field[];
  const masters = new Map(
    fields.filter(isSaid).map((of) => [sourceOf(of).table, { of, ...sourceOf(of) }]),
  );
  if (masters.size === 0) return undefined;
  const said = new Map<string, string>();
  for (const { of, table, value, saidBy = '' } of masters.values()) {
    const rows = await db.many(sql<{ code: string; figure: Persen }>`
      select ${sql.ref(value)} as code, ${sql.ref(saidBy)} as figure from ${sql.table(table)}
       where kode_toko = ${kode_toko}`);
    for (const { code, figure } of rows) said.set(saidKey(of, code), percentText(figure));
  }
  return said;
}

/** The columns that the reader left on the screen, of those that the filters ask for; nothing: all of them. */
function chosenColumns(report: Report, filters: Asked, by: Ctx): ReadonlySet<string> | undefined {
  const asked = askedColumns(report, filters, by);
  const left = filters.kolom?.split(',').filter((name) => asked.includes(name)) ?? [];
  const names = left.length > 0 ? left : asked;
  return names.length < Object.keys(report.columns).length
    ? new Set([...names, ...(report.groups ?? [])])
    : undefined;
}

type Ask = (filters: Asked, ctx: Ctx, chain: ChainSaid) => Query;
type Hooks = {
  check?(filters: Asked, ctx: Ctx): readonly Refusal[];
  note?(db: Database, filters: Asked, ctx: Ctx, chain: ChainSaid): Promise<Note | undefined>;
  drawings?(db: Database, filters: Asked, ctx: Ctx, chain: ChainSaid): Promise<readonly Grafik[]>;
  chain?(db: Database, filters: Asked, ctx: Ctx): Promise<ChainSaid>;
};

class Serving {
  readonly desk: Desk;
  readonly report: Report;
  readonly query: Ask;
  readonly hooks: Hooks;

  constructor(desk: Desk, report: Report, query: Ask, hooks: Hooks) {
    this.desk = desk;
    this.report = report;
    this.query = query;
    this.hooks = hooks;
  }

  async json(filters: Asked, ctx: Ctx): Promise<Raw> {
    this.check(filters, ctx);
    const chain = await this.chain(filters, ctx);
    const note = await this.note(filters, ctx, chain);
    const grafik = (await this.drawings(filters, ctx, chain)).map(toWire);
    const names = new SeenNames(await this.names(this.report, filters, ctx));
    const { batches, closing } = await this.rows(filters, ctx, chain);
    const beside = { note, grafik, names, shops: chain.shops };
    const body = closing(Readable.from(jsonText(this.report, batches, ctx, beside)));
    const headers = { 'cache-control': 'no-store' };
    return { body, type: 'application/json; charset=utf-8', headers };
  }

  async file(ending: FileEnding, filters: Asked, asker: Ctx, beside?: BesideWork): Promise<Raw> {
    const { desk } = this;
    const bare = asAsked(this.report, filters);
    const locale = ending === 'pdf' ? onPaper(asker.locale) : asker.locale;
    const said = await saidCodes(desk.db, bare, asker.kode_toko);
    const [ctx, t] = [{ ...asker, locale, said } as PaperCtx, desk.translate(locale)];
    this.check(filters, ctx);
    const chain = await this.chain(filters, ctx);
    const report = { ...withNames(bare, await this.names(bare, filters, ctx)), ...answered(chain) };
    const note = await this.note(filters, ctx, chain);
    const nameOf = async (of: Field, code: string) =>
      (isSaid(of) && said?.get(saidKey(of, code))) ||
      findName(desk.db, sourceOf(of), ctx.kode_toko, code);
    const person = await this.personOf(asker);
    const heading = await headingOf({ report, filters, ctx, t, nameOf, note: note?.kata, person });
    const logo = ending === 'pdf' ? await desk.logo?.(desk.db, asker.kode_toko) : undefined;
    if (report.audited) await this.record(ending, filters, asker);
    const seen = openBand(report);
    const counted = countRows((rows) => {
      beside?.off.throwIfAborted();
      beside?.told(rows);
    });
    const kertas = filters.kertas ?? 'a4';
    const { type, write, ahead: first } = FILES[ending];
    // A strip of paper says its figures first; a file that is made beside tells of how many rows it has to write.
    const ahead =
      beside || first.includes(kertas)
        ? (rows: readonly ReportRow[]) => {
            counted.ahead(rows);
            rows.forEach(seen.add);
          }
        : undefined;
    const { batches: read, closing } = await this.rows(filters, ctx, chain, ahead, beside?.off);
    const batches = counted.written(ahead ? read : passing(read, seen.add));
    const { photo } = desk;
    const band = bandOf(report, seen.values, { filters, ctx, t });
    const chosen = chosenColumns(report, filters, ctx);
    const grafik = report.drawings === 'paper' ? await this.drawings(filters, ctx, chain) : [];
    const words = {
      report,
      heading: { ...heading, band, logo },
      batches,
      ctx,
      t,
      photo,
      chosen,
      grafik,
    };
    const body = write[kertas](words);
    return download(type, fileNameOf(report, ending, asker.kode_toko, filters), closing(body));
  }

  /** What the asker is called, where the house knows users by name. */
  private async personOf({ kode_toko_user, user_id }: Ctx): Promise<string | undefined> {
    const { db, names } = this.desk;
    const { table, value, show } = names['user_id'] ?? {};
    if (!table || !value || !show) return undefined;
    return findName(db, { call: '', table, value, show }, kode_toko_user, user_id);
  }

  /** Who took which rows away, and on what. */
  record(ending: FileEnding, filters: Asked, ctx: Ctx): Promise<number> {
    const { desk, report } = this;
    const { kode_toko, op, user_id, level, perangkat, ip } = ctx;
    return recordAside(desk.db, {
      kode_toko,
      op,
      user_id,
      level,
      perangkat,
      ip,
      tindakan: 'EKSPOR_LAPORAN',
      tabel: 'laporan',
      kunci: report.path,
      sesudah: { berkas: ending, ...filters },
    });
  }

  check(filters: Asked, ctx: Ctx): void {
    checkHari(this.report, filters, ctx);
    checkPeriod(this.report, filters, ctx);
    refuseIf(this.hooks.check?.(filters, ctx) ?? []);
  }

  private async chain(filters: Asked, ctx: Ctx): Promise<ChainSaid> {
    return (await this.hooks.chain?.(this.desk.db, filters, ctx)) ?? NO_CHAIN;
  }

  private async note(filters: Asked, ctx: Ctx, chain: ChainSaid): Promise<Said | undefined> {
    const said = await this.hooks.note?.(this.desk.db, filters, ctx, chain);
    if (said === undefined) return undefined;
    const { kata, baik } = typeof said === 'string' ? { kata: said, baik: false } : said;
    return { kata: plain(kata, this.desk.translate(ctx.locale)), baik };
  }

  private async drawings(filters: Asked, ctx: Ctx, chain: ChainSaid): Promise<Grafik[]> {
    const drawn = (await this.hooks.drawings?.(this.desk.db, filters, ctx, chain)) ?? [];
    const t = this.desk.translate(ctx.locale);
    return drawn.map((one) => ({
      ...one,
      judul: plain(one.judul, t),
      deret: one.deret.map((deret) => ({ ...deret, nama: plain(deret.nama, t) })),
    }));
  }

  private names(report: Report, filters: Asked, { kode_toko, locale }: Ctx): Promise<Names> {
    const { db, names: sources, translate } = this.desk;
    return namesOf(db, { report, sources, filters, kode_toko, t: translate(locale) });
  }

  private rows(
    filters: Asked,
    ctx: Ctx,
    chain: ChainSaid,
    ahead?: (rows: readonly ReportRow[]) => void,
    off?: AbortSignal,
  ) {
    const query = inOrder(this.report, this.query(filters, ctx, chain), filters.sort);
    const batches = batchesOf(this.desk.db.reports, query, ahead, off);
    return started(ctx.samarkan ? rowsWithoutPeople(this.report.columns, batches) : batches);
  }
}

/** The order of the screen for the files: groups stay as they are, rows move inside them (R11). */
function inOrder(report: Report, query: Query, sort: string | null | undefined): Query {
  if (!sort) return query;
  const groups = (report.groups ?? []).map((name) => sql.ref(name));
  const by = (one: string): Query =>
    one.startsWith('-') ? sql`${sql.ref(one.slice(1))} desc nulls last` : sql.ref(one);
  const keys = [...groups, by(sort), ...report.sort.map(by)];
  return sql`select * from (${query}) as baris order by ${sql.join(keys)}`;
}

/** The letters that every PDF reader has by itself are Latin; what is written otherwise is English on paper. */
const onPaper = (locale: string): string => (['zh', 'ja'].includes(locale) ? 'en' : locale);

const download = (type: string, name: string, body: unknown): Raw => ({
  body,
  type,
  headers: {
    'content-disposition': `inline; filename="${name}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  },
});
