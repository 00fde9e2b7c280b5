import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openDatabase } from '#kit/testing/database.ts';
import { drawSchema, THINGS } from '#tests/kit/skema.ts';

const FILE = join(import.meta.dirname, '../docs/schema.md');

test('docs/schema.md shows every table, view and function as the migrations left them', async () => {
  const database = await openDatabase();
  const client = new pg.Client(database.connection);
  await client.connect();
  const { rows } = await client.query(THINGS);
  await client.end();
  await database.drop();

  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const page = drawSchema(rows, before);
  if (process.env['TULIS_SKEMA']) writeFileSync(FILE, page);
  else expect(page).toBe(before);
  expect([...page.matchAll(/^- `(\w+)` [\d, ]*: *$/gm)].map(([, name]) => name)).toEqual([]);
});
