const TEXT = Symbol('sql');

/** A piece of SQL: pieces stand in one another, everything else that is put into one is a parameter. */
export type Query<T = unknown> = {
  readonly [TEXT]: readonly string[];
  readonly values: readonly unknown[];
  /** What a row of it looks like; for the compiler alone. */
  readonly row?: T;
};

const tag = <T = unknown>(texts: readonly string[], ...values: readonly unknown[]): Query<T> => ({
  [TEXT]: texts,
  values,
});
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const raw = (text: string): Query => tag([text]);
const ref = (name: string): Query => raw(name.split('.').map(quoted).join('.'));

/** A figure or a word that is part of the text: where a parameter would have no type. */
const lit = (value: string | number): Query =>
  raw(typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`);

function join(items: readonly unknown[], between: Query = raw(', ')): Query {
  const values = items.flatMap((item, at) => (at === 0 ? [item] : [between, item]));
  return tag(
    Array.from({ length: values.length + 1 }, () => ''),
    ...values,
  );
}

/** SQL as it is read; `sql.ref` for the name of a column or of its table, `sql.raw` for words of our own. */
export const sql = Object.assign(tag, { raw, ref, table: ref, lit, join });

const isQuery = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && TEXT in value;

/** The text with numbered parameters, and their values. */
export function compile(query: Query): { text: string; values: readonly unknown[] } {
  const values: unknown[] = [];
  const textOf = (piece: Query): string => {
    let text = '';
    for (const [at, part] of piece[TEXT].entries()) {
      text += part;
      if (at >= piece.values.length) continue;
      const value = piece.values[at];
      text += isQuery(value) ? textOf(value) : `$${values.push(value)}`;
    }
    return text;
  };
  return { text: textOf(query), values };
}
