import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { runLoad, type Asked, type Figures } from '#bench/load.ts';
import type { BenchShop } from '#bench/shop.ts';
import { buildServer } from '#tools/server-build.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);

/** As start.mjs runs the server: with little memory, and with what Node compiled before. */
const MEMORY = ['--max-semi-space-size=8', '--heap-growing-percent=30'];
const COMPILED = join(import.meta.dirname, '../.build/compile-cache');

let built: Promise<boolean> | undefined;

/** Kilau as `npm start` runs it: built of its sources, for it starts otherwise than these. */
export async function builtServer(): Promise<string> {
  if (!(await (built ??= buildServer('bench/server.ts', '.build/bench'))))
    throw new Error('The server could not be built');
  return join(import.meta.dirname, '../.build/bench/server.js');
}

/** A server of this folder on the shop's database, as a process of its own. */
export async function startProgram(
  shop: Pick<BenchShop, 'connection'>,
  program: string,
): Promise<{ child: ChildProcess; port: number }> {
  const path = program === 'server.ts' ? await builtServer() : join(import.meta.dirname, program);
  const child = fork(path, {
    execArgv: MEMORY,
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: '2',
      NODE_COMPILE_CACHE: COMPILED,
      BENCH_CONNECTION: JSON.stringify(shop.connection),
    },
  });
  const { port } = await new Promise<{ port: number }>((resolve) =>
    child.once('message', (told) => resolve(told as { port: number })),
  );
  return { child, port };
}

/** So many clients that ask again and again, after two seconds of warming up. */
export async function measure(
  shop: BenchShop,
  program: string,
  clients: number,
  send: () => Asked,
): Promise<Figures> {
  const { child, port } = await startProgram(shop, program);
  await runLoad(port, clients, 2, send);
  const figures = await runLoad(port, clients, SECONDS, send);
  child.kill();
  return figures;
}

export const figuresText = ({ tps, p50, p99, failed }: Figures): string =>
  `${tps.toFixed(0)} req/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, failed ${failed}`;
