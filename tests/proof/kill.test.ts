import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '#kit/server/postgres/open-postgres.ts';
import { openDatabase } from '#kit/server/database.ts';
import { periksaBuku } from '#areas/buku/server/periksa.ts';
import { addPieces, addSession, openBenchShop, TOKO, type BenchShop } from '#bench/shop.ts';

/** Kills in every run; two hundred and more by `KILAU_BUNUH=200`. */
const KILLS = Number(process.env.KILAU_BUNUH ?? 2);
const CLIENTS = 8;
const PIECES = 6000;

let shop: BenchShop;
let folder: string;
const tokens: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kilau-bunuh-'));
  shop = await openBenchShop(folder);
  await addPieces(shop.owner, PIECES);
  for (let at = 0; at < CLIENTS; at++) tokens.push(await addSession(shop.owner, `ksr${at}`));
}, 120_000);
afterAll(() => shop.close());

type Server = { child: ChildProcess; port: number };
async function startServer(): Promise<Server> {
  const child = fork(join(import.meta.dirname, '../../bench/server.ts'), {
    env: { ...process.env, BENCH_CONNECTION: JSON.stringify(shop.connection) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { port } = await new Promise<{ port: number }>((resolve) =>
    child.once('message', (told) => resolve(told as { port: number })),
  );
  return { child, port };
}

let taken = 0;
type Try = { key: string; code: string; client: number };
const next = (client: number): Try => ({
  key: `bunuh-nota-${taken + 1}`,
  code: TOKO + (++taken).toString(36).toUpperCase().padStart(5, '0'),
  client,
});

/** 201 with its number, or undefined for no answer and for 5xx: then nothing is known (reliability 0.3). */
async function sell(port: number, { key, code, client }: Try): Promise<string | undefined> {
  const body = JSON.stringify({
    kode_sales: 'S01',
    customer: { nama: 'Ibu Sari' },
    barang: [{ kode_barcode: code }],
    pembayaran: [{ jenis: 'CASH', jumlah: priceOf(code) }],
  });
  const headers = {
    authorization: `Bearer ${tokens[client]}`,
    'idempotency-key': key,
    'content-type': 'application/json',
  };
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/penjualan`, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(20_000),
    });
    if (answer.status === 201)
      return ((await answer.json()) as { data: { no_faktur_jual: string } }).data.no_faktur_jual;
    if (answer.status < 500) throw new Error(`${answer.status} ${await answer.text()}`);
  } catch (error) {
    if (error instanceof Error && /^\d{3} /.test(error.message)) throw error;
  }
  return undefined;
}

/** Weights and prices follow from the barcode's number, as addPieces made them. */
function priceOf(code: string): number {
  const at = Number.parseInt(code.slice(3), 36);
  return (
    Math.ceil(
      (((2000 + (at % 3000)) * [2_170_000, 1_330_000, 1_225_000][at % 3]!) / 1000 + 50_000) / 500,
    ) * 500
  );
}

/** Sells without pause until told to stop; what was answered, and what never was. */
async function sellUntil(port: number, stopped: (sold: number) => boolean) {
  const [known, unknown] = [new Map<string, string>(), [] as Try[]];
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      while (!stopped(known.size)) {
        const one = next(client);
        const no = await sell(port, one);
        if (no) known.set(one.code, no);
        else unknown.push(one);
        if (!no) await pause(100);
      }
    }),
  );
  return { known, unknown };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Every acknowledged sale is there once; every other is there at most once, and its retry ends it. */
async function settle(port: number, known: Map<string, string>, unknown: Try[]): Promise<void> {
  const kept = await shop.owner.query<{ kode_barcode: string; no: string }>(
    'select kode_barcode, no_faktur_jual as no from penjualan_barang',
  );
  const there = new Map(kept.rows.map((row) => [row.kode_barcode, row.no]));
  expect(there.size).toBe(kept.rows.length);
  expect([...known].filter(([code, no]) => there.get(code) !== no)).toEqual([]);
  for (const one of unknown) {
    const no = await sell(port, one);
    expect(no).toBeDefined();
    if (there.has(one.code)) expect(no).toBe(there.get(one.code));
  }
}

async function expectWhole(): Promise<void> {
  const db = openDatabase({ connection: shop.connection, size: 2 });
  const broken = (await periksaBuku(db)).filter((one) => one.jumlah > 0);
  await db.close();
  expect(broken).toEqual([]);
}

test(`kill -9 of the server under eight clients, ${KILLS} times: no acknowledged sale is lost, none is doubled`, async () => {
  for (let round = 0; round < KILLS; round++) {
    const { child, port } = await startServer();
    let dead = false;
    const { known, unknown } = await sellUntil(port, (sold) => {
      if (sold > 20 + round * 7 && !dead) dead = child.kill('SIGKILL');
      return dead;
    });
    expect(unknown.length).toBeGreaterThan(0);
    const again = await startServer();
    await settle(again.port, known, unknown);
    again.child.kill('SIGKILL');
  }
  await expectWhole();
}, 120_000);

test('kill -9 of the database and all its processes under load: the same holds after its recovery', async () => {
  const { child, port } = await startServer();
  let [stop, killed] = [false, false];
  const selling = sellUntil(port, (sold) => {
    if (sold > 30 && !killed) killed = true;
    return stop;
  });
  while (!killed) await pause(20);
  const { rows } = await shop.owner.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]!.pid);
  shop.owner.on('error', () => {});
  killTree(postmaster);
  await pause(700);
  stop = true;
  const { known, unknown } = await selling;
  await openPostgres({ dataFolder: folder });
  const owner = new pg.Client(shop.connection);
  await owner.connect();
  shop.owner = owner;
  expect(unknown.length).toBeGreaterThan(0);
  await settle(port, known, unknown);
  child.kill('SIGKILL');
  await expectWhole();
}, 120_000);

const parentOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));

function killTree(postmaster: number): void {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], {
    encoding: 'utf8',
  })
    .trim()
    .split(/\s+/)
    .map(Number);
  for (const pid of [postmaster, ...children]) process.kill(pid, 'SIGKILL');
}
