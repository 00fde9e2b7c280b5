import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startProgram } from '#bench/beside.ts';
import { cpuOf } from '#bench/cpu.ts';
import { fillReports, fillShop, isFilled, openGates } from '#bench/isi.ts';
import { askReport, MODULS, reportCalls, type Span } from '#bench/laporan.ts';
import { addSession, openTables } from '#bench/shop.ts';

/**
 * J17: the reports that take longest, of a month and of a year of so many sold lines, beside as many rows of the book
 * read through a cursor and written as JSON by bare pg. First byte, whole answer, processor time of server and
 * PostgreSQL (time of a parallel worker that has ended is missing). Goal: a month in 3 s, a year in 30 s at a million.
 * `BENCH_REPORTS=56,102` for a part. The shop is kept in `KILAU_DATA`.
 */
const LINES = Number(process.env.BENCH_LINES ?? 1_000_000);
const REPORTS = (process.env.BENCH_REPORTS ?? '1,46,49,56,68,89,93,102,105').split(',').map(Number);
const DAYS = 365;
const GOALS: Partial<Record<Span, number>> = { bulan: 3, tahun: 30 };

const folder = process.env.KILAU_DATA ?? (await mkdtemp(join(tmpdir(), 'kilau-bench-')));
const shop = await openTables(folder);
const { owner } = shop;
if (!(await isFilled(owner))) {
  const sales = Math.round(LINES / 2 / DAYS);
  await fillShop(owner, { days: DAYS, sales, cash: 40, stock: 20_000 });
  await fillReports(owner);
}
await openGates(owner, MODULS);
await owner.query(`delete from sesi where user_id = 'own0'`);
const token = await addSession(owner, 'own0', 'OWN');
const { child, port } = await startProgram(shop, 'server.ts');
const bare = new pg.Client(shop.connection);
await bare.connect();

/** As many rows of the book as a report has rows, in batches of its size. */
async function floor(rows: number): Promise<number> {
  const began = performance.now();
  await bare.query('begin read only');
  await bare.query(
    `declare buku no scroll cursor for select * from buku order by kode_toko, no_bukti, urut limit ${rows}`,
  );
  for (let fetched = 500; fetched === 500;) {
    const batch = await bare.query('fetch 500 from buku');
    JSON.stringify(batch.rows);
    fetched = batch.rows.length;
  }
  await bare.query('commit');
  return performance.now() - began;
}

const seconds = (ms: number): string => (ms / 1000).toFixed(2);
console.log(
  '| no | span | rows | first byte | whole | server, PostgreSQL | floor | ratio | goal |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
const spans: readonly Span[] = ['bulan', 'tahun'];
for (const { no, paths, column } of await reportCalls(owner, spans)) {
  if (!REPORTS.includes(no)) continue;
  for (const [at, path] of paths.entries()) {
    const before = await cpuOf(child.pid!, owner);
    const { ms, first, rows, wrong } = await askReport(port, token, { path, column });
    const after = await cpuOf(child.pid!, owner);
    if (wrong) throw new Error(wrong);
    const lowest = await floor(rows);
    const used = `${(after.server - before.server).toFixed(2)}, ${(after.postgres - before.postgres).toFixed(2)} s`;
    // A report that adds everything up has no rows to compare with.
    const ratio = rows < 1000 ? '-' : `${(ms / lowest).toFixed(1)} x`;
    const span = spans[at]!;
    const times = [first, ms].map((one) => `${seconds(one)} s`);
    const beside = [`${seconds(lowest)} s`, ratio, `${GOALS[span]} s`];
    console.log(`| ${[no, span, rows, ...times, used, ...beside].join(' | ')} |`);
  }
}
await bare.end();
child.kill();
await shop.close();
process.exit();
