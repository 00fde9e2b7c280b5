import { sql, type Query } from '#kit/server/sql.ts';

/**
 * The rows of `of` with the share of a column in hundredths of a percent, under a name for each: the
 * largest row takes what rounding leaves, so that they are one hundred percent (reports.md §4).
 * `tie` makes the same row the largest every time.
 */
export function withShares(
  of: Query,
  shares: Readonly<Record<string, string>>,
  tie: string,
): Query {
  const names = Object.entries(shares);
  const ties = sql.join(tie.split(', ').map((name) => sql.ref(name)));
  const raw = names.flatMap(([name, column]) => [
    sql`persen_dari(${sql.ref(column)}, sum(${sql.ref(column)}) over ()) as ${sql.ref(`${name}_raw`)}`,
    sql`row_number() over (order by ${sql.ref(column)} desc nulls last, ${ties}) as ${sql.ref(`${name}_at`)}`,
  ]);
  const whole = names.map(([name]) => {
    const [share, at] = [sql.ref(`${name}_raw`), sql.ref(`${name}_at`)];
    return sql`(${share} + case when ${at} = 1 then 10000 - sum(${share}) over () else 0 end)::int as ${sql.ref(name)}`;
  });
  return sql`
  select *, ${sql.join(whole)} from (select bare.*, ${sql.join(raw)} from (${of}) bare) shared`;
}
