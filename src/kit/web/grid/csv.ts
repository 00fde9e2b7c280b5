import { csvCell } from '#kit/rules/csv.ts';
import type { Row } from '#kit/rules/totals.ts';
import { saveBlob } from '#kit/web/api/save-blob.ts';
import type { Column } from '#kit/web/grid/columns.ts';
import { plainOf } from '#kit/web/grid/text-of.ts';

const NUMBERS = ['int', 'rupiah', 'gram', 'persen', 'grade'];

/** The rows as CSV, in the columns shown. */
export function csvOf<R extends Row>(columns: readonly Column<R>[], rows: readonly R[]): string {
  const head = columns.map(({ header }) => csvCell(header)).join(',');
  const body = rows.map((row) =>
    columns
      .map(({ id, of }) => {
        const text = plainOf(of, row[id]);
        return csvCell(text, of !== undefined && NUMBERS.includes(of.kind));
      })
      .join(','),
  );
  return [head, ...body].join('\r\n');
}

/** Saves a text as a file; the mark at its start tells Excel that it is UTF-8. */
export function saveText(name: string, text: string): void {
  void saveBlob(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }), name);
}
