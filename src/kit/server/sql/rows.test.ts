import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase as connect, type Database } from '#kit/server/database.ts';
import { sql } from '#kit/server/sql.ts';
import { insertRows } from '#kit/server/sql/rows.ts';
import { openDatabase, type TestDatabase } from '#kit/testing/database.ts';

let own: TestDatabase;
let db: Database;
beforeAll(async () => {
  own = await openDatabase();
  db = connect({ connection: own.connection, size: 1 });
  await db.run(sql`create table coba (no int, kata text[], angka int[], catatan text)`);
});
afterAll(async () => {
  await db.close();
  await own.drop();
});

test('rows come back as they were given: nothing stays nothing, a word is a word, whichever row names it', async () => {
  const given = [
    {
      no: 1,
      kata: ['NULL', null, '', 'a "b", {c} \\'],
      angka: [
        [1, null],
        [3, 4],
      ],
    },
    { no: 2, kata: [], angka: null, catatan: 'hanya di sini' },
    { no: 3, kata: [undefined, 'x'], catatan: undefined },
  ];
  await db.run(await insertRows(db, 'coba', given));
  expect(await db.many(sql`select no, kata, angka, catatan from coba order by no`)).toEqual([
    { ...given[0], catatan: null },
    given[1],
    { no: 3, kata: [null, 'x'], angka: null, catatan: null },
  ]);
});
