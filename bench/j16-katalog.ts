import { fork } from 'node:child_process';
import { join } from 'node:path';
import type pg from 'pg';
import { startProgram } from '#bench/beside.ts';
import { cpuOf } from '#bench/cpu.ts';
import { jualTiga, kodeKe } from '#bench/jual.ts';
import { addPieces, addSession, addSessions, openBenchShop, TOKO } from '#bench/shop.ts';

/**
 * J16: what a sale takes while a thousand customers read the public catalogue, beside the same sales alone, in turns.
 * Counters sell as people do, one sale after the other with a breath between; once a second somebody changes the page.
 */
const READERS = Number(process.env.BENCH_READERS ?? 1000);
const PAUSE_MS = Number(process.env.BENCH_PAUSE_MS ?? 5000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const COUNTERS = 4;
const BREATH_MS = 200;
const ITEMS = 24;

/** A catalogue of pieces that stay in stock: each item is read with its price of now. */
async function addKatalog(owner: pg.Client): Promise<void> {
  const jpg = `'NSIPIC/${TOKO}/ITEM/' || md5(i::text) || '.jpg'`;
  await owner.query(`
    insert into katalog_kategori (kode_toko, kode_kategori, nama_kategori, warna, gambar_path, gambar_name)
    values ('${TOKO}', 'CC', 'Cincin', '#C9962E', 'NSIPIC/${TOKO}/KATEGORI_ICON/a.jpg', 'a.jpg')`);
  await owner.query(`
    insert into katalog_harga (kode_toko, kode_harga_app, nama_harga_app, detail_group)
    values ('${TOKO}', 'EMAS', 'Harga emas', '["T"]')`);
  await owner.query(`
    insert into katalog_admin (kode_toko, kode_admin, nama_admin, no_hp)
    values ('${TOKO}', 'A1', 'Rina', '081234567890')`);
  await owner.query(
    `insert into katalog_item (kode_toko, kode_barang, nama_barang, berat, harga_jual, kode_kategori, kode_banner,
       kode_info, direct_url, gambar_path, gambar_name, hashtag_jenis, hashtag_kadar, hashtag_lm, kode_barcode)
     select '${TOKO}', kode, 'Cincin Polos ' || i, 3000, 1000000, 'CC', '[]', '[]', '/katalog/${TOKO}#' || kode,
       jsonb_build_array(${jpg}), jsonb_build_array(md5(i::text) || '.jpg'), '["cincin"]', '["17K"]', '[]', kode
       from unnest($1::text[]) with ordinality x (kode, i)`,
    [Array.from({ length: ITEMS }, (_, at) => kodeKe(at + 1))],
  );
}

const shop = await openBenchShop();
await addPieces(shop.owner, 30_000);
await addKatalog(shop.owner);
await shop.owner.query('analyze');
const tokens = await addSessions(shop.owner, COUNTERS);
const spv = await addSession(shop.owner, 'spv0', 'SPV');
const { child, port } = await startProgram(shop, 'server.ts');
const jual = jualTiga(tokens, ITEMS);
let number = 0;
let refused = 0;

async function sell(counter: number, until: number, times: number[]): Promise<void> {
  while (performance.now() < until) {
    const { path, headers, body } = jual(counter, ++number);
    const started = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    await answer.arrayBuffer();
    times.push(performance.now() - started);
    if (answer.status !== 201) refused += 1;
    await new Promise((done) => setTimeout(done, BREATH_MS));
  }
}

/** Changes a row of the catalogue each second, so that the server makes the page again for the next reader. */
async function change(until: number): Promise<void> {
  for (let at = 0; performance.now() < until; at++) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/app/member/admin-chat/edit/A1`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${spv}`, 'content-type': 'application/json' },
      body: JSON.stringify({ nama_admin: `Rina ${at}`, no_hp: '081234567890' }),
    });
    if (answer.status !== 200) throw new Error(await answer.text());
    await answer.arrayBuffer();
    await new Promise((done) => setTimeout(done, 1000));
  }
}

async function round(times: number[], seconds = SECONDS): Promise<void> {
  const until = performance.now() + seconds * 1000;
  await Promise.all([change(until), ...tokens.map((_, counter) => sell(counter, until, times))]);
}

type Read = { count: number; failed: number; p50: number; p95: number };
async function besideReaders(times: number[]): Promise<Read> {
  const words = [String(port), `/katalog/${TOKO}`, String(READERS), String(PAUSE_MS)];
  const readers = fork(join(import.meta.dirname, 'katalog/pembaca.ts'), words);
  // All of them have come once.
  await new Promise((done) => setTimeout(done, PAUSE_MS));
  await round(times);
  readers.send('end');
  return new Promise((done) => readers.once('message', (told) => done(told as Read)));
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
const said = (times: readonly number[]): string =>
  `p50 ${at(times, 0.5).toFixed(1)}, p95 ${at(times, 0.95).toFixed(1)} ms (${times.length} sales)`;

await round([], 3);
const [alone, beside]: [number[], number[]] = [[], []];
const read: Read[] = [];
for (let turn = 0; turn < ROUNDS; turn++) {
  await round(alone);
  read.push(await besideReaders(beside));
}
const pages = read.reduce((sum, one) => sum + one.count, 0);
console.log(`alone          ${said(alone)}`);
console.log(`${READERS} readers   ${said(beside)}`);
const failed = read.reduce((sum, one) => sum + one.failed, 0);
const slowest = Math.max(...read.map(({ p95 }) => p95));
console.log(`pages ${pages}, failed ${failed}, p95 ${slowest.toFixed(1)} ms`);
const ratio = (share: number): string => (at(beside, share) / at(alone, share)).toFixed(2);
console.log(`ratio p50 ${ratio(0.5)}, p95 ${ratio(0.95)}; refused ${refused}`);

/** Processor time of a page while no sale is made and nothing changes: comparable where the clock is not. */
async function costOfPage(): Promise<number> {
  const words = [String(port), `/katalog/${TOKO}`, String(READERS), '1000'];
  const readers = fork(join(import.meta.dirname, 'katalog/pembaca.ts'), words);
  await new Promise((done) => setTimeout(done, 2000));
  const before = await cpuOf(child.pid!, shop.owner);
  await new Promise((done) => setTimeout(done, SECONDS * 1000));
  const after = await cpuOf(child.pid!, shop.owner);
  readers.send('end');
  const { count } = await new Promise<Read>((done) =>
    readers.once('message', (told) => done(told as Read)),
  );
  return ((after.server - before.server) * 1000) / (count * (SECONDS / (SECONDS + 2)));
}
console.log(`processor of the server a page ${(await costOfPage()).toFixed(3)} ms`);
child.kill();
await shop.close();
