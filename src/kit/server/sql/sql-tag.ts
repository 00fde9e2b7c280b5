import pg from 'pg';
import template, { join as joined, raw, type Sql } from 'sql-template-tag';

/** A piece of SQL: pieces stand in one another, everything else that is put into one is a parameter. */
export type Query<T = unknown> = Sql & {
  /** What a row of it looks like; for the compiler alone. */
  readonly row?: T;
};

const tag = <T = unknown>(texts: readonly string[], ...values: readonly unknown[]): Query<T> =>
  template(texts, ...values);
const ref = (name: string): Query => raw(name.split('.').map(pg.escapeIdentifier).join('.'));

/** A figure or a word that is part of the text: where a parameter would have no type. */
const lit = (value: string | number): Query =>
  raw(typeof value === 'number' ? String(value) : pg.escapeLiteral(value));

const join = (items: readonly unknown[], between: Query = raw(', ')): Query =>
  items.length === 0 ? raw('') : joined([...items], between.sql);

/** SQL as it is read; `sql.ref` for the name of a column or of its table, `sql.raw` for words of our own. */
export const sql = Object.assign(tag, { raw, ref, table: ref, lit, join });

/** The text with numbered parameters, and their values. */
export const compile = ({ text, values }: Query): { text: string; values: readonly unknown[] } => ({
  text,
  values,
});
