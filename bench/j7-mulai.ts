import { readFileSync } from 'node:fs';
import { builtServer, startProgram } from '#bench/beside.ts';
import { addPieces, addSession, openBenchShop } from '#bench/shop.ts';

/**
 * J7: from the start of the process to its first answer over HTTP, the database being up and full,
 * and the memory it then holds of its own (PSS), beside bare node:http and pg.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const PIECES = Number(process.env.BENCH_PIECES ?? 20_000);

const shop = await openBenchShop();
await addPieces(shop.owner, PIECES);
const token = await addSession(shop.owner, 'ksr0');
await builtServer();
const headers = { authorization: `Bearer ${token}` };

const megabytes = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))![1]) / 1024;

async function start(program: string, path: string): Promise<{ ms: number; mb: number }> {
  const began = performance.now();
  const { child, port } = await startProgram(shop, program);
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  await answer.text();
  if (!answer.ok) throw new Error(`${program}: ${answer.status}`);
  const ms = performance.now() - began;
  const mb = megabytes(child.pid!);
  child.kill();
  return { ms, mb };
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const [bare, ours]: [{ ms: number; mb: number }[], { ms: number; mb: number }[]] = [[], []];
for (let round = 0; round < ROUNDS; round++) {
  bare.push(await start('floor-lookup.ts', '/KJ100001'));
  ours.push(await start('server.ts', '/api/v1/barang/KJ100001'));
}
const said = (all: readonly { ms: number; mb: number }[]): string =>
  `${(middle(all.map(({ ms }) => ms)) / 1000).toFixed(2)} s, ${middle(all.map(({ mb }) => mb)).toFixed(0)} MB`;
console.log(`floor ${said(bare)}; kilau ${said(ours)}; goal 1.0 s, 150 MB`);
await shop.close();
