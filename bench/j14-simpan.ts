import { fork } from 'node:child_process';
import { request } from 'node:http';
import { join } from 'node:path';
import { cpuOf } from '#bench/cpu.ts';
import { jualTiga, kodeKe } from '#bench/jual.ts';
import type { Asked } from '#bench/load.ts';
import type * as Shop from '#bench/shop.ts';

/**
 * J14: what a save costs in the version of `BENCH_BEFORE` (the folder of a checkout) and in this one, each in a
 * cluster of its own, in turns in the same run, beside one bare insert; no save may cost more than 10 % more. What it
 * costs of the processor and of PostgreSQL's log is printed too: that says more than time where other work runs.
 */
const BEFORE = process.env.BENCH_BEFORE;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 300);
const WARM = 60;
const PIECES = 20_000;
if (!BEFORE) throw new Error('BENCH_BEFORE is the folder of the version before');

type Version = {
  readonly port: number;
  readonly pid: number;
  readonly token: string;
  readonly shop: Shop.BenchShop;
  readonly end: () => Promise<void>;
};

const KODE = `insert into kode_transaksi (kode_toko, kode_transaksi, deskripsi, arah, grup) values
  ('KJ1', 'MODAL_KAS', 'Modal', 'MASUK', 'Modal'), ('KJ1', 'SETOR_BANK', 'Setor', 'KELUAR', 'Mutasi')
  on conflict do nothing`;
/** No approval is asked for: only the save is measured. */
const SENDIRI = `insert into parameter_toko (kode_toko, key, value, berlaku_dari, input_by, op)
  values ('KJ1', 'OWN_TANPA_OTORISASI', 'true', now() - interval '1 day', 'bench', gen_random_uuid())`;
const GUDANG = `insert into gudang values ('KJ1', 'RS', 'Rosok', 'ROSOK') on conflict do nothing`;

/** A version with a shop and its server, by its own code. */
async function open(folder: string): Promise<Version> {
  const { openBenchShop, addPieces, addSession }: typeof Shop = await import(
    join(folder, 'bench/shop.ts')
  );
  const shop = await openBenchShop();
  await addPieces(shop.owner, PIECES);
  for (const one of [KODE, SENDIRI, GUDANG]) await shop.owner.query(one);
  const token = await addSession(shop.owner, 'own', 'OWN');
  await shop.owner.query('analyze; checkpoint');
  const child = fork(join(folder, 'bench/server.ts'), {
    cwd: folder,
    env: { ...process.env, BENCH_CONNECTION: JSON.stringify(shop.connection) },
  });
  const { port } = await new Promise<{ port: number }>((resolve) =>
    child.once('message', (told) => resolve(told as { port: number })),
  );
  const end = async (): Promise<void> => {
    child.kill();
    await shop.close();
  };
  return { port, pid: child.pid!, token, shop, end };
}

const LOT = { kode_dept: 'CC', kode_group: 'T', kode_kadar: '750', qty: 2, modal: 6_000_000 };
const BERAT = { berat_bruto: 7, berat_nota: 6.5, berat: 6.5 };
const KAS = { kode_transaksi: 'MODAL_KAS', jumlah: 100_000, keterangan: 'Uang kembalian' };
const SETOR = { asal: 'CASH', tujuan: 'BCA', tujuan_rekening: '1234567890', jumlah: 10_000 };
const beratKe = (at: number): number => (2000 + (at % 3000)) / 1000;

/** The save of a round, each of pieces that no other round names. */
const SAVES: Readonly<Record<string, (round: number) => { path: string; body: object }>> = {
  'cash in': () => ({ path: 'cash/masuk', body: KAS }),
  'cash to bank': () => ({
    path: 'cash/mutasi-uang-cash',
    body: { ...SETOR, kategori: 'SETOR_BANK', keterangan: 'Setor' },
  }),
  'move of 3 pieces': (round) => ({
    path: 'pindah-barang',
    body: {
      kode_gudang: 'TK',
      kode_baki: 'A-10',
      barang: [1, 2, 3].map((at) => kodeKe(10_000 + round * 20 + at)),
    },
  }),
  'melt of 2 pieces': (round) => ({
    path: 'hancur-barang',
    body: {
      kode_gudang: 'RS',
      alasan: 'Patah',
      barang: [5000 + round * 2, 5001 + round * 2].map((at) => ({
        kode_barcode: kodeKe(at),
        berat: beratKe(at),
      })),
    },
  }),
  'delivery of 3 lots': () => ({
    path: 'penerimaan-barang',
    body: {
      kode_gudang: 'TK',
      dokumen_perolehan: 'FAKTUR_PAJAK',
      lot: [1, 2, 3].map(() => ({ ...LOT, ...BERAT })),
    },
  }),
  'deposit on 2 pieces': (round) => ({
    path: 'titip',
    body: {
      kode_sales: 'S01',
      customer: {
        kode_customer: null,
        nama: 'Ibu Sari',
        alamat: 'Jl. Merdeka 1',
        no_hp: '081234567890',
      },
      barang: [7000 + round * 2, 7001 + round * 2].map((at) => ({ kode_barcode: kodeKe(at) })),
      pembayaran: [{ jenis: 'CASH', jumlah: 2_000_000 }],
      keterangan: '',
    },
  }),
};

function send(port: number, { path, headers, body }: Asked): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(
      { port, path, method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
      (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += chunk));
        answer.on('end', () => {
          if (answer.statusCode === 201 || answer.statusCode === 200)
            resolve(performance.now() - began);
          else reject(new Error(`${path}: ${answer.statusCode} ${text.slice(0, 400)}`));
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

const asked = (name: string, of: Version): ((round: number) => Asked) => {
  if (name === 'sale of 3 pieces') {
    const next = jualTiga([of.token]);
    return (round) => next(0, round);
  }
  return (round) => {
    const { path, body } = SAVES[name]!(round);
    return {
      path: `/api/v1/${path}`,
      headers: { authorization: `Bearer ${of.token}`, 'idempotency-key': `${name}-${round}` },
      body: JSON.stringify(body),
    };
  };
};
type Spent = { readonly server: number; readonly postgres: number; readonly log: number };

/** Milliseconds of the processor and bytes of log since a version began. */
async function spentBy({ pid, shop }: Version): Promise<Spent> {
  const { server, postgres } = await cpuOf(pid, shop.owner);
  const { rows } = await shop.owner.query<{ log: string }>(
    `select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as log`,
  );
  return { server: server * 1000, postgres: postgres * 1000, log: Number(rows[0]!.log) };
}

const told = (name: string, from: Spent, to: Spent): string => {
  const each = (part: keyof Spent) => (to[part] - from[part]) / ROUNDS;
  const cpu = `${each('server').toFixed(2)} + ${each('postgres').toFixed(2)} ms`;
  return `${name} ${cpu}, ${(each('log') / 1000).toFixed(1)} kB`;
};

const middle = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

const before = await open(BEFORE);
const now = await open(join(import.meta.dirname, '..'));
const { owner } = now.shop;
await owner.query('create table bench_floor (id bigint generated always as identity, t text)');
const insert = async (): Promise<number> => {
  const began = performance.now();
  await owner.query({
    name: 'floor',
    text: 'insert into bench_floor (t) values ($1)',
    values: ['a'],
  });
  return performance.now() - began;
};

const only = process.env.BENCH_SAVE ?? '';
const names = [...Object.keys(SAVES), 'sale of 3 pieces'].filter((name) => name.includes(only));
for (const name of names) {
  const times: Record<'old' | 'new' | 'floor', number[]> = { old: [], new: [], floor: [] };
  const [old, ours] = [asked(name, before), asked(name, now)];
  const turns = [
    async (round: number) => times.old.push(await send(before.port, old(round))),
    async (round: number) => times.new.push(await send(now.port, ours(round))),
  ];
  let began: readonly Spent[] = [];
  for (let round = 0; round < WARM + ROUNDS; round++) {
    if (round === WARM) {
      for (const all of Object.values(times)) all.length = 0;
      began = await Promise.all([before, now].map(spentBy));
    }
    for (const turn of round % 2 ? turns : turns.toReversed()) await turn(round);
  }
  const ended = await Promise.all([before, now].map(spentBy));
  // Afterwards: it is work of the same PostgreSQL.
  for (let round = 0; round < ROUNDS; round++) times.floor.push(await insert());
  const [o, n, f] = [middle(times.old), middle(times.new), middle(times.floor)];
  const more = ((n / o - 1) * 100).toFixed(0);
  const line = `before ${o.toFixed(2)} ms, now ${n.toFixed(2)} ms (${more} %)`;
  console.log(`${name.padEnd(20)} ${line}, bare insert ${f.toFixed(2)} ms`);
  const cost = ['before', 'now'].map((one, at) => told(one, began[at]!, ended[at]!));
  console.log(`${''.padEnd(20)} processor (server + PostgreSQL) and log: ${cost.join('; ')}`);
}
await Promise.all([before.end(), now.end()]);
process.exit();
