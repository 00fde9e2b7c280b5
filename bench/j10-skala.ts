import type { ChildProcess } from 'node:child_process';
import { startProgram } from '#bench/beside.ts';
import { cpuOf } from '#bench/cpu.ts';
import { fillShop } from '#bench/isi.ts';
import { jualTiga } from '#bench/jual.ts';
import { runLoad } from '#bench/load.ts';
import { addPieces, addSessions, layMasters, openTables, type BenchShop } from '#bench/shop.ts';

/**
 * J10: what a sale costs in a shop that has written few documents and in one that has written many, and what
 * two processes on one PostgreSQL sell beside one. Processor time a sale is what is compared.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const CLIENTS = 8;
const SIZES = (process.env.BENCH_DOCUMENTS ?? '10000,1000000').split(',').map(Number);
const PIECES = Number(process.env.BENCH_PIECES ?? 30_000);
const PER_DAY = 1000;
/** Behind every barcode of the filled shop. */
const AFTER = 50_000_000;

const costs: number[] = [];
for (const documents of SIZES) costs.push(await sellIn(documents));
const [few, many] = [costs[0]!, costs.at(-1)!];
console.log(`cost of a sale: ${(many / few).toFixed(2)} x, goal 1.2 x`);

async function sellIn(documents: number): Promise<number> {
  const shop = await openTables();
  const days = Math.max(2, Math.round(documents / PER_DAY));
  await fillShop(shop.owner, {
    days,
    sales: PER_DAY * 0.9,
    cash: PER_DAY * 0.1,
    stock: 10_000,
    untilToday: true,
  });
  await layMasters(shop.owner);
  await addPieces(shop.owner, PIECES, AFTER);
  const tokens = await addSessions(shop.owner, CLIENTS);
  const sell = jualTiga(tokens, AFTER);
  const one = await sellThrough(shop, 1, sell);
  const two = await sellThrough(shop, 2, sell);
  console.log(
    [
      `${documents} documents: ${one.tps.toFixed(0)} tps, ${one.cost.toFixed(2)} ms of processor a sale`,
      `two processes: ${two.tps.toFixed(0)} tps, ${(two.tps / one.tps).toFixed(2)} x`,
      `failed ${one.failed + two.failed}`,
    ].join('; '),
  );
  await shop.close();
  return one.cost;
}

type Sold = { tps: number; cost: number; failed: number };

/** The clients shared out among so many servers. */
async function sellThrough(
  shop: BenchShop,
  processes: number,
  sell: ReturnType<typeof jualTiga>,
): Promise<Sold> {
  const programs = await Promise.all(
    Array.from({ length: processes }, () => startProgram(shop, 'server.ts')),
  );
  const load = async (seconds: number) =>
    Promise.all(
      programs.map(({ port }, at) =>
        runLoad(port, CLIENTS / processes, seconds, (client, count) =>
          sell(client + (at * CLIENTS) / processes, count),
        ),
      ),
    );
  await load(2);
  await shop.owner.query('analyze');
  const before = await spent(shop, programs);
  const figures = await load(SECONDS);
  const after = await spent(shop, programs);
  for (const { child } of programs) child.kill();
  const tps = figures.reduce((sum, one) => sum + one.tps, 0);
  return {
    tps,
    cost: ((after - before) * 1000) / (tps * SECONDS),
    failed: figures.reduce((sum, one) => sum + one.failed, 0),
  };
}

async function spent(
  shop: BenchShop,
  programs: readonly { child: ChildProcess }[],
): Promise<number> {
  let [servers, postgres] = [0, 0];
  for (const { child } of programs) {
    const now = await cpuOf(child.pid!, shop.owner);
    servers += now.server;
    postgres = now.postgres;
  }
  return servers + postgres;
}
