import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '#bench/beside.ts';
import { fillReports, fillShop, isFilled, openGates } from '#bench/isi.ts';
import { addSession, openTables } from '#bench/shop.ts';

/**
 * J12: the problem documents of a day and of a month (№ 103) in a year of so many sold lines, beside one
 * reading of the same documents, payments and lines, each looked up once by its key in the book and among the
 * pieces. What grows with documents times documents shows at once: a month would be hundreds of times its floor.
 */
const LINES = Number(process.env.BENCH_LINES ?? 200_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const DAYS = 365;
const SPANS = { day: ['2020-12-30', '2020-12-30'], month: ['2020-12-01', '2020-12-30'] } as const;

const folder = process.env.KILAU_DATA ?? (await mkdtemp(join(tmpdir(), 'kilau-bench-')));
const shop = await openTables(folder);
const { owner } = shop;
if (!(await isFilled(owner))) {
  const sales = Math.round(LINES / 2 / DAYS);
  await fillShop(owner, { days: DAYS, sales, cash: 40, stock: 20_000 });
  await fillReports(owner);
}
// The server looks at the book by itself once a day; here somebody has.
await owner.query(`insert into periksa_terakhir (kode_toko, waktu, rusak, temuan) values ('*', now(), 0, '[]')
  on conflict (kode_toko) do update set waktu = now()`);
await openGates(owner, []);
await owner.query(`delete from sesi where user_id = 'own0'`);
const token = await addSession(owner, 'own0', 'OWN');
const { child, port } = await startProgram(shop, 'server.ts');

const FLOOR = `
  select (select count(*) from v_doc d left join buku_set s on s.kode_toko = d.shop and s.no_bukti = d.doc_no
           where d.shop = 'KJ1' and d.business_date between $1 and $2)::int as documents,
         (select sum(amount) from v_payment where shop = 'KJ1' and business_date between $1 and $2) as paid,
         (select count(b.kode_barcode) from penjualan_barang l
            join barang b on b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode
            join penjualan_barang p on p.kode_toko = l.kode_toko and p.kode_barcode = l.kode_barcode
           where l.kode_toko = 'KJ1' and l.tgl_system between $1 and $2) as pieces`;

async function floor(values: readonly string[]): Promise<number> {
  const { rows } = await owner.query({ name: 'j12', text: FLOOR, values: [...values] });
  return rows[0].documents as number;
}

async function kilau([tgl_from, tgl_to]: readonly string[]): Promise<void> {
  const answer = await fetch(
    `http://127.0.0.1:${port}/api/v1/audit/report-faktur-bermasalah?tgl_from=${tgl_from}&tgl_to=${tgl_to}`,
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

for (const [name, span] of Object.entries(SPANS)) {
  const [bare, ours]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await clocked(() => floor(span)));
    ours.push(await clocked(() => kilau(span)));
  }
  const [lowest, reached] = [middle(bare), middle(ours)];
  const ratio = (reached / lowest).toFixed(2);
  const first = `${name}, ${await floor(span)} documents`;
  console.log(
    `${first}: floor ${lowest.toFixed(0)} ms; kilau ${reached.toFixed(0)} ms; ${ratio} x, goal 4 x`,
  );
}
child.kill();
await shop.close();
process.exit();
