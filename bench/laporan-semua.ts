import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seedDemo } from '#app/server/demo/seed.ts';
import { openDatabase } from '#kit/server/database.ts';
import { startProgram } from '#bench/beside.ts';
import { fillReports, fillShop, isFilled, openGates } from '#bench/isi.ts';
import { askReport, MODULS, reportCalls, type Span } from '#bench/laporan.ts';
import { addSession, openBenchShop, openTables, type BenchShop } from '#bench/shop.ts';

/**
 * Every report of the house, run on an empty shop, on the demo and on a shop of a million sold lines:
 * today, a month, a year. Each must answer whole; its time and rows are printed. `--hanya 91` for
 * one report, `--toko besar` for one shop, `--rentang hari,bulan` without the year. The big shop is
 * kept in `KILAU_DATA` where that is set.
 */
const { values: asked } = parseArgs({
  options: { hanya: { type: 'string' }, toko: { type: 'string' }, rentang: { type: 'string' } },
});
const LINES = Number(process.env.BENCH_LINES ?? 1_000_000);
const DAYS = 365;
const SPANS = (asked.rentang ?? 'hari,bulan,tahun').split(',') as Span[];

const SHOPS: Record<string, () => Promise<BenchShop>> = {
  kosong: () => openBenchShop(),
  demo: openDemo,
  besar: openBig,
};

async function openDemo(): Promise<BenchShop> {
  const shop = await openTables();
  const db = openDatabase({ connection: shop.connection, role: 'kilau_app' });
  await seedDemo(db, () => {}, { analyze: () => shop.owner.query('analyze') });
  await db.close();
  await shop.owner.query('vacuum analyze');
  return shop;
}

async function openBig(): Promise<BenchShop> {
  const folder = process.env.KILAU_DATA ?? (await mkdtemp(join(tmpdir(), 'kilau-bench-')));
  const shop = await openTables(folder);
  if (await isFilled(shop.owner)) return shop;
  const sales = Math.round(LINES / 2 / DAYS);
  await fillShop(shop.owner, { days: DAYS, sales, cash: 40, stock: 20_000 });
  await fillReports(shop.owner);
  return shop;
}

const seconds = (ms: number): string => (ms / 1000).toFixed(2);
let failed = 0;

async function runShop(name: string): Promise<void> {
  const shop = await SHOPS[name]!();
  await openGates(shop.owner, MODULS);
  const tokens = { cabang: await sessionOf(shop, 'KJ1'), pusat: await sessionOf(shop, 'PST') };
  const { child, port } = await startProgram(shop, 'server.ts');
  console.log(
    `${name}\n| no | report | ${SPANS.join(' | ')} |\n|---|---|${'---|'.repeat(SPANS.length)}`,
  );
  for (const calls of await reportCalls(shop.owner, SPANS)) {
    if (asked.hanya && !asked.hanya.split(',').includes(String(calls.no))) continue;
    const cells: string[] = [];
    for (const path of calls.paths) {
      const token = calls.pusat ? tokens.pusat : tokens.cabang;
      const { ms, rows, wrong } = await askReport(port, token, { path, column: calls.column });
      if (wrong) failed += 1;
      cells.push(wrong ?? `${seconds(ms)} s, ${rows} rows`);
    }
    console.log(`| ${calls.no} | ${calls.title} | ${cells.join(' | ')} |`);
  }
  child.kill();
  await shop.close();
}

async function sessionOf({ owner }: BenchShop, kode_toko: string): Promise<string> {
  const user_id = `bench.${kode_toko.toLowerCase()}`;
  await owner.query('delete from sesi where user_id = $1', [user_id]);
  return addSession(owner, user_id, 'OWN', kode_toko);
}

for (const name of Object.keys(SHOPS)) if (!asked.toko || asked.toko === name) await runShop(name);
if (failed > 0) console.error(`${failed} calls failed`);
process.exit(failed > 0 ? 1 : 0);
