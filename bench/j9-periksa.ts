import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '#kit/server/database.ts';
import { applyMigrations } from '#kit/server/migrations.ts';
import { openPostgres } from '#kit/server/postgres/open-postgres.ts';
import { periksaSekejap } from '#areas/buku/server/periksa.ts';

/**
 * J9: every invariant over a shop of `documents` documents, in one snapshot. The data folder keeps
 * what was filled once: `KILAU_DATA=/somewhere node bench/j9-periksa.ts 1000000`.
 */
const documents = Number(process.argv[2] ?? 100_000);
const MIGRATIONS = join(import.meta.dirname, '../src/app/server/migrations');
const perDay = 1000;

const postgres = await openPostgres({ say: console.log });
const owner = new Client(postgres.connection);
await owner.connect();
await applyMigrations(owner, MIGRATIONS);
const { rows } = await owner.query('select exists (select from penjualan) as filled');
if (!rows[0].filled) await fill();
await owner.end();

const db = openDatabase({ connection: postgres.connection, role: 'kilau_app' });
const start = performance.now();
const found = await periksaSekejap(db);
for (const { kode, jumlah, contoh } of found)
  if (jumlah > 0) console.log(kode, jumlah, contoh.join(' '));
console.log(
  `${((performance.now() - start) / 1000).toFixed(1)} s for ${documents} documents, goal 60 s`,
);
await db.close();
await postgres.stop();

async function fill(): Promise<void> {
  const days = Math.max(2, Math.round(documents / perDay));
  const text = readFileSync(join(import.meta.dirname, 'j9-isi.sql'), 'utf8')
    .replaceAll('$DAYS', String(days))
    .replaceAll('$SALES', String(perDay * 0.9))
    .replaceAll('$CASH', String(perDay * 0.1))
    .replaceAll('$STOCK', '10000');
  console.log(`Filling ${days} days …`);
  await owner.query(text);
  await owner.query('vacuum analyze');
}
