import { expect, test } from 'vitest';

/** A copy of its own: no other test in this process finds all names given. */
const copy = `${import.meta.dirname}/sql.ts?own`;
const { callOne, sql, sqlOn, statement, statementByMany } = (await import(
  copy
)) as typeof import('#kit/server/sql.ts');

test('after 2,100 queries of different texts the first 2,000 have a name, and every fixed statement has its own', async () => {
  const named: (string | undefined)[] = [];
  const on = sqlOn({
    query: async ({ name }) => {
      named.push(name);
      return { rows: [{ ada: true }], rowCount: 1, command: 'SELECT', oid: 0, fields: [] };
    },
  });
  for (let at = 0; at < 2100; at += 1) await on.many(sql`select ${sql.lit(at)} as n`);
  expect(new Set(named).size).toBe(2001);
  expect(named.indexOf(undefined)).toBe(2000);
  // Those that were named keep their names.
  await on.many(sql`select ${sql.lit(7)} as n`);
  expect(named.at(-1)).toBe(named[7]);

  const late = statement('select 2099 as n');
  const many = statementByMany('select $1 as n', ['int']);
  for (const one of [late, many, many.many!.statement]) {
    await callOne(on, one, []);
    expect(named.at(-1)).toMatch(/^k[\w-]{16}$/);
  }
  expect(new Set([late, many, many.many!.statement].map(({ name }) => name)).size).toBe(3);
});
