import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRoom } from '#kit/testing/guarded-folder.ts';
import { bukaBeban, jeda, type Beban, type Coba, type Jawaban } from '#tests/proof/mati/beban.ts';

const LAMA = 240_000;
/** Sales at the same moment: the first goes alone, the others ride. */
const SEKALIGUS = 12;

let beban: Beban;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(await findRoom(), 'kilau-bunuh-naik-'));
  beban = await bukaBeban(folder, 2000);
}, LAMA);
afterAll(async () => {
  await beban.akhiri();
  await rm(folder, { recursive: true, force: true });
});

const owner = () => beban.shop.owner;
/** Locks that somebody waits for. */
const menunggu = async (): Promise<number> => {
  const { rows } = await owner().query<{ n: number }>(
    'select count(*)::int as n from pg_locks where not granted',
  );
  return rows[0]!.n;
};
async function sampai(is: () => Promise<boolean>): Promise<void> {
  for (let at = 0; at < 2000 && !(await is()); at += 1) await jeda(5);
}
/** No statement of the server runs any more: what a dead server has sent has ended. */
const sepi = async (): Promise<boolean> => {
  const { rows } = await owner().query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid() and datname = current_database()`,
  );
  return rows[0]!.n === 0;
};

const rombongan = (): Coba[] => Array.from({ length: SEKALIGUS }, (_, at) => beban.berikut(at % 8));

/** Every 2xx is there once, each other sale ends by its key, and no number is missing. */
async function pastikan(tries: readonly Coba[], answers: readonly Jawaban[]): Promise<void> {
  const dijual = { tahu: new Map<string, string>(), entah: [] as Coba[] };
  for (const [at, { no }] of answers.entries()) {
    if (no) dijual.tahu.set(tries[at]!.code, no);
    else dijual.entah.push(tries[at]!);
  }
  const next = await beban.startServer();
  await beban.tuntaskan(next.port, dijual);
  next.child.kill('SIGKILL');
  await sampai(sepi);
  const { rows } = await owner().query(
    `select count(*)::int as banyak, max(urut_nomor(no_faktur_jual)) as sampai,
            (select terakhir from nomor where jenis = 'PJ') as terakhir from penjualan`,
  );
  expect(rows[0]).toEqual({
    banyak: rows[0].banyak,
    sampai: rows[0].banyak,
    terakhir: rows[0].banyak,
  });
  await beban.pastikanUtuh();
}

/** Where a ride is held: what somebody else holds, and how many wait for it when the server dies. */
const SAAT = {
  'while it waits for its pieces': `select from barang where kode_barcode = any($1) for update`,
  'after its locks and decisions, in the middle of what it sends': `select from nomor where jenis = 'PJ' for update`,
  'between what it sent and its commit': `select from audit_kepala for update`,
} as const;

test.each(Object.entries(SAAT))(
  'kill -9 of the server %s: no 2xx is lost, no number is missing',
  async (_, held) => {
    const { child, port } = await beban.startServer();
    // The first sale of the day makes the row of numbers.
    expect(await beban.jual(port, beban.berikut(0))).toBeDefined();
    const tries = rombongan();
    await owner().query('begin');
    await owner().query(held, held.includes('$1') ? [tries.slice(1).map(({ code }) => code)] : []);
    const answers = Promise.all(tries.map((one) => beban.coba(port, one)));
    // One alone, and the ride behind it; of pieces that are held the ride alone.
    await sampai(async () => (await menunggu()) >= (held.includes('$1') ? 1 : 2));
    expect(await menunggu()).toBeGreaterThan(0);
    child.kill('SIGKILL');
    const heard = await answers;
    await owner().query('commit');
    await sampai(sepi);
    await pastikan(tries, heard);
  },
  LAMA,
);

test(
  'kill -9 before anything of a ride has begun, and when it is committed and its answers are not sent: the same',
  async () => {
    const { child, port } = await beban.startServer();
    const tries = rombongan();
    const answers = Promise.all(tries.map((one) => beban.coba(port, one)));
    await jeda(1);
    child.kill('SIGKILL');
    const heard = await answers;
    await sampai(sepi);
    await pastikan(tries, heard);

    const hook = join(import.meta.dirname, 'mati/sesudah-commit.mjs');
    const second = await beban.startServer({ execArgv: ['--import', hook] });
    const dijual = await beban.jualSampai(second.port, () => second.child.signalCode !== null);
    await sampai(sepi);
    const all = [...dijual.tahu].map(([code]) => code);
    expect(dijual.entah.length).toBeGreaterThan(0);
    // Some of those who heard nothing were sold: that is what their keys answer now.
    const sold = await owner().query<{ n: number }>(
      'select count(*)::int as n from penjualan_barang where kode_barcode = any($1)',
      [dijual.entah.map(({ code }) => code)],
    );
    expect(sold.rows[0]!.n).toBeGreaterThan(0);
    const answered = all.map((code) => ({ status: 201, code: '', no: dijual.tahu.get(code) }));
    await pastikan(
      [...all.map((code) => ({ key: '', code, meja: 0 })), ...dijual.entah],
      [...answered, ...dijual.entah.map(() => ({ status: 0, code: '', no: undefined }))],
    );
    await beban.pastikanBersama();
  },
  LAMA,
);
