import { Readable } from 'node:stream';
import type { Field } from '#kit/contract/field.ts';
import type { Totals } from '#kit/rules/totals.ts';
import { wordIn } from '#kit/rules/row-word.ts';
import { localTime, type Zona } from '#kit/server/clock.ts';
import {
  codeText,
  columnsOf,
  isSaid,
  labelOf,
  titleOf,
  valueOf,
  type PaperColumn,
} from '#kit/server/paper/cells.ts';
import { closingTable, type ClosingTable } from '#kit/server/paper/closing.ts';
import { peek } from '#kit/server/paper/first-rows.ts';
import { disagrees, paperLines, totalLabel, type PaperLine } from '#kit/server/paper/lines.ts';
import { isUpright } from '#kit/contract/report-paper.ts';
import type { BandText, PaperWords } from '#kit/server/paper/desk.ts';
import type { Format } from '#kit/server/paper/workbook/workbook-looks.ts';
import { workbook, type CellValue, type SheetRow } from '#kit/server/paper/workbook/workbook.ts';
import type { ReportRow } from '#kit/server/report-rows.ts';
import { zip } from '#kit/server/paper/zip.ts';

/** The same rows as a workbook with typed cells, streamed (R15). */
export const writeXlsx = (words: PaperWords): Readable =>
  Readable.from(bytes(words), { objectMode: false });

async function* bytes(words: PaperWords): AsyncGenerator<Buffer> {
  const all = columnsOf(words.report, words.ctx, words.t);
  const columns = all.filter(({ name }) => !words.chosen || words.chosen.has(name));
  const top = headRows(words, columns);
  const { rows, batches } = await peek(words.batches);
  yield* zip(
    workbook({
      name: sheetName(words.heading.title),
      widths: columns.map((column) => widthOf(column, rows)),
      frozen: top.length,
      upright: isUpright(words.report.paper, columns.length),
      rows: rowsOf({ ...words, batches }, { columns, all }, top),
    }),
  );
}

/** A sheet's name holds at most 31 characters and none of these. */
const sheetName = (title: string): string =>
  title
    .replace(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31)
    .trim() || 'LAPORAN';

const WIDTHS: Partial<Record<Field['kind'], number>> = {
  int: 9,
  rupiah: 16,
  gram: 12,
  persen: 10,
  grade: 9,
  day: 12,
  instant: 17,
};
const WIDEST = 44;

/** A figure has the room of its kind, a text that of the longest among the first rows. */
function widthOf({ of, label, name, text }: PaperColumn, rows: readonly ReportRow[]): number {
  const longest = rows.reduce(
    (most, row) =>
      text(row[name])
        .split('\n')
        .reduce((all, line) => Math.max(all, line.length), most),
    0,
  );
  const own = WIDTHS[of.kind] ?? Math.min(longest + 2, WIDEST);
  return Math.max(own, Math.min(label.length + 3, 24));
}

/** The heading of the paper, then the column header: all of it stays in sight. */
function headRows({ heading }: PaperWords, columns: readonly PaperColumn[]): SheetRow[] {
  const { shop, address, title, period, filters, note } = heading;
  const lines = [
    ...address,
    title,
    ...(period ? [period] : []),
    ...(note ? [note] : []),
    ...(filters.length > 0
      ? [filters.map(({ label, value }) => `${label} : ${value}`).join('     ')]
      : []),
  ];
  return [
    textRow('title', [shop]),
    ...lines.map((text) => textRow(text === title ? 'title' : 'plain', [text])),
    ...bandRows(heading),
    textRow('plain', []),
    {
      look: 'head',
      formats: columns.map(({ of }) => formatOf(of)),
      cells: columns.map(({ label }) => label),
    },
  ];
}

/** The figures of the band in one line, each after its words. */
const bandRows = ({ band }: PaperWords['heading']): SheetRow[] =>
  band ? [textRow('strong', [() => bandLine(band())])] : [];
const bandLine = (band: readonly BandText[]): string =>
  band.map(({ label, value }) => `${label} : ${value}`).join('     ');

const textRow = (look: SheetRow['look'], cells: readonly CellValue[]): SheetRow => ({
  look,
  cells,
  formats: cells.map(() => '@' as const),
});

async function* rowsOf(
  words: PaperWords,
  { columns, all }: { columns: readonly PaperColumn[]; all: readonly PaperColumn[] },
  top: readonly SheetRow[],
): AsyncGenerator<SheetRow[]> {
  const { report, batches, ctx, t } = words;
  yield [...top];
  const formats = columns.map(({ of }) => formatOf(of));
  const cells = columns.map(({ name, of, text }) => ({
    name,
    cell: isSaid(of) ? text : cellOf(of, ctx.toko.zona, t),
  }));
  const sums = (label: string, totals: Totals): SheetRow => ({
    look: 'strong',
    formats,
    cells: cells.map(({ name, cell }, at) =>
      name in totals ? cell(totals[name]) : at === 0 ? label : null,
    ),
  });
  const data = (look: SheetRow['look'], row: Readonly<Record<string, unknown>>): SheetRow => ({
    look,
    formats,
    cells: cells.map(({ name, cell }) => cell(row[name])),
  });
  const rowOf = (line: PaperLine): SheetRow[] => {
    switch (line.kind) {
      case 'row':
        return [data(disagrees(report, line.row) ? 'strong' : 'plain', line.row)];
      case 'balance':
        return [data('strong', line.row)];
      case 'group':
        return [textRow('strong', [titleOf(all, line, t)])];
      case 'sub':
        return [sums(`${t('SUB TOTAL')} ${valueOf(all, line)}`, line.totals)];
      case 'total':
        return [sums(totalLabel(report, line, t), line.totals)];
      case 'closing':
        return closingRows(closingTable(line.block, { report, columns: all, t }));
    }
  };
  for await (const lines of paperLines(report, all, batches)) yield lines.flatMap(rowOf);
  yield [textRow('plain', []), textRow('plain', [words.heading.foot])];
}

function closingRows(table: ClosingTable): SheetRow[] {
  const formats = table.kinds.map(formatOf);
  const values = (look: SheetRow['look'], row: readonly CellValue[]): SheetRow => ({
    look,
    formats,
    cells: row.map((value, at) =>
      typeof value === 'number' ? value / unitOf(table.kinds[at]) : value,
    ),
  });
  return [
    textRow('plain', []),
    textRow('strong', [table.title]),
    { look: 'head', formats, cells: table.head },
    ...table.rows.map((row) => values('plain', row)),
    values('strong', table.total),
  ];
}

/** What a cell looks like; codes and texts are text, so that leading zeros and formulas stay letters. */
function formatOf(of: Field | undefined): Format {
  switch (of?.kind) {
    case 'int':
    case 'rupiah':
      return '#,##0';
    case 'gram':
      return of.decimals === 2 ? '#,##0.00' : '#,##0.000';
    case 'persen':
      return '0.00';
    case 'grade':
      return 'General\\%';
    case 'list':
      return ';;;@';
    case 'day':
      return 'yyyy-mm-dd';
    case 'instant':
      return 'yyyy-mm-dd hh:mm';
    default:
      return '@';
  }
}

const unitOf = (of: Field | undefined): number =>
  of?.kind === 'gram' ? 1000 : of?.kind === 'persen' || of?.kind === 'grade' ? 100 : 1;

/** Days since 1899-12-30, as workbooks count them. */
const serial = (iso: string): number => Date.parse(iso) / 86_400_000 + 25_569;

/** A value in its cell's type: figures in the unit of the wire, days and instants as dates. */
function cellOf(of: Field, zona: Zona, t: (text: string) => string): (value: unknown) => CellValue {
  const unit = unitOf(of);
  const known = (show: (value: unknown) => CellValue) => (value: unknown) =>
    value === null || value === undefined ? null : show(value);
  switch (of.kind) {
    case 'int':
    case 'rupiah':
    case 'gram':
    case 'persen':
    case 'grade':
      return known((value) => (value as number) / unit);
    case 'day':
      return known((value) => serial(`${value as string}T00:00:00Z`));
    case 'instant':
      return known((value) => serial(`${localTime(String(value), zona).replace(' ', 'T')}:00Z`));
    case 'choice':
    case 'status':
      return known((value) => labelOf(of, value, t));
    case 'yesNo':
      return known((value) => t(value ? 'Ya' : 'Tidak'));
    case 'list':
      return known((value) => (value as string[]).join('\n'));
    default:
      return known((value) =>
        of.words ? wordIn(of.words, String(value), t) : codeText(of, value),
      );
  }
}
