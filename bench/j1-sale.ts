import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cpuOf } from '#bench/cpu.ts';
import { jualTiga, kodeKe } from '#bench/jual.ts';
import { runLoad, type Figures, type Send } from '#bench/load.ts';
import { addPieces, addSessions, openBenchShop, type BenchShop } from '#bench/shop.ts';

/**
 * J1: save a sale of three pieces with two payments over HTTP, beside the floor in the same run.
 * Prints transactions a second, p99, the log a sale and the ratio for 1, 8 and 32 clients.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const CLIENTS = (process.env.BENCH_CLIENTS ?? '1,8,32').split(',').map(Number);
const PIECES = Number(process.env.BENCH_PIECES ?? 200_000);

const WARM_CLIENTS = 8;
const WARM_SECONDS = 5;

const shop = await openBenchShop();
await addPieces(shop.owner, PIECES);
await shop.owner.query(await readFile(join(import.meta.dirname, 'floor.sql'), 'utf8'));
await shop.owner.query(
  `insert into floor.stock select kode_barcode, 'READY', kode_baki, berat from barang`,
);
await shop.owner.query('analyze; checkpoint');
const tokens = await addSessions(shop.owner, 32);

const kilau = jualTiga(tokens);
let floorTaken = 0;
const floor: Send = (client, count) => ({
  path: '/',
  headers: {},
  body: JSON.stringify({
    customer: 'C1',
    kasir: `ksr${client}`,
    kunci: `f-${client}-${count}-${floorTaken}`,
    barang: Array.from({ length: 3 }, () => ({
      kode_barcode: kodeKe(++floorTaken),
      berat: 2000,
      harga: 4_000_000,
    })),
    pembayaran: [
      { jenis: 'DEBET', jumlah: 1_000_000 },
      { jenis: 'CASH', jumlah: 11_000_000 },
    ],
  }),
});

type Measured = Figures & { server: number; postgres: number; log: number };

async function measure(
  program: string,
  send: Send,
  clients: number,
  from: BenchShop,
): Promise<Measured> {
  const child = fork(join(import.meta.dirname, program), {
    env: { ...process.env, BENCH_CONNECTION: JSON.stringify(from.connection) },
  });
  const { port } = await new Promise<{ port: number }>((resolve) =>
    child.once('message', resolve as never),
  );
  // A server of a shop has sold since the morning: one client alone would not have warmed it in seconds.
  await runLoad(port, Math.max(clients, WARM_CLIENTS), WARM_SECONDS, send);
  // A shop that has sold before has been analysed by autovacuum; plans made for empty tables are not its plans.
  await from.owner.query('analyze');
  await runLoad(port, clients, 2, send);
  const before = await cpuOf(child.pid!, from.owner);
  const begun = await logEnd(from);
  const figures = await runLoad(port, clients, SECONDS, send);
  const log = (await logEnd(from)) - begun;
  const after = await cpuOf(child.pid!, from.owner);
  child.kill();
  const each = (spent: number) => (spent * 1000) / (figures.tps * SECONDS);
  return {
    ...figures,
    server: each(after.server - before.server),
    postgres: each(after.postgres - before.postgres),
    log: log / 1024 / (figures.tps * SECONDS),
  };
}

/** How far the log of the database is, in bytes. */
const logEnd = async ({ owner }: BenchShop): Promise<number> => {
  const { rows } = await owner.query<{ bytes: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes`,
  );
  return Number(rows[0]?.bytes);
};

const show = (name: string, { tps, p50, p95, p99, failed, server, postgres, log }: Measured) =>
  console.log(
    [
      `${name.padEnd(12)} ${tps.toFixed(0).padStart(6)} tps`,
      `p50 ${p50.toFixed(2)}  p95 ${p95.toFixed(2)}  p99 ${p99.toFixed(2)} ms`,
      `cpu a sale: server ${server.toFixed(2)} + postgres ${postgres.toFixed(2)} ms`,
      `log ${log.toFixed(1)} kB`,
      `failed ${failed}`,
    ].join('  '),
  );

for (const clients of CLIENTS) {
  const b = await measure('floor-server.ts', floor, clients, shop);
  const k = await measure('server.ts', kilau, clients, shop);
  show(`floor c=${clients}`, b);
  show(`kilau c=${clients}`, k);
  console.log(
    `ratio c=${clients}: ${(k.tps / b.tps).toFixed(2)}  p99 ${(k.p99 / b.p99).toFixed(2)} x\n`,
  );
}
await shop.close();
