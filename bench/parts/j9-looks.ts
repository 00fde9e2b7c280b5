import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { temuanQuery } from '#areas/buku/server/lingkup.query.ts';
import { PEMERIKSAAN } from '#areas/buku/server/periksa.ts';
import { compile } from '#kit/server/sql.ts';
import { fillShop, isFilled } from '#bench/isi.ts';
import { openTables } from '#bench/shop.ts';

/**
 * J9 look by look: processor time of each on one connection, without helpers, so that it can be compared where other
 * work runs. `BENCH_LOOKS=I-6,I-23` for some of them; `KILAU_DATA` keeps what was filled once; `BENCH_PLAN=1` prints
 * the plan of each as it ran.
 */
const documents = Number(process.argv[2] ?? 100_000);
const only = process.env.BENCH_LOOKS?.split(',');
const PER_DAY = 1000;
const NANO = 1e9;
const TICKS = 100;

const shop = await openTables(process.env.KILAU_DATA);
if (!(await isFilled(shop.owner))) {
  const days = Math.max(2, Math.round(documents / PER_DAY));
  const [sales, cash] = [PER_DAY * 0.9, PER_DAY * 0.1];
  await fillShop(shop.owner, { days, sales, cash, stock: 10_000 });
}
const { rows } = await shop.owner.query<{ pid: number }>('select pg_backend_pid() as pid');
await shop.owner
  .query(`set work_mem = '${process.env.BENCH_ROOM ?? '128MB'}'; set jit = off; set timezone = 'UTC';
  set max_parallel_workers_per_gather = ${process.env.BENCH_HELPERS ?? '0'}`);

let whole = 0;
for (const { invarian, query } of PEMERIKSAAN) {
  const name = invarian.map(({ kode }) => kode).join(' ');
  if (only && !invarian.some(({ kode }) => only.includes(kode))) continue;
  const { text, values } = compile(temuanQuery(query({})));
  const before = spent();
  const found = await run(shop.owner, process.env.BENCH_PLAN ? `explain analyze ${text}` : text, [
    ...values,
  ]);
  const took = spent() - before;
  whole += took;
  console.log(`${took.toFixed(2).padStart(7)} s  ${name}`);
  for (const row of found) console.log(process.env.BENCH_PLAN ? row['QUERY PLAN'] : row);
}
console.log(`${whole.toFixed(2).padStart(7)} s of processor time`);
await shop.close();

async function run(owner: pg.Client, text: string, values: unknown[]) {
  return (await owner.query<Record<string, unknown>>(text, values)).rows;
}

/** Seconds that the backend has used so far, and helpers that have ended. */
function spent(): number {
  const { pid } = rows[0]!;
  const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  const postmaster = statOf(pid)[1];
  const [user, system] = statOf(Number(postmaster)).slice(13, 15);
  return Number(nanoseconds) / NANO + (Number(user) + Number(system)) / TICKS;
}

/** The fields of /proc/<pid>/stat after the name. */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}
