import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase as connect, type Database } from '#kit/server/database.ts';
import { sql } from '#kit/server/sql.ts';
import { insertRows, wholeRowTexts } from '#kit/server/sql/rows.ts';
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

test('a figure, a truth, a code, a sentence and a list of JSON are the same after the way there and back', async () => {
  await db.run(
    sql`create table macam (urut int, angka bigint, benar boolean, hari date, teks text, isi jsonb, akhir text)`,
  );
  const texts = [
    '',
    ' ',
    'NULL',
    'KJ1-0001',
    'a,b',
    '(x)',
    'kata "dua"',
    '\\',
    "O'Neil",
    'a\nb',
    'emas 17K é',
    '-5',
  ];
  const given = texts.map((teks, urut) => ({
    urut,
    angka: urut % 2 ? -10_000_000_000_000 : urut,
    benar: urut % 2 === 0,
    hari: '2026-11-29',
    teks,
    isi: urut % 2 ? [{ 'kata "dua"': [1, null] }] : { a: teks },
    akhir: urut % 3 ? null : teks,
  }));
  await db.run(await insertRows(db, 'macam', given));
  expect(await db.many(sql`select * from macam order by urut`)).toEqual(given);
});

test('who asks for the columns of a table while the ask of another fails has them all the same', async () => {
  await db.run(sql`create table sendiri (no int)`);
  const broken = { ...db, call: () => Promise.reject(new Error('gone')) };
  const [failed, own] = await Promise.allSettled([
    insertRows(broken, 'sendiri', [{ no: 1 }]),
    insertRows(db, 'sendiri', [{ no: 1 }]),
  ]);
  expect([failed.status, own.status]).toEqual(['rejected', 'fulfilled']);
});

test('a statement that writes given columns loses none, and writes no null over what the database would fill', async () => {
  await db.run(sql`create table diisi (no int, jenis text default 'UMUM', catatan text)`);
  const columns = ['no', 'jenis', 'catatan'];
  const texts = (row: object) =>
    wholeRowTexts(db, 'diisi', [row as Record<string, unknown>], columns);
  expect(await texts({ no: 1, jenis: null })).toEqual(['(1,,)']);
  await expect(texts({ no: 1 })).rejects.toThrow('diisi would write its column jenis as a null');
  await expect(texts({ no: 1, jenis: 'X', lain: 2 })).rejects.toThrow(
    'diisi does not declare its column lain',
  );
  expect(await wholeRowTexts(db, 'diisi', [{ no: 1 }], ['no', 'catatan'])).toEqual(['(1,,)']);
});
