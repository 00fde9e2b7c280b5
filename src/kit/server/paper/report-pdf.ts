import { Readable } from 'node:stream';
import type { Field } from '#kit/contract/field.ts';
import type { Report } from '#kit/contract/report.ts';
import { isUpright } from '#kit/contract/report-paper.ts';
import type { ClosingBlock } from '#kit/rules/closing.ts';
import { columnsOf, titleOf, valueOf, type PaperColumn } from '#kit/server/paper/cells.ts';
import { planColumns } from '#kit/server/paper/column-widths.ts';
import { closingParts } from '#kit/server/paper/closing.ts';
import type { PaperWords } from '#kit/server/paper/desk.ts';
import { drawnParts } from '#kit/server/paper/drawings.ts';
import { A4, openPaper, sideways, type Photo } from '#kit/server/paper/document.ts';
import { folded } from '#kit/server/paper/fold.ts';
import { peek } from '#kit/server/paper/first-rows.ts';
import {
  disagrees,
  paperLines,
  rowsOf,
  totalLabel,
  type PaperLine,
} from '#kit/server/paper/lines.ts';
import { Sheets, type Part } from '#kit/server/paper/sheets.ts';
import { Table } from '#kit/server/paper/table.ts';
import { NO_PHOTO } from '#kit/server/paper/desk.ts';
import { millimetres, thumbnail } from '#kit/server/paper/thumbnail.ts';
import type { ReportRow } from '#kit/server/report-rows.ts';

const MARGIN = 34;

/** The report on A4, streamed: a page leaves as soon as it is full (R13). */
export const writePdf = (words: PaperWords): Readable =>
  Readable.from(pages(words), { objectMode: false });

async function* pages(words: PaperWords): AsyncGenerator<Buffer> {
  const { report, heading, ctx, t, chosen } = words;
  const paper = openPaper(heading.title, heading.shop);
  const columns = columnsOf(report, ctx, t);
  const shown = columns.filter(
    ({ name }) => !report.groups?.includes(name) && (!chosen || chosen.has(name)),
  );
  const page = isUpright(report.paper, shown.length) ? A4 : sideways(A4);
  const { rows, batches } = await peek(words.batches);
  const plan = planColumns(
    { report, columns: shown, rows, sums: sumLabels(report, columns, rows, t) },
    paper.faces,
    { left: MARGIN, width: page.width - 2 * MARGIN - besideOf(words).width },
  );
  const table = new Table(
    report.paper?.rowPhoto ? { ...plan, beside: besideOf(words) } : plan,
    paper.faces,
  );
  const sheets = new Sheets({ paper, page, margin: MARGIN, heading }, table);
  const whole: Whole = { report, columns, table, t };
  const titles: Part[] = [];

  for await (const lines of folded(paperLines(report, columns, batches)))
    for (const [at, line] of lines.entries()) {
      if (line.kind === 'closing') {
        yield* closing(sheets, whole, line.block);
        continue;
      }
      const bare = partOf(whole, line, lines.slice(at + 1, at + 4));
      const part = line.kind === 'row' ? await withPhoto(words, table, line.row, bare) : bare;
      if (line.kind === 'sub' || line.kind === 'group') titles.length = line.depth;
      if (line.kind === 'row' && line.heads?.[0]) titles.length = line.heads[0].depth;
      if (line.kind === 'total') titles.length = 0;
      sheets.repeat([...titles]);
      yield* sheets.put(part);
      if (line.kind === 'group') titles.push({ height: part.height, draw: part.draw });
    }
  sheets.repeat([]);
  for (const part of drawnParts(words.grafik ?? [], table, t)) yield* sheets.put(part);
  yield* sheets.signatures((report.paper?.signatures ?? []).map(t));
  yield* sheets.close();
}

/** What the lines of sums say at the least: the columns before the first figure have room for it. */
const sumLabels = (
  { groups = [] }: Report,
  columns: readonly PaperColumn[],
  rows: readonly ReportRow[],
  t: PaperWords['t'],
): string[] => [
  ...new Set(
    groups.flatMap((column) =>
      rows.map((row) => shortSum(columns, { column, value: row[column] }, t)),
    ),
  ),
];
const shortSum = (
  columns: readonly PaperColumn[],
  group: { column: string; value: unknown },
  t: PaperWords['t'],
): string => `${t('SUB TOTAL')} ${valueOf(columns, group)}`;

/** A closing block; where it continues on a further sheet, its head is printed above it again. */
async function* closing(sheets: Sheets, whole: Whole, block: ClosingBlock): AsyncGenerator<Buffer> {
  const { size, left, faces } = whole.table;
  const { head, lines } = closingParts({ ...whole, block, faces, size, left });
  sheets.repeat([]);
  yield* sheets.put(head);
  sheets.repeat([head]);
  for (const part of lines) yield* sheets.put(part);
  sheets.repeat([]);
}

const AIR = 4;

/** What a photo at the end of the rows takes. */
function besideOf({ report, t }: PaperWords): { label: string; width: number } {
  const { rowPhoto } = report.paper ?? {};
  if (!rowPhoto) return { label: '', width: 0 };
  const label = t((report.columns[rowPhoto.column] as Field).label);
  return { label, width: millimetres(rowPhoto.mm) + 2 * AIR };
}

/** A row with its picture, or with an empty frame where there is none. */
async function withPhoto(
  words: PaperWords,
  table: Table,
  row: ReportRow,
  part: Part,
): Promise<Part> {
  const { rowPhoto } = words.report.paper ?? {};
  if (!rowPhoto) return part;
  const side = millimetres(rowPhoto.mm);
  const bytes =
    (await thumbnail(words, row[rowPhoto.column], rowPhoto.mm)) ??
    (await thumbnail(words, NO_PHOTO, rowPhoto.mm));
  const x = table.left + table.width - side;
  if (bytes) return { ...part, photo: { bytes, x, y: AIR, side } satisfies Photo };
  return {
    ...part,
    draw: (canvas, y) => {
      part.draw(canvas, y);
      canvas.frame(x, y + AIR, side, side);
    },
  };
}

type Whole = {
  report: Report;
  columns: readonly PaperColumn[];
  table: Table;
  t(text: string): string;
};

/** A line as a piece of a sheet; a group's title stays with its first row. */
function partOf(whole: Whole, line: TableLine, next: readonly PaperLine[]): Part {
  const { report, columns, table, t } = whole;
  const sums = (labels: readonly string[], grand: boolean, { totals }: SumLine): Part => ({
    height: grand ? table.grandHeight : table.rowHeight,
    follows: true,
    draw: (canvas, y) => table.sums(canvas, y, { labels, totals, grand }),
  });
  switch (line.kind) {
    case 'row':
    case 'balance': {
      const cells = table.cells(line.row);
      const strong = line.kind === 'balance' || disagrees(report, line.row);
      const first = line.row[table.columns[0]?.name ?? ''];
      const heads = (line.heads ?? [])
        .filter(({ value }) => value !== first)
        .map((one) => titleOf(columns, one, t))
        .join(' · ');
      const over = heads ? table.line : 0;
      const { boxed } = report.paper ?? {};
      const framed = boxed !== undefined && line.row[boxed.column] === boxed.is;
      const draw: Part['draw'] = (canvas, y) => {
        if (heads) table.heads(canvas, y, heads);
        table.row(canvas, y + over, cells, strong || framed);
        if (framed) canvas.frame(table.left, y + over, table.width, table.heightOf(cells));
      };
      return { height: table.heightOf(cells) + over, draw };
    }
    case 'group': {
      const inner = next.findIndex(({ kind }) => kind !== 'group');
      const keep = ((inner < 0 ? next.length : inner) + 2) * table.rowHeight;
      const title = titleOf(columns, line, t);
      const draw: Part['draw'] = (canvas, y) => table.group(canvas, y, title, line.depth);
      return { height: table.titleHeight, draw, keep };
    }
    case 'sub': {
      const short = shortSum(columns, line, t);
      return sums([`${short}, ${rowsOf(report, line.count, t)}`, short], false, line);
    }
    case 'total':
      return sums([totalLabel(report, line, t), t('TOTAL')], true, line);
  }
}
type TableLine = Exclude<PaperLine, { kind: 'closing' }>;
type SumLine = Extract<PaperLine, { kind: 'sub' | 'total' }>;
