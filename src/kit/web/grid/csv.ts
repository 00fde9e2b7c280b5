import type { Row } from '#kit/rules/totals.ts';
import type { Column } from '#kit/web/grid/columns.ts';
import { plainOf } from '#kit/web/grid/text-of.ts';

const NUMBERS = ['int', 'rupiah', 'gram', 'persen', 'kadar'];

/** A text that a spreadsheet would run as a formula is led by an apostrophe (R15). */
const neutral = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string): string =>
  /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** The rows as CSV, in the columns shown. */
export function csvOf<R extends Row>(columns: readonly Column<R>[], rows: readonly R[]): string {
  const head = columns.map(({ header }) => quoted(neutral(header))).join(',');
  const body = rows.map((row) =>
    columns
      .map(({ id, of }) => {
        const text = plainOf(of, row[id]);
        return quoted(of && NUMBERS.includes(of.kind) ? text : neutral(text));
      })
      .join(','),
  );
  return [head, ...body].join('\r\n');
}

/** Saves a text as a file; the mark at its start tells Excel that it is UTF-8. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
