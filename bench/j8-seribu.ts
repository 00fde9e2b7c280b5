import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProgram } from '#bench/beside.ts';
import { addPieces, addSession, openBenchShop } from '#bench/shop.ts';

/**
 * J8: a thousand pieces taken in at once, beside one insert of the same thousand rows, and beside all that such an
 * intake leaves by the requirement (history, book, number, audit, key), written by hand.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const PIECE = {
  nama_barang: 'Cincin Polos',
  kode_kategori: 'PH',
  kode_dept: 'CC',
  kode_group: 'T',
  kode_kadar: '750',
  berat: 3.25,
  harga_modal: 6_400_000,
  kode_gudang: 'TK',
  kode_baki: 'A-01',
};

const shop = await openBenchShop();
// A shop with a stock that PostgreSQL has looked at: on empty tables it plans every key check as a whole look.
await addPieces(shop.owner, 20_000, 1_000_000);
const token = await addSession(shop.owner, 'spv0', 'SPV');
const { child, port } = await startProgram(shop, 'server.ts');
await shop.owner.query(`
  create table lantai (kode_toko text, kode_barcode text, nama_barang text, kode_kategori text, kode_dept text,
    kode_group text, kode_kadar text, berat int, harga_modal bigint, kode_gudang text, kode_baki text,
    primary key (kode_toko, kode_barcode))`);
await shop.owner.query(await readFile(join(import.meta.dirname, 'parts/floor-masuk.sql'), 'utf8'));

const clocked = async (work: () => Promise<void>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

const rowsOf = (round: number): string =>
  JSON.stringify(
    Array.from({ length: 1000 }, (_, at) => ({
      ...PIECE,
      kode_toko: 'KJ1',
      kode_barcode: `${round}-${at}`,
      berat: 3250,
    })),
  );

async function floor(round: number): Promise<void> {
  await shop.owner.query(
    'insert into lantai select * from jsonb_populate_recordset(null::lantai, $1)',
    [rowsOf(round)],
  );
}

async function wholeFloor(round: number): Promise<void> {
  await shop.owner.query('select masuk.simpan($1, $2)', [rowsOf(round), `seribu-${round}`]);
}

async function kilau(round: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/barang/banyak`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': `seribu-${round}`,
    },
    body: JSON.stringify({ barang: Array.from({ length: 1000 }, () => PIECE) }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
  await answer.arrayBuffer();
}

const [bare, whole, ours]: [number[], number[], number[]] = [[], [], []];
for (let round = 0; round < ROUNDS; round++) {
  bare.push(await clocked(() => floor(round)));
  whole.push(await clocked(() => wholeFloor(round)));
  ours.push(await clocked(() => kilau(round)));
}
const [lowest, written, reached] = [median(bare), median(whole), median(ours)];
const beside = (of: number): string => `${of.toFixed(0)} ms = ${(reached / of).toFixed(1)} x`;
console.log(`kilau ${reached.toFixed(0)} ms; floor of pieces alone ${beside(lowest)}`);
console.log(`floor with history, book, number, audit and key ${beside(written)}, goal 10 x`);
child.kill();
await shop.close();
