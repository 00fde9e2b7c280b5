import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillReports, fillShop, isFilled } from '#bench/isi.ts';
import { openTables } from '#bench/shop.ts';

/**
 * J13: what readers of all kinds ask, of the register and as they asked before (views that each area wrote a part of,
 * laid here again), one after the other in the same run, in a year of so many sold lines: the cancelled documents of a
 * month, one number, the documents of a day by their kind. Both must answer alike.
 */
const LINES = Number(process.env.BENCH_LINES ?? 200_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
const DAYS = 365;
const MONTH = ['2020-12-01', '2020-12-30'];
const DAY = '2020-12-30';

const folder = process.env.KILAU_DATA ?? (await mkdtemp(join(tmpdir(), 'kilau-bench-')));
const shop = await openTables(folder);
const { owner } = shop;
if (!(await isFilled(owner))) {
  const sales = Math.round(LINES / 2 / DAYS);
  await fillShop(owner, { days: DAYS, sales, cash: 40, stock: 20_000 });
  await fillReports(owner);
}
await owner.query('analyze');

/** As migration 190 said them, for the kinds that the year has. */
await owner.query(`create or replace temporary view cancelled_before as
  select kode_toko, no_faktur_jual as no, tgl_system as day, batal_by, grand_total::bigint as rupiah
    from penjualan where status = 'CANC'
  union all
  select kode_toko, no_faktur_beli, tgl_system, batal_by, grand_total from pembelian where status = 'CANC'
  union all select kode_toko, no_titip, hari_batal, batal_by, harga_total from titipan where no_batal is not null
  union all select kode_toko, no_terima, tgl_system, batal_by, total_modal from penerimaan where status = 'CANC'
  union all select kode_toko, no_kas, tgl_system, batal_by, jumlah from kas where status = 'CANC'`);

const { rows: some } = await owner.query<{ no: string }>(
  `select no_faktur_jual as no from penjualan where kode_toko = 'KJ1' and tgl_system = $1 order by 1 limit 1 offset 5`,
  [DAY],
);
const NO = some[0]!.no;

const JOBS: readonly (readonly [string, string, string, readonly string[]])[] = [
  [
    'cancelled of a month',
    `select count(*)::int as n, coalesce(sum(rupiah), 0)::text as rupiah from cancelled_before
      where kode_toko = 'KJ1' and day between $1 and $2`,
    `select count(*)::int as n, coalesce(sum(amount), 0)::text as rupiah from v_register
      where shop = 'KJ1' and cancelled and cancel_day between $1 and $2 and (cancel_later or day between $1 and $2)
        and in_cancels in ('PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'TERIMA BARANG', 'KAS')`,
    MONTH,
  ],
  [
    'one number',
    `select business_date::text as day, total::text as rupiah from v_doc where shop = 'KJ1' and doc_no = $1 limit 1`,
    `select day::text, amount::text as rupiah from register_of('KJ1', $1)`,
    [NO],
  ],
  [
    'the day by kind',
    `select left(doc_no, 2) as letters, count(*)::int as n from v_doc
      where shop = 'KJ1' and business_date = $1 and cancels is null group by 1 order by 1`,
    `select letters, count(*)::int as n from v_register where shop = 'KJ1' and day = $1 group by 1 order by 1`,
    [DAY],
  ],
];

const clocked = async (name: string, text: string, values: readonly string[]) => {
  const began = performance.now();
  const { rows } = await owner.query({ name, text, values: [...values] });
  return { ms: performance.now() - began, said: JSON.stringify(rows) };
};
const middle = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

for (const [job, before, now, values] of JOBS) {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const old = await clocked(`${job} before`, before, values);
    const ours = await clocked(`${job} now`, now, values);
    if (old.said !== ours.said) throw new Error(`${job}: ${old.said} before, ${ours.said} now`);
    times[0].push(old.ms);
    times[1].push(ours.ms);
  }
  const [old, ours] = times.map(middle) as [number, number];
  console.log(
    `${job}: before ${old.toFixed(2)} ms; register ${ours.toFixed(2)} ms; ${(old / ours).toFixed(1)} x`,
  );
}
await shop.close();
process.exit();
