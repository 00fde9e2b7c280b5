import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProgram } from '#bench/beside.ts';
import { cpuOf } from '#bench/cpu.ts';
import { jualTiga } from '#bench/jual.ts';
import { runLoad, type Asked, type Figures, type Send } from '#bench/load.ts';
import { addPieces, addSession, layShop, openTables } from '#bench/shop.ts';

/**
 * J15: a shop of 100,000 loans that all run: its list, what falls due, the night list of loans as dear as their
 * gold and what the dashboards ask, each beside the same rows in bare SQL (goal: under 300 ms); and a redemption
 * beside a sale of three pieces, in turns (goal: it costs no more). KILAU_DATA keeps the shop for the next run.
 */
const LOANS = Number(process.env.BENCH_LOANS ?? 100_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);

const shop = await openTables(process.env.KILAU_DATA);
const { owner } = shop;
const [{ pieces }] = (await owner.query('select count(*)::int as pieces from barang')).rows as [
  { pieces: number },
];
if (pieces === 0) await layShop(owner);
await addPieces(owner, 20_000, pieces);
const op = randomUUID();
if (pieces === 0) {
  const isi = (await readFile(join(import.meta.dirname, 'hutang-isi.sql'), 'utf8'))
    .replaceAll('$LOANS', String(LOANS))
    .replaceAll('$OP', `'${op}'`);
  for (const statement of isi.split(';\n').filter((one) => one.trim()))
    await owner.query(statement);
}
await owner.query('delete from sesi');
await owner.query('vacuum analyze');
const [{ hari }] = (await owner.query(`select tgl_system::text as hari from hari_toko`)).rows as [
  { hari: string },
];
const token = await addSession(owner, 'own0', 'OWN');
const asked = (path: string): Asked => ({
  method: 'GET',
  path,
  headers: { authorization: `Bearer ${token}` },
  body: '',
});

async function measured(port: number, path: string): Promise<Figures> {
  await runLoad(port, 1, 1, () => asked(path));
  return runLoad(port, 1, SECONDS, () => asked(path));
}

const laporan = (jendela: string): string =>
  `/api/v1/hutang/report-jatuh-tempo?per_tanggal=${hari}&jendela=${jendela}`;
const JOBS: readonly (readonly [name: string, floor: string, path: string])[] = [
  ['list, one page', 'daftar', '/api/v1/hutang?status=AKTIF&limit=50'],
  ['list, a text', 'daftar', '/api/v1/hutang?status=AKTIF&q=sari%2019&limit=50'],
  ['due in a week', 'tempo', laporan('TUJUH')],
  ['night list', 'malam', laporan('PERINGATAN')],
  ['to be auctioned', 'malam', '/api/v1/lelang-hutang/calon'],
  ['dashboard', 'malam', '/api/v1/dashboard/toko'],
  ['dashboard of loans', 'malam', '/api/v1/hutang/dashboard'],
];
const bare = await startProgram(shop, 'floor-hutang.ts');
const floors = new Map<string, Figures>();
for (const [, floor] of JOBS)
  if (!floors.has(floor)) floors.set(floor, await measured(bare.port, `/${floor}`));
bare.child.kill();
const kilau = await startProgram(shop, 'server.ts');
for (const [name, floor, path] of JOBS) {
  const spent = await cpuOf(kilau.child.pid!, owner);
  const [own, least] = [await measured(kilau.port, path), floors.get(floor)!];
  const after = await cpuOf(kilau.child.pid!, owner);
  // With the second of warming up; as many calls as there were, at its pace.
  const calls = own.tps * (SECONDS + 1);
  const each = ((after.server - spent.server + after.postgres - spent.postgres) * 1000) / calls;
  const times = (own.p50 / least.p50).toFixed(2);
  const stands = own.p95 < 300 ? 'yes' : 'NO';
  console.log(
    [
      `${name.padEnd(18)} p50 ${own.p50.toFixed(1)}  p95 ${own.p95.toFixed(1)} ms`,
      `${each.toFixed(0)} ms of processor`,
      `floor ${least.p50.toFixed(1)} ms: ${times} x, failed ${own.failed}`,
      `under 300 ms: ${stands}`,
    ].join(', '),
  );
}

const kasir = await addSession(owner, 'ksr0');
const { rows: loans } = await owner.query<{ no: string }>(
  `select no_faktur_hutang as no from hutang where status = 'AKTIF' order by random() limit 20000`,
);
let taken = 0;
const tebus: Send = () => ({
  path: `/api/v1/hutang/${loans[(taken += 1)]!.no}/pelunasan`,
  headers: { authorization: `Bearer ${kasir}`, 'idempotency-key': `${op}-${taken}` },
  body: '{}',
});
const jual = jualTiga([kasir], pieces);

type Cost = { p50: number; cpu: number; failed: number };
async function costOf(send: Send): Promise<Cost> {
  const before = await cpuOf(kilau.child.pid!, owner);
  const { p50, tps, failed } = await runLoad(kilau.port, 1, SECONDS, send);
  const after = await cpuOf(kilau.child.pid!, owner);
  const spent = after.server - before.server + after.postgres - before.postgres;
  return { p50, cpu: (spent * 1000) / (tps * SECONDS), failed };
}
await runLoad(kilau.port, 1, 2, jual);
await runLoad(kilau.port, 1, 2, tebus);
await owner.query('analyze');
for (let round = 1; round <= ROUNDS; round++) {
  const [sale, redemption] = [await costOf(jual), await costOf(tebus)];
  console.log(
    [
      `round ${round}: sale ${sale.p50.toFixed(2)} ms, ${sale.cpu.toFixed(2)} ms of processor`,
      `redemption ${redemption.p50.toFixed(2)} ms, ${redemption.cpu.toFixed(2)} ms`,
      `${(redemption.p50 / sale.p50).toFixed(2)} x and ${(redemption.cpu / sale.cpu).toFixed(2)} x`,
      `failed ${sale.failed + redemption.failed}`,
    ].join('; '),
  );
}
kilau.child.kill();
await shop.close();
process.exit();
