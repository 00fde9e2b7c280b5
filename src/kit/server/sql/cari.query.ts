import { kataDari } from '#kit/rules/pilih.ts';
import { readPhoneNumber } from '#kit/server/wire/phone.ts';
import { sql, type Query } from '#kit/server/sql.ts';

const plain = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/**
 * Rows that hold every word typed, each in some column; a whole telephone number finds its own in every way of writing,
 * a part of one finds nothing by it (D-51.4).
 */
export function cocokSemua(columns: readonly Query[], q: string): Query {
  const words = sql.join(
    kataDari(q).map((word) => anyOf(columns, `%${plain(word)}%`)),
    sql` and `,
  );
  const phone = readPhoneNumber(q);
  return phone ? sql`((${words}) or ${hasPhone(columns, phone)})` : words;
}

const hasPhone = (columns: readonly Query[], phone: string): Query => {
  const whole = `(^|[^0-9+])\\${phone}($|[^0-9])`;
  return sql`(${sql.join(
    columns.map((column) => sql`${column}::text ~ ${whole}`),
    sql` or `,
  )})`;
};

/** How well a row answers what was typed: the very order of `tentukanPeringkat`, the code first. */
export function cocokUrut([code, ...names]: readonly [Query, ...Query[]], q: string): Query {
  const wanted = plain(q.trim());
  const all = [code, ...names];
  const steps: readonly [readonly Query[], string][] = [
    [[code], wanted],
    [names, wanted],
    [[code], `${wanted}%`],
    [names, `${wanted}%`],
    [all, `% ${wanted}%`],
    [all, `%${wanted}%`],
  ];
  const cases = steps.flatMap(([columns, like], at) =>
    columns.length > 0 ? [sql`when ${anyOf(columns, like)} then ${at}::int`] : [],
  );
  return sql`case ${sql.join(cases, sql` `)} else 6 end`;
}

const anyOf = (columns: readonly Query[], like: string): Query =>
  sql`(${sql.join(
    columns.map((column) => sql`${column}::text ilike ${like}`),
    sql` or `,
  )})`;
