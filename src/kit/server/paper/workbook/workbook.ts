import { escape, SheetInk } from '#kit/server/paper/workbook/sheet-ink.ts';
import { styleOf, type Format, type Look } from '#kit/server/paper/workbook/workbook-looks.ts';
import {
  sheetFoot,
  sheetView,
  WORKSHEET_HEAD,
  workbookParts,
} from '#kit/server/paper/workbook/workbook-parts.ts';
import type { Entry } from '#kit/server/paper/zip.ts';

/** A text that is known when the last row has passed by. */
export type Later = () => string;
/** A day or an instant is its number of days since 1899-12-30, as the format reads it. */
export type CellValue = string | number | null | Later;
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
 * The parts of a workbook, the sheets first and row by row, then the texts that were known after the last row. Written
 * by hand: the library took three times as long and gave totals no weight of their own.
 */
export async function* workbook(book: Book): AsyncGenerator<Entry> {
  const rows = new Rows(book.rows);
  const later: Later[] = [];
  let sheets = 0;
  do {
    sheets += 1;
    yield { path: `xl/worksheets/sheet${sheets}.xml`, data: sheet(book, rows, later) };
  } while (!rows.done);
  const names = Array.from({ length: sheets }, (_, at) => sheetName(book.name, at + 1));
  const texts = later.map((text) => escape(text()));
  for (const [path, text] of Object.entries(workbookParts(names, book.frozen, texts)))
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
  later: Later[],
): AsyncGenerator<Buffer> {
  const pen = new RowPen(later);
  const { ink } = pen;
  ink.markup(`${WORKSHEET_HEAD}${sheetView(widths, frozen)}<sheetData>`);
  for (let at = 1; at <= most; at += 1) {
    const row = rows.ready() ?? (await rows.next());
    if (!row) break;
    pen.row(row, at);
    if (ink.length >= CHUNK) yield ink.take();
  }
  ink.markup(`</sheetData>${sheetFoot(upright)}</worksheet>`);
  yield ink.take();
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

/** What every cell of a column begins with, before the number of its row and after it. */
type Begin = { readonly place: string; readonly style: string };

/** Writes rows; columns of the same formats begin their cells alike, row after row. */
class RowPen {
  readonly ink = new SheetInk(2 * CHUNK);
  private readonly begins = new Map<Look, WeakMap<readonly Format[], Begin[]>>();
  private readonly later: Later[];

  constructor(later: Later[]) {
    this.later = later;
  }

  row({ look, formats, cells }: SheetRow, at: number): void {
    const { ink } = this;
    const begins = this.beginsOf(look, formats);
    ink.markup('<row r="');
    ink.figure(at);
    ink.markup('">');
    for (let index = 0; index < cells.length; index += 1) {
      const { place, style } = (begins[index] ??= beginOf(index, look, formats[index]));
      ink.markup(place);
      ink.figure(at);
      ink.markup(style);
      this.value(cells[index]);
    }
    ink.markup('</row>');
  }

  private value(value: CellValue | undefined): void {
    const { ink } = this;
    if (typeof value === 'string') {
      // Blanks at the edges and new lines stay only where this is said.
      const kept = KEPT.test(value);
      ink.markup(kept ? ' t="inlineStr"><is><t xml:space="preserve">' : ' t="inlineStr"><is><t>');
      ink.text(value);
      ink.markup('</t></is></c>');
    } else if (typeof value === 'number' && Number.isFinite(value)) {
      ink.markup('><v>');
      ink.figure(value);
      ink.markup('</v></c>');
    } else if (typeof value === 'function') {
      ink.markup(' t="s"><v>');
      ink.figure(this.later.push(value) - 1);
      ink.markup('</v></c>');
    } else ink.markup('/>');
  }

  private beginsOf(look: Look, formats: readonly Format[]): Begin[] {
    const ofLook = this.begins.get(look) ?? new WeakMap<readonly Format[], Begin[]>();
    this.begins.set(look, ofLook);
    const begins = ofLook.get(formats) ?? [];
    ofLook.set(formats, begins);
    return begins;
  }
}

const KEPT = /^\s|\s$|\n/;

const beginOf = (index: number, look: Look, format: Format = 'General'): Begin => ({
  place: `<c r="${columnName(index)}`,
  style: `" s="${styleOf(look, format)}"`,
});

/** 0 is A, 25 is Z, 26 is AA. */
const columnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);
