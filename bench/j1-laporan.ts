import { startProgram } from '#bench/beside.ts';
import { jualTiga } from '#bench/jual.ts';
import { runLoad } from '#bench/load.ts';
import { addPieces, addSessions, openBenchShop } from '#bench/shop.ts';

/**
 * J1 beside reports: what a sale takes (p95) while one owner reads the month and another saves 50,000 rows
 * as Excel, again and again, beside the same sales alone.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const CLIENTS = Number(process.env.BENCH_CLIENTS ?? 8);
const PIECES = Number(process.env.BENCH_PIECES ?? 70_000);

const shop = await openBenchShop();
await addPieces(shop.owner, PIECES);
const tokens = await addSessions(shop.owner, CLIENTS);
const owners = await addSessions(shop.owner, 2, 'own', 'OWN');
const { child, port } = await startProgram(shop, 'server.ts');
const sell = jualTiga(tokens);
const { rows } = await shop.owner.query<{ bulan: string; hari: string }>(
  `select to_char(tgl_system, 'YYYY-MM-01') as bulan, tgl_system::text as hari from hari_toko where status = 'OPEN'`,
);
const [{ bulan, hari }] = rows as [{ bulan: string; hari: string }];

let reading = false;
/** Answers how often the file came whole. */
async function read(path: string, token: string): Promise<number> {
  let times = 0;
  while (reading) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(await answer.text());
    await answer.arrayBuffer();
    times += 1;
  }
  return times;
}

await runLoad(port, CLIENTS, 3, sell);
await shop.owner.query('analyze');
const alone = await runLoad(port, CLIENTS, SECONDS, sell);
reading = true;
const readers = [
  read(`penjualan/report-detail?tgl_from=${bulan}&tgl_to=${hari}`, owners[0]!),
  read('barang/report-stock.xlsx?status=READY', owners[1]!),
];
const beside = await runLoad(port, CLIENTS, SECONDS, sell);
reading = false;
const [months, files] = await Promise.all(readers);
const said = (when: string, { tps, p95 }: typeof alone) =>
  `${when}: ${tps.toFixed(0)} tps, p95 ${p95.toFixed(1)} ms`;
console.log(said(`${CLIENTS} clients alone`, alone));
console.log(said(`beside ${months} reports of the month and ${files} Excel files`, beside));
console.log(
  `${(beside.p95 / alone.p95).toFixed(2)} x, goal 3 x; failed ${alone.failed + beside.failed}`,
);
child.kill();
await shop.close();
