import type { Entry } from '#kit/server/paper/zip.ts';

/** How figures and texts look in a workbook; a cell of a text format is never run as a formula. */
export const FORMATS = ['General', '@', '#,##0', '#,##0.000', '#,##0.00', '0.00', '0.##', 'yyyy-mm-dd', 'yyyy-mm-dd hh:mm'] as const;
export type Format = (typeof FORMATS)[number];
const LOOKS = ['plain', 'strong', 'title', 'head'] as const;
export type Look = (typeof LOOKS)[number];

/** A day or an instant is its number of days since 1899-12-30, as the format reads it. */
export type CellValue = string | number | null;
/** Cells of one row with a look; `formats` says what each column's figures are. */
export type SheetRow = { readonly look: Look; readonly formats: readonly Format[]; readonly cells: readonly CellValue[] };
export type Book = {
  readonly name: string;
  readonly widths: readonly number[];
  /** Rows that stay in sight above the rest. */
  readonly frozen: number;
  readonly rows: AsyncIterable<readonly SheetRow[]>;
};

const MOST_ROWS = 1_048_576;
const CHUNK = 128 * 1024;
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook, the sheets first and row by row; a sheet that is full goes on in the next. */
export async function* workbook(book: Book): AsyncGenerator<Entry> {
  const source = flat(book.rows);
  let [sheets, more] = [0, true];
  const sheet = async function* (): AsyncGenerator<Buffer> {
    let text = `${XML}<worksheet xmlns="${MAIN}">${view(book)}<sheetData>`;
    more = false;
    for (let at = 1; ; at += 1) {
      if (at > MOST_ROWS) {
        more = true;
        break;
      }
      const next = await source.next();
      if (next.done) break;
      text += rowXml(next.value, at);
      if (text.length < CHUNK) continue;
      yield Buffer.from(text);
      text = '';
    }
    yield Buffer.from(`${text}</sheetData></worksheet>`);
  };
  while (more) {
    sheets += 1;
    yield { path: `xl/worksheets/sheet${sheets}.xml`, data: sheet() };
  }
  for (const [path, text] of Object.entries(frame(book.name, sheets))) yield { path, data: once(XML + text) };
}

async function* once(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

/** Rows one by one without a promise for each: a batch is awaited, its rows are not. */
function flat(batches: AsyncIterable<readonly SheetRow[]>) {
  const iterator = batches[Symbol.asyncIterator]();
  let [batch, at]: [readonly SheetRow[], number] = [[], 0];
  return {
    async next(): Promise<{ done: true } | { done: false; value: SheetRow }> {
      while (at >= batch.length) {
        const next = await iterator.next();
        if (next.done) return { done: true };
        [batch, at] = [next.value, 0];
      }
      at += 1;
      return { done: false, value: batch[at - 1]! };
    },
  };
}

const letters: string[] = [];
function columnName(index: number): string {
  letters[index] ??= index < 26 ? String.fromCharCode(65 + index) : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);
  return letters[index];
}

function rowXml({ look, formats, cells }: SheetRow, at: number): string {
  const base = LOOKS.indexOf(look) * FORMATS.length;
  let text = `<row r="${at}">`;
  for (let index = 0; index < cells.length; index += 1) {
    const value = cells[index];
    const style = base + FORMAT_INDEX[formats[index] ?? 'General'];
    const place = `<c r="${columnName(index)}${at}" s="${style}"`;
    if (value === null || value === undefined || (typeof value === 'number' && !Number.isFinite(value))) text += `${place}/>`;
    else if (typeof value === 'number') text += `${place}><v>${value}</v></c>`;
    else text += `${place} t="inlineStr"><is>${/^\s|\s$|\n/.test(value) ? KEPT : '<t>'}${escape(value)}</t></is></c>`;
  }
  return `${text}</row>`;
}

/** Blanks at the edges and new lines stay only where this is said. */
const KEPT = '<t xml:space="preserve">';

const FORMAT_INDEX = Object.fromEntries(FORMATS.map((format, at) => [format, at])) as Record<Format, number>;

const UNSAFE = /[&<>\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
/** Characters that XML cannot hold are left out. */
function escape(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  if (!UNSAFE.test(whole)) return whole;
  return whole.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const view = ({ widths, frozen }: Book): string =>
  `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
  + `<cols>${widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>`;

/** The fixed parts around the sheets. */
function frame(name: string, sheets: number): Record<string, string> {
  const each = (text: (at: number) => string): string => Array.from({ length: sheets }, (_, at) => text(at + 1)).join('');
  return {
    'xl/styles.xml': styles(),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${REL}"><sheets>${
      each((at) => `<sheet name="${escape(at === 1 ? name : `${name.slice(0, 27)} ${at}`).replaceAll('"', '&quot;')}" sheetId="${at}" r:id="rId${at}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${
      each((at) => `<Relationship Id="rId${at}" Type="${REL}/worksheet" Target="worksheets/sheet${at}.xml"/>`)
    }<Relationship Id="rId0" Type="${REL}/styles" Target="styles.xml"/></Relationships>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${REL}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`
      + `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>`
      + `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${
        each((at) => `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="${TYPE}.worksheet+xml"/>`)}</Types>`,
  };
}

/** One cell style for each look and format: `look * formats + format`. */
function styles(): string {
  const font = (more: string): string => `<font>${more}<name val="Calibri"/><family val="2"/></font>`;
  const formats = FORMATS.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('');
  const look = { plain: [0, 0, 0], strong: [1, 2, 0], title: [2, 0, 0], head: [1, 0, 1] } as const;
  const xfs = LOOKS.flatMap((name) => FORMATS.map((code, at) => {
    const [fontId, fillId, borderId] = look[name];
    const numFmt = code === 'General' ? 0 : 164 + at;
    return `<xf numFmtId="${numFmt}" fontId="${fontId}" fillId="${fillId}" borderId="${borderId}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1"/>`;
  }));
  const none = '<left/><right/><top/><bottom/><diagonal/>';
  return `<styleSheet xmlns="${MAIN}"><numFmts count="${FORMATS.length}">${formats}</numFmts>`
    + `<fonts count="3">${font('<sz val="11"/>')}${font('<b/><sz val="11"/>')}${font('<b/><sz val="13"/>')}</fonts>`
    + '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>'
    + '<fill><patternFill patternType="solid"><fgColor rgb="FFF0F0EF"/></patternFill></fill></fills>'
    + `<borders count="2"><border>${none}</border><border><left/><right/><top style="thin"/><bottom style="thin"/><diagonal/></border></borders>`
    + '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>'
    + `<cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs>`
    + '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
}
