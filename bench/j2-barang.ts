import { fork } from 'node:child_process';
import { join } from 'node:path';
import { addPieces, addSession, openBenchShop, TOKO } from '#bench/shop.ts';
import { runLoad, type Figures } from '#bench/load.ts';

/** J2: a piece by its barcode among 100,000, with session and rights, beside a bare lookup. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const CLIENTS = (process.env.BENCH_CLIENTS ?? '1,8').split(',').map(Number);
const PIECES = Number(process.env.BENCH_PIECES ?? 100_000);

const shop = await openBenchShop();
await addPieces(shop.owner, PIECES);
const token = await addSession(shop.owner, 'ksr0');
const code = (): string =>
  TOKO +
  Math.ceil(Math.random() * PIECES)
    .toString(36)
    .toUpperCase()
    .padStart(5, '0');

async function measure(
  program: string,
  path: (code: string) => string,
  clients: number,
): Promise<Figures> {
  const child = fork(join(import.meta.dirname, program), {
    env: { ...process.env, BENCH_CONNECTION: JSON.stringify(shop.connection) },
  });
  const { port } = await new Promise<{ port: number }>((resolve) =>
    child.once('message', (told) => resolve(told as { port: number })),
  );
  const send = () => ({
    method: 'GET',
    path: path(code()),
    headers: { authorization: `Bearer ${token}` },
    body: '',
  });
  await runLoad(port, clients, 2, send);
  const figures = await runLoad(port, clients, SECONDS, send);
  child.kill();
  return figures;
}

for (const clients of CLIENTS) {
  const floor = await measure('floor-lookup.ts', (kode) => `/${kode}`, clients);
  const kilau = await measure('server.ts', (kode) => `/api/v1/barang/${kode}`, clients);
  const show = ({ tps, p99, failed }: Figures) =>
    `${tps.toFixed(0)} req/s, p99 ${p99.toFixed(2)} ms, failed ${failed}`;
  console.log(
    `c=${clients} floor ${show(floor)}; kilau ${show(kilau)}; ratio ${(kilau.tps / floor.tps).toFixed(2)}`,
  );
}
await shop.close();
