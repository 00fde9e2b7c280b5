import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOf } from '#bench/cpu.ts';
import { startProgram } from '#bench/beside.ts';
import { isFilled, openGates } from '#bench/isi.ts';
import { MODULS, reportCalls } from '#bench/laporan.ts';
import { addSession, openTables } from '#bench/shop.ts';

/**
 * J18: the year of a report as a file that the server makes alone (`BENCH_REPORTS=56`), in the shop that J17 has filled
 * (`KILAU_DATA`). Time, rows, bytes and processor time; meanwhile a read of the day's numbers is asked again and again,
 * whose p95 says how the others are served.
 */
const REPORTS = (process.env.BENCH_REPORTS ?? '56').split(',').map(Number);
const shop = await openTables(process.env.KILAU_DATA!);
const { owner } = shop;
if (!(await isFilled(owner))) throw new Error('J17 fills the shop in KILAU_DATA first');
await openGates(owner, MODULS);
await owner.query(`delete from sesi where user_id = 'own0'`);
const token = await addSession(owner, 'own0', 'OWN');
const { child, port } = await startProgram(shop, 'server.ts');
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const url = `http://127.0.0.1:${port}/api/v1/`;
type File = { id: string; keadaan: string; selesai: number; total: number; ukuran: number };
const find = async (id: string): Promise<File> => {
  const answer = await fetch(`${url}laporan-berkas`, { headers });
  const { data } = (await answer.json()) as { data: File[] };
  return data.find((one) => one.id === id)!;
};

console.log('| no | rows | whole | MB | server, PostgreSQL | a read beside it, p95 |');
console.log('|---|---|---|---|---|---|');
for (const { no, paths } of await reportCalls(owner, ['tahun'])) {
  if (!REPORTS.includes(no)) continue;
  const [laporan = '', query = ''] = paths[0]!.split('?');
  const id = `berkas-${no}-${Date.now()}`;
  const saringan = Object.fromEntries(new URLSearchParams(query));
  const before = await cpuOf(child.pid!, owner);
  const began = performance.now();
  await fetch(`${url}laporan-berkas`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ id, laporan, jenis: 'xlsx', saringan }),
  });
  const waits: number[] = [];
  let file = await find(id);
  while (file.keadaan === 'JALAN') {
    const asked = performance.now();
    file = await find(id);
    waits.push(performance.now() - asked);
    await sleep(200);
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const after = await cpuOf(child.pid!, owner);
  const p95 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? 0;
  const used = `${(after.server - before.server).toFixed(1)}, ${(after.postgres - before.postgres).toFixed(1)} s`;
  const mb = (file.ukuran / 1_000_000).toFixed(1);
  console.log(
    `| ${[no, file.total, `${seconds} s`, mb, used, `${p95.toFixed(0)} ms`].join(' | ')} |`,
  );
  if (file.keadaan !== 'SELESAI') throw new Error(JSON.stringify(file));
}
child.kill();
await shop.close();
process.exit();
