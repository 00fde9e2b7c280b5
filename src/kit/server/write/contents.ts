import type { ContentLine } from '#kit/server/ctx.ts';
import { fieldAt } from '#kit/server/parse.ts';
import { textOf } from '#kit/server/paper/cells.ts';
import { shown } from '#kit/rules/sentence.ts';

/** A paper of so many pieces is read as it comes, not in a question. */
const MOST = 12;
const LONGEST = 120;
/** An approver needs a customer's name and no more of the person. */
const PRIVATE = new Set(['no_ktp', 'no_identitas', 'npwp', 'no_hp', 'alamat', 'foto', 'gambar']);

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === false;

/** The body of a write, line by line, in the words and units of its fields: what an approver agrees to. */
export function contentLines(schema: object, body: unknown): ContentLine[] {
  const labelOf = (path: PropertyKey[]): string =>
    shown(fieldAt(schema, path)?.label ?? String(path.at(-1)));
  const say = (path: PropertyKey[], value: unknown): string => {
    if (Array.isArray(value)) return value.map((one, at) => say([...path, at], one)).join(', ');
    if (isRow(value)) return partsOf(path, value).join(', ');
    const of = fieldAt(schema, path);
    // The field of a list is found for each of its texts as well.
    const isText = !of || of.kind === 'list' || Number.isNaN(value);
    return !isText ? textOf(of, 'WIB', shown)(value) : String(value);
  };
  const partsOf = (path: PropertyKey[], row: Row): string[] =>
    Object.entries(row)
      .filter(([name, value]) => !PRIVATE.has(name) && !isEmpty(value))
      .map(([name, value]) => `${labelOf([...path, name])} ${say([...path, name], value)}`);
  const lines = Object.entries(isRow(body) ? body : {})
    .filter(([name, value]) => !PRIVATE.has(name) && !isEmpty(value))
    .flatMap(([name, value]) => {
      const rows = Array.isArray(value) && value.some(isRow) ? value : undefined;
      return rows
        ? rows.map((row, at) => [labelOf([name]), say([name, at], row)] as const)
        : [[labelOf([name]), say([name], value)] as const];
    });
  const rest = lines.length - MOST;
  return [
    ...lines.slice(0, MOST).map(([label, nilai]) => ({ label, nilai: nilai.slice(0, LONGEST) })),
    ...(rest > 0 ? [{ label: 'Lainnya', nilai: `${rest} baris` }] : []),
  ];
}
