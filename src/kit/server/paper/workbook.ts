import { styleOf, type Format, type Look } from '#kit/server/paper/workbook-looks.ts';
import {
  sheetFoot,
  sheetView,
  WORKSHEET_HEAD,
  workbookParts,
} from '#kit/server/paper/workbook-parts.ts';
import type { Entry } from '#kit/server/paper/zip.ts';

/** A day or an instant is its number of days since 1899-12-30, as the format reads it. */
export type CellValue = string | number | null;
/** Cells of one row with a look; `formats` says what each column's figures are. */
export type SheetRow = {
  readonly look: Look;
  readonly formats: readonly Format[];
  readonly cells: readonly CellValue[];
};
export type Book = {
  readonly name: string;
  readonly widths: readonly number[];
  /** Rows that stay in sight above the rest. */
  readonly frozen: number;
  /** Printed upright; wide when left out. */
  readonly upright?: boolean;
  readonly rows: AsyncIterable<readonly SheetRow[]>;
  /** Rows of one sheet; what Excel can hold when left out. */
  readonly most?: number;
};

/** What one sheet can hold: the next one goes on. */
const MOST_ROWS = 1_048_576;
const CHUNK = 128 * 1024;

/**
 * The parts of a workbook, the sheets first and row by row. Written by hand: the library took three
 * times as long and gave totals no weight of their own.
 */
export async function* workbook(book: Book): AsyncGenerator<Entry> {
  const rows = new Rows(book.rows);
  let sheets = 0;
  do {
    sheets += 1;
    yield { path: `xl/worksheets/sheet${sheets}.xml`, data: sheet(book, rows) };
  } while (!rows.done);
  const names = Array.from({ length: sheets }, (_, at) => sheetName(book.name, at + 1));
  for (const [path, text] of Object.entries(workbookParts(names, book.frozen)))
    yield { path, data: once(text) };
}

const sheetName = (name: string, at: number): string =>
  escape(at === 1 ? name : `${name.slice(0, 27)} ${at}`).replaceAll('"', '&quot;');

async function* once(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

async function* sheet(
  { widths, frozen, upright = false, most = MOST_ROWS }: Book,
  rows: Rows,
): AsyncGenerator<Buffer> {
  let text = `${WORKSHEET_HEAD}${sheetView(widths, frozen)}<sheetData>`;
  for (let at = 1; at <= most; at += 1) {
    const row = rows.ready() ?? (await rows.next());
    if (!row) break;
    text += rowXml(row, at);
    if (text.length < CHUNK) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(`${text}</sheetData>${sheetFoot(upright)}</worksheet>`);
}

/** Rows one by one without a promise for each: a batch is awaited, its rows are not. */
class Rows {
  done = false;
  private batch: readonly SheetRow[] = [];
  private at = 0;
  private readonly source: AsyncIterator<readonly SheetRow[]>;

  constructor(batches: AsyncIterable<readonly SheetRow[]>) {
    this.source = batches[Symbol.asyncIterator]();
  }

  ready(): SheetRow | undefined {
    const row = this.batch[this.at];
    this.at += 1;
    return row;
  }

  async next(): Promise<SheetRow | undefined> {
    while (!this.done) {
      const { done, value } = await this.source.next();
      this.done = done === true;
      if (done) break;
      [this.batch, this.at] = [value, 0];
      if (value.length > 0) return this.ready();
    }
    return undefined;
  }
}

function rowXml({ look, formats, cells }: SheetRow, at: number): string {
  let text = `<row r="${at}">`;
  for (let index = 0; index < cells.length; index += 1) {
    const value = cells[index];
    const place = `<c r="${columnName(index)}${at}" s="${styleNumber(look, formats[index])}"`;
    if (typeof value === 'number' && Number.isFinite(value)) text += `${place}><v>${value}</v></c>`;
    else if (typeof value === 'string')
      text += `${place} t="inlineStr"><is>${textXml(value)}</is></c>`;
    else text += `${place}/>`;
  }
  return `${text}</row>`;
}

const numbers = new Map<string, number>();
function styleNumber(look: Look, format: Format = 'General'): number {
  const known = numbers.get(look + format);
  if (known !== undefined) return known;
  const found = styleOf(look, format);
  numbers.set(look + format, found);
  return found;
}

const names: string[] = [];
/** 0 is A, 25 is Z, 26 is AA. */
function columnName(index: number): string {
  names[index] ??=
    index < 26
      ? String.fromCharCode(65 + index)
      : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);
  return names[index];
}

/** Blanks at the edges and new lines stay only where this is said. */
const textXml = (text: string): string =>
  `${/^\s|\s$|\n/.test(text) ? '<t xml:space="preserve">' : '<t>'}${escape(text)}</t>`;

const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const UNSAFE = /[&<>\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** Characters that XML cannot hold are left out. */
function escape(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  if (!UNSAFE.test(whole)) return whole;
  const clean = whole.replace(NO_XML, '');
  return clean.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
