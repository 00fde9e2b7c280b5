import { expect, test } from 'vitest';
import { compile, sql } from '#kit/server/sql/sql-tag.ts';

test('pieces stand in one another and their values are numbered in the order of the text', () => {
  const filter = sql`and ${sql.ref('l.kode_dept')} = ${'CC'}`;
  const query = sql`select ${sql.join([sql.ref('qty'), 7], sql` + `)} from ${sql.table('barang')}
    where berat > ${1000} ${filter} ${sql``} limit ${sql.lit(5)}`;
  expect(compile(query)).toEqual({
    text: `select "qty" + $1 from "barang"
    where berat > $2 and "l"."kode_dept" = $3  limit 5`,
    values: [7, 1000, 'CC'],
  });
});

test('a name or a word cannot end its quotes, and whatever is no piece is a value', () => {
  const value = { text: ['drop'], values: [] };
  expect(compile(sql`${sql.ref('a"b')} ${sql.lit("O'Neil")} ${value} ${[1, 2]} ${null}`)).toEqual({
    text: `"a""b" 'O''Neil' $1 $2 $3`,
    values: [value, [1, 2], null],
  });
});
