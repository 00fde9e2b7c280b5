import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { openDatabase } from '#kit/server/database.ts';
import { openServer } from '#app/server/server.ts';
import { jualTiga } from '#bench/jual.ts';
import { backendTime, logEnd, logParts, logSum, type Span } from '#bench/parts/cost.ts';
import { addPieces, addSessions, openBenchShop } from '#bench/shop.ts';

/**
 * What a sale of J1 costs, taken apart: sales that come in one turn of the event loop ride together, so that each ride
 * has so many. Processor time of server and PostgreSQL and the log a sale, by table and index; beside it, in turns,
 * the same shop altered by a file of SQL.
 */
const RIDE = Number(process.env.BENCH_RIDE ?? 8);
const SALES = Number(process.env.BENCH_SALES ?? 1600);
const PIECES = Number(process.env.BENCH_PIECES ?? 30_000);
const ALTERED = (process.env.BENCH_ALTERED ?? '').split(',').filter(Boolean);
const ROUNDS = 8;
const WARM = 320;

const shop = await openBenchShop();
await addPieces(shop.owner, PIECES);
await shop.owner.query('create extension pg_walinspect');
const tokens = await addSessions(shop.owner, RIDE);

type Cost = { postgres: number; server: number; span: Span };
type Side = {
  name: string;
  owner: pg.Client;
  costs: Cost[];
  sell(sales: number): Promise<void>;
  close(): Promise<void>;
};

/** A copy of the shop with other tables or functions. */
async function alter(file: string, at: number): Promise<pg.ClientConfig> {
  const database = `altered_${at}`;
  await shop.owner.end();
  const admin = new pg.Client({ ...shop.connection, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database} template kilau`);
  await admin.end();
  shop.owner = new pg.Client(shop.connection);
  await shop.owner.connect();
  const owner = new pg.Client({ ...shop.connection, database });
  await owner.connect();
  await owner.query(await readFile(file, 'utf8'));
  await owner.end();
  return { ...shop.connection, database };
}

async function open(name: string, connection: pg.ClientConfig): Promise<Side> {
  const owner = new pg.Client(connection);
  await owner.connect();
  const db = openDatabase({ connection, role: 'kilau_app' });
  const { app, close } = await openServer({ db });
  const next = jualTiga(tokens);
  let count = 0;
  const one = async (client: number): Promise<void> => {
    const { path, headers, body } = next(client, (count += 1));
    const said = await app.inject({
      method: 'POST',
      url: path,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: body,
    });
    if (said.statusCode !== 201) throw new Error(said.body);
  };
  const sell = async (sales: number): Promise<void> => {
    for (let done = 0; done < sales; done += RIDE)
      await Promise.all(Array.from({ length: RIDE }, (_, at) => one(at)));
  };
  await sell(WARM);
  await owner.query('analyze');
  await sell(WARM);
  const end = async (): Promise<void> => {
    await close();
    await db.close();
    await owner.end();
  };
  return { name, owner, costs: [], sell, close: end };
}

async function measure({ owner, costs, sell }: Side, sales: number): Promise<void> {
  const [from, used, own] = [await logEnd(owner), await backendTime(owner), process.cpuUsage()];
  await sell(sales);
  const { user, system } = process.cpuUsage(own);
  costs.push({
    postgres: ((await backendTime(owner)) - used) / sales,
    server: (user + system) / sales,
    span: { from, to: await logEnd(owner) },
  });
}

const middle = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1]!;

async function tell({ name, owner, costs }: Side, each: number): Promise<void> {
  const cost = (of: keyof Omit<Cost, 'span'>): string => {
    const all = costs.map((one) => one[of]);
    return `${of} ${middle(all).toFixed(0)} µs (least ${Math.min(...all).toFixed(0)})`;
  };
  const sales = each * costs.length;
  const sums = new Map<string, number>();
  let [bytes, pages] = [0, 0];
  for (const { span } of costs) {
    const all = await logSum(owner, span);
    bytes += all.bytes;
    pages += all.pages;
    for (const part of await logParts(owner, span))
      sums.set(part.name, (sums.get(part.name) ?? 0) + part.bytes);
  }
  console.log(`${name}: ${cost('postgres')}, ${cost('server')}`);
  console.log(
    `  log a sale ${Math.round(bytes / sales)} bytes, whole pages beside ${Math.round(pages / sales)}`,
  );
  const most = [...sums].toSorted(([, a], [, b]) => b - a).slice(0, 45);
  for (const [part, sum] of most) console.log(`  ${part.padEnd(40)} ${Math.round(sum / sales)}`);
}

const copies: pg.ClientConfig[] = [];
for (const [at, file] of ALTERED.entries()) copies.push(await alter(file, at));
const sides = [await open('as it is', shop.connection)];
for (const [at, copy] of copies.entries()) sides.push(await open(ALTERED[at]!, copy));
await shop.owner.query('checkpoint');
const each = Math.ceil(SALES / ROUNDS / RIDE) * RIDE;
for (let round = 0; round < ROUNDS; round += 1) for (const side of sides) await measure(side, each);
for (const side of sides) await tell(side, each);
for (const side of sides) await side.close();
await shop.close();
