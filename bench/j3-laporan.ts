import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '#bench/beside.ts';
import { fillShop, isFilled, openGates } from '#bench/isi.ts';
import { addSession, openTables } from '#bench/shop.ts';

/**
 * J3: what a month sold, grouped by jenis, over so many sold lines, beside the same sums in plain
 * SQL. All lines lie in the month that is asked for. The data folder keeps what was filled once.
 */
const LINES = Number(process.env.BENCH_LINES ?? 1_000_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const DAYS = 30;

const folder = process.env.KILAU_DATA ?? (await mkdtemp(join(tmpdir(), 'kilau-bench-')));
const shop = await openTables(folder);
const { owner } = shop;
if (!(await isFilled(owner))) {
  const sales = Math.round(LINES / 2 / DAYS);
  await fillShop(owner, { days: DAYS, sales, cash: 10, stock: 10_000 });
  await openGates(owner, ['HIDUP_FEATURE_MODULE']);
}
await owner.query(`delete from sesi where user_id = 'own0'`);
const token = await addSession(owner, 'own0', 'OWN');
const [from, to] = ['2020-01-01', '2020-01-30'];

async function floor(): Promise<number> {
  const found = await owner.query({
    name: 'j3',
    text: `select l.kode_dept, count(*)::int as qty, sum(l.berat)::bigint as berat, sum(l.murni)::bigint as murni,
                  sum(l.harga)::bigint as harga, sum(l.netto)::bigint as netto
             from penjualan p join penjualan_barang l using (kode_toko, no_faktur_jual)
            where p.kode_toko = 'KJ1' and p.tgl_system between $1 and $2 and p.status = 'DONE' group by 1 order by 1`,
    values: [from, to],
  });
  return Number(found.rows[0].qty);
}

const { child, port } = await startProgram(shop, 'server.ts');
async function kilau(): Promise<void> {
  const answer = await fetch(
    `http://127.0.0.1:${port}/api/v1/penjualan/report-global-jenis?tgl_from=${from}&tgl_to=${to}`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  const said = await answer.text();
  if (!answer.ok) throw new Error(said);
}

const clocked = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};
const middle = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
const [bare, ours]: [number[], number[]] = [[], []];
for (let round = 0; round < ROUNDS; round++) {
  bare.push(await clocked(floor));
  ours.push(await clocked(kilau));
}
const [lowest, reached] = [middle(bare), middle(ours)];
const ratio = (reached / lowest).toFixed(2);
console.log(
  `${await floor()} lines: floor ${lowest.toFixed(0)} ms; kilau ${reached.toFixed(0)} ms; ${ratio} x, goal 2 x`,
);
child.kill();
await shop.close();
