import { Readable } from 'node:stream';
import { writeXlsxStream } from 'hucre/xlsx';
import type { CellStyle, CellValue, ColumnDef } from 'hucre';
import type { Field } from '#kit/contract/field.ts';
import type { Totals } from '#kit/rules/totals.ts';
import { localTime, type Zona } from '#kit/server/clock.ts';
import { columnsOf, type PaperColumn } from '#kit/server/paper/cells.ts';
import { closingTable, type ClosingTable } from '#kit/server/paper/closing.ts';
import { paperLines, type PaperLine } from '#kit/server/paper/lines.ts';
import { titleOf, valueOf, type PaperWords } from '#kit/server/paper/report-pdf.ts';

/** The same rows as a workbook with typed cells, streamed (R15). */
export function writeXlsx(words: PaperWords): Readable {
  const columns = columnsOf(words.report, words.ctx, words.t);
  const sheet = openSheet(columns);
  const top = headRows(words);
  const stream = writeXlsxStream(rowsOf(words, columns, sheet, top), {
    name: sheetName(words.heading.title),
    columns: sheet.defs,
    freezePane: { rows: top.length + 1 },
    repeatHeaders: false,
  });
  return Readable.fromWeb(stream as never);
}

/** A sheet's name holds at most 31 characters and none of these. */
const sheetName = (title: string): string => title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31).trim() || 'LAPORAN';

type Style = 'row' | 'strong' | 'shop' | 'plain';
type Sheet = { readonly defs: ColumnDef[]; use(style: Style, kinds?: readonly (Field | undefined)[]): void };

/** What a number looks like; codes and texts are text, so that leading zeros and formulas stay letters. */
function formatOf(of: Field | undefined): string {
  switch (of?.kind) {
    case 'int': case 'rupiah': return '#,##0';
    case 'gram': return of.decimals === 2 ? '#,##0.00' : '#,##0.000';
    case 'persen': return '0.00';
    case 'kadar': return '0.##';
    case 'day': return 'yyyy-mm-dd';
    case 'instant': return 'yyyy-mm-dd hh:mm';
    default: return '@';
  }
}

/**
 * The writer reads a column's style as each row is written; one list of columns whose styles change
 * with the kind of row gives totals their weight without holding the sheet in memory.
 */
function openSheet(columns: readonly PaperColumn[]): Sheet {
  const styles = (kinds: readonly (Field | undefined)[], font: CellStyle['font'], fill?: CellStyle['fill']): CellStyle[] =>
    kinds.map((of) => ({ numFmt: formatOf(of), font, fill }));
  const own = columns.map(({ of }) => of);
  const grey = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F0F0EF' } } as const;
  const byStyle: Record<Style, CellStyle[]> = {
    row: styles(own, undefined), strong: styles(own, { bold: true }, grey),
    shop: styles(own.map(() => undefined), { bold: true, size: 13 }), plain: styles(own.map(() => undefined), undefined),
  };
  const defs: ColumnDef[] = columns.map((column) => ({ width: widthOf(column), style: {} }));
  let last: CellStyle[] | undefined;
  return {
    defs,
    use(style, kinds) {
      const next = kinds ? styles(own.map((_, at) => kinds[at]), style === 'strong' ? { bold: true } : undefined) : byStyle[style];
      if (next === last) return;
      last = next;
      for (const [at, def] of defs.entries()) def.style = next[at];
    },
  };
}

const WIDTHS: Partial<Record<Field['kind'], number>> = {
  int: 9, rupiah: 16, gram: 12, persen: 10, kadar: 9, day: 12, instant: 17, text: 20, longText: 32, list: 32, kode: 16,
};
const widthOf = ({ of, label }: PaperColumn): number => Math.max(WIDTHS[of.kind] ?? 14, Math.min(label.length + 3, 24));

type Top = { readonly style: Style; readonly cells: CellValue[] };

function headRows({ heading }: PaperWords): Top[] {
  const { shop, address, title, period, filters, note } = heading;
  const line = (text: string, style: Style = 'plain'): Top => ({ style, cells: [text] });
  return [
    line(shop, 'shop'), ...address.map((one) => line(one)), line(title, 'shop'),
    ...(period ? [line(period)] : []), ...(note ? [line(note)] : []),
    ...(filters.length > 0 ? [line(filters.map(({ label, value }) => `${label} : ${value}`).join('     '))] : []),
    line(''),
  ];
}

async function* rowsOf(words: PaperWords, columns: readonly PaperColumn[], sheet: Sheet, top: readonly Top[]): AsyncGenerator<CellValue[]> {
  const { report, batches, ctx, t } = words;
  for (const { style, cells } of top) {
    sheet.use(style);
    yield cells;
  }
  sheet.use('strong', []);
  yield columns.map(({ label }) => label);
  const cells = columns.map(({ name, of }) => ({ name, cell: cellOf(of, ctx.toko.zona, t) }));
  const sums = (label: string, totals: Totals): CellValue[] =>
    cells.map(({ name, cell }, at) => (name in totals ? cell(totals[name]) : at === 0 ? label : null));

  for await (const lines of paperLines(report, columns, batches))
    for (const line of lines) yield* rowOf(line);
  sheet.use('plain');
  yield [''];
  yield [words.heading.foot];

  function* rowOf(line: PaperLine): Generator<CellValue[]> {
    switch (line.kind) {
      case 'row':
        sheet.use('row');
        return yield cells.map(({ name, cell }) => cell(line.row[name]));
      case 'balance':
        sheet.use('strong');
        return yield cells.map(({ name, cell }) => cell(line.row[name]));
      case 'group':
        sheet.use('strong', []);
        return yield [titleOf(columns, report, line)];
      case 'sub':
        sheet.use('strong');
        return yield sums(`${t('SUB TOTAL')} ${valueOf(columns, report, line)}`, line.totals);
      case 'total':
        sheet.use('strong');
        return yield sums(t('TOTAL'), line.totals);
      case 'closing':
        return yield* closingRows(closingTable(line.block, { report, columns, t }));
    }
  }
  function* closingRows(table: ClosingTable): Generator<CellValue[]> {
    sheet.use('strong', []);
    yield [''];
    yield [table.title];
    yield [...table.head];
    const values = (row: readonly (string | number | null)[]): CellValue[] =>
      row.map((value, at) => (typeof value === 'number' ? value / unitOf(table.kinds[at]) : value));
    sheet.use('plain', table.kinds);
    for (const row of table.rows) yield values(row);
    sheet.use('strong', table.kinds);
    yield values(table.total);
  }
}

const unitOf = (of: Field | undefined): number =>
  of?.kind === 'gram' ? 1000 : of?.kind === 'persen' || of?.kind === 'kadar' ? 100 : 1;

/** A value in its cell's type: figures in the unit of the wire, days and instants as dates. */
function cellOf(of: Field, zona: Zona, t: (text: string) => string): (value: unknown) => CellValue {
  const unit = unitOf(of);
  const none = (show: (value: unknown) => CellValue) => (value: unknown) => (value === null || value === undefined ? null : show(value));
  switch (of.kind) {
    case 'int': case 'rupiah': case 'gram': case 'persen': case 'kadar': return none((value) => (value as number) / unit);
    case 'day': return none((value) => new Date(`${value as string}T00:00:00Z`));
    case 'instant': return none((value) => new Date(`${localTime(String(value), zona).replace(' ', 'T')}:00Z`));
    case 'choice': case 'status': return none((value) => t(of.options?.find((one) => one.value === value)?.label ?? String(value)));
    case 'yesNo': return none((value) => t(value ? 'Ya' : 'Tidak'));
    case 'list': return none((value) => (value as string[]).join('\n'));
    default: return none(String);
  }
}
