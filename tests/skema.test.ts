import pg from 'pg';
import { expect, test } from 'vitest';
import { openDatabase } from '#kit/testing/database.ts';
import { holdPage, readPage } from '#tests/kit/hold-page.ts';
import { drawSchema, THINGS } from '#tests/kit/skema.ts';

test('docs/schema.md shows every table, view and function as the migrations left them', async () => {
  const database = await openDatabase();
  const client = new pg.Client(database.connection);
  await client.connect();
  const { rows } = await client.query(THINGS);
  await client.end();
  await database.drop();

  const page = drawSchema(rows, readPage('schema.md'));
  holdPage('schema.md', page);
  const tables = page.slice(0, page.indexOf('## Views'));
  expect(tables.match(/^- `\w+` [\d, ]*: *$/gm), 'tables without a sentence').toBeNull();
});
