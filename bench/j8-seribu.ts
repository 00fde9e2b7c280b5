import { startProgram } from '#bench/beside.ts';
import { addPieces, addSession, openBenchShop } from '#bench/shop.ts';

/** J8: a thousand pieces taken in at once, beside one insert of the same thousand rows. */
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

const clocked = async (work: () => Promise<void>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

async function floor(round: number): Promise<void> {
  const rows = Array.from({ length: 1000 }, (_, at) => ({
    ...PIECE,
    kode_toko: 'KJ1',
    kode_barcode: `${round}-${at}`,
    berat: 3250,
  }));
  await shop.owner.query(
    'insert into lantai select * from jsonb_populate_recordset(null::lantai, $1)',
    [JSON.stringify(rows)],
  );
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

const [bare, ours]: [number[], number[]] = [[], []];
for (let round = 0; round < ROUNDS; round++) {
  bare.push(await clocked(() => floor(round)));
  ours.push(await clocked(() => kilau(round)));
}
const [lowest, reached] = [median(bare), median(ours)];
console.log(
  `floor ${lowest.toFixed(0)} ms; kilau ${reached.toFixed(0)} ms; ${(reached / lowest).toFixed(1)} x, goal 10 x`,
);
child.kill();
await shop.close();
