import { Readable } from 'node:stream';
import type { Field } from '#kit/contract/field.ts';
import type { Report } from '#kit/contract/report.ts';
import { formatHariPanjang, isHari } from '#kit/rules/hari.ts';
import { columnsOf, type PaperColumn } from '#kit/server/paper/cells.ts';
import { planColumns } from '#kit/server/paper/column-widths.ts';
import { closingRoom, drawClosing } from '#kit/server/paper/closing.ts';
import type { PaperCtx } from '#kit/server/paper/desk.ts';
import { A4, openPaper, sideways } from '#kit/server/paper/document.ts';
import type { Heading } from '#kit/server/paper/heading.ts';
import { disagrees, paperLines, totalLabel, type PaperLine } from '#kit/server/paper/lines.ts';
import { openSheets, type Part } from '#kit/server/paper/sheets.ts';
import { openTable } from '#kit/server/paper/table.ts';
import type { ReportRow } from '#kit/server/report-rows.ts';

export type PaperWords = {
  report: Report;
  heading: Heading;
  batches: AsyncGenerator<ReportRow[]>;
  ctx: PaperCtx;
  t(text: string): string;
  photo?(path: string): Promise<Buffer | undefined>;
};

const MARGIN = 34;

/** The report on A4, streamed: a page leaves as soon as it is full (R13). */
export const writePdf = (words: PaperWords): Readable => Readable.from(pages(words), { objectMode: false });

async function* pages({ report, heading, batches, ctx, t }: PaperWords): AsyncGenerator<Buffer> {
  const paper = openPaper(heading.title, heading.shop);
  const page = report.paper?.portrait ? A4 : sideways(A4);
  const all = columnsOf(report, ctx, t);
  const columns = all.filter(({ name }) => !report.groups?.includes(name));
  const first = await batches.next();
  const room = page.width - 2 * MARGIN;
  const table = openTable(planColumns(report, columns, first.done ? [] : first.value, paper.faces, MARGIN, room), paper.faces);
  const sheets = openSheets({ paper, page, margin: MARGIN, heading, table });
  const titles: Part[] = [];

  for await (const lines of paperLines(report, all, following(first, batches)))
    for (const [at, line] of lines.entries()) {
      const { height, draw, keep } = partOf(line, lines.slice(at + 1, at + 4));
      if (line.kind === 'sub' || line.kind === 'group') titles.length = line.depth;
      if (line.kind !== 'row' && line.kind !== 'balance') sheets.repeat([...titles]);
      yield* sheets.put(height, draw, keep);
      if (line.kind !== 'group') continue;
      titles.push({ height, draw });
      sheets.repeat([...titles]);
    }
  yield* sheets.signatures((report.paper?.signatures ?? []).map(t));
  yield* sheets.close();

  function partOf(line: PaperLine, next: readonly PaperLine[]): Part & { readonly keep?: number } {
    const { lineHeight } = table;
    switch (line.kind) {
      case 'row': case 'balance': {
        const cells = table.cells(line.row);
        const strong = line.kind === 'balance' || disagrees(report, line.row);
        return { height: table.heightOf(cells), draw: (canvas, y) => table.row(canvas, y, cells, strong) };
      }
      case 'group': {
        const inner = next.findIndex(({ kind }) => kind !== 'group');
        const keep = (inner < 0 ? next.length : inner) * lineHeight + lineHeight * 2;
        const title = titleOf(all, report, line);
        return { height: lineHeight + 2, draw: (canvas, y) => table.group(canvas, y, title, line.depth), keep };
      }
      case 'sub': {
        const short = `${t('SUB TOTAL')} ${valueOf(all, report, line)}`;
        const labels = [`${short}, ${line.count} ${t(report.rowNoun ?? 'baris')}`, short];
        return { height: lineHeight, draw: (canvas, y) => table.sums(canvas, y, labels, line.totals, false) };
      }
      case 'total': {
        const labels = [totalLabel(report, line, t), t('TOTAL')];
        return { height: table.grandHeight, draw: (canvas, y) => table.sums(canvas, y, labels, line.totals, true) };
      }
      case 'closing': {
        const block = { block: line.block, report, columns: all, t, faces: paper.faces, size: table.size, left: MARGIN };
        return { height: closingRoom(block), draw: (canvas, y) => drawClosing(canvas, y, block) };
      }
    }
  }
}

export async function* following(first: IteratorResult<ReportRow[]>, rest: AsyncGenerator<ReportRow[]>): AsyncGenerator<ReportRow[]> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

type Grouped = { readonly column: string; readonly value: unknown };

/** A day is written out, any other key stands after its label. */
export function titleOf(columns: readonly PaperColumn[], report: Report, { column, value }: Grouped): string {
  if (typeof value === 'string' && report.columns[column]?.kind === 'day' && isHari(value)) return formatHariPanjang(value);
  const label = columns.find(({ name }) => name === column)?.label ?? (report.columns[column] as Field | undefined)?.label ?? column;
  return `${label} : ${valueOf(columns, report, { column, value })}`;
}

export function valueOf(columns: readonly PaperColumn[], _report: Report, { column, value }: Grouped): string {
  const text = columns.find(({ name }) => name === column)?.text(value) ?? String(value ?? '');
  return text === '' ? '-' : text;
}
