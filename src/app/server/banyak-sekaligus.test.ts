import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { POOLS } from '#kit/server/database.ts';
import { toDatabase } from '#kit/testing/database.ts';
import { isi } from '#tests/kit/tutup-uji.ts';
import { kunci } from '#tests/proof/balapan/meja.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

/** What looks at the whole book or the whole shop, and reports as screen, paper and sheet. */
const BERAT = [
  'buku/periksa',
  'tutup-toko/ringkasan',
  'audit/verify',
  'dashboard/toko',
  'dashboard/pusat',
  'hutang/dashboard',
  'faktur-bermasalah?tgl_from=2026-11-01&tgl_to=2026-11-20',
] as const;
const HARI = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
/** Longer than a slow machine takes; a queue that does not move is answered 503 after half a minute. */
const PALING_LAMA = 60_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true, toko: ['PST', 'KJ1', 'KJ2'] });
});
afterAll(() => shop.close());

const laporan = (akhiran = ''): string[] =>
  CONTRACTS.flatMap((one) => one.reports).map((one) => `${one.endpoint.path}${akhiran}?${HARI}`);

/** Asks everything at once; the counter's own questions wait for none of it. */
async function tanya(paths: readonly string[]): Promise<Record<number, number>> {
  const cashier = shop.as('KASIR');
  let done = false;
  const slowest = (async () => {
    let most = 0;
    while (!done) {
      const from = performance.now();
      expect((await cashier.raw('GET', 'keranjang')).status).toBe(200);
      most = Math.max(most, performance.now() - from);
    }
    return most;
  })();
  const answers = await Promise.all(paths.map(lihat)).finally(() => {
    done = true;
  });
  expect(await slowest, 'a question of the counter').toBeLessThan(PALING_LAMA / 2);
  for (const { status, headers, body } of answers.filter((one) => one.status >= 500))
    expect([status, headers['retry-after'], body.code]).toEqual([503, '5', 'SERVER_SIBUK']);
  return Object.fromEntries(
    [...Map.groupBy(answers, (one) => one.status)].map(([status, all]) => [status, all.length]),
  );
}

const lihat = (path: string) =>
  shop.as('OWN', path.includes('pusat') ? 'PST' : 'KJ1').raw('GET', path);

test.each(BERAT)(
  'eight times %s at once: eight answers',
  async (path) => {
    const status = await tanya(Array(8).fill(path));
    expect(status).toEqual({ 200: 8 });
  },
  PALING_LAMA,
);

test(
  'eighty downloads of one table at once: each is whole or told to come again, none breaks off',
  async () => {
    const su = shop.as('SU');
    const made = await su.raw('POST', 'export-csv', { tabel: 'kadar', alasan: 'Pemeriksaan' });
    const { id, baris } = made.body.data as { id: string; baris: number };
    const unduh = () => su.raw('GET', `export-csv/${id}/isi.csv`);
    // Every turn is taken until the queue is full, so that it fills on a slow machine too.
    const taken = await Promise.all(
      Array.from({ length: POOLS.reports }, () => shop.db.reports.connect()),
    );
    const asked = Array.from({ length: 80 }, unduh);
    await Promise.race(asked);
    for (const client of taken) client.release();
    const answers = await Promise.all(asked);
    const [whole, refused] = [200, 503].map((want) =>
      answers.filter(({ status }) => status === want),
    );
    for (const { text } of whole!) expect(text.split('\r\n')).toHaveLength(baris + 1);
    for (const { headers, body } of refused!)
      expect([headers['retry-after'], body.code]).toEqual(['5', 'SERVER_SIBUK']);
    expect(whole!.length + refused!.length).toBe(80);
    expect([whole!.length > 40, refused!.length > 0]).toEqual([true, true]);
    const { open, idle } = shop.db.reports.count();
    expect(idle).toBe(open);
  },
  PALING_LAMA,
);

test(
  'all heavy calls and all reports at once: each is answered or told to come again, and then all are well',
  async () => {
    const campur = Array.from({ length: 8 }, () => BERAT).flat();
    const status = await tanya([...campur, ...laporan(), ...laporan('.pdf')]);
    expect(status[200]).toBeGreaterThan(40);
    expect(status[503], 'the queue has an end').toBeGreaterThan(0);
    expect(status[500]).toBeUndefined();
    const { open, idle } = shop.db.reports.count();
    expect(idle).toBe(open);
    for (const path of BERAT.slice(0, 3))
      expect((await shop.as('OWN').raw('GET', path)).status).toBe(200);
  },
  2 * PALING_LAMA,
);

test('a database that lets nobody in is 503 with a time to come again, and afterwards all is well', async () => {
  const [base] = await shop.rows<{ nama: string }>('select current_database() as nama');
  const elsewhere = new pg.Client(toDatabase(connectionOf(), 'postgres'));
  elsewhere.on('error', () => {});
  await elsewhere.connect();
  const open = (let_in: boolean) =>
    elsewhere.query(`alter database ${base!.nama} allow_connections ${let_in}`);
  try {
    await open(false);
    await elsewhere.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [base!.nama],
    );
    for (const path of ['keranjang', ...BERAT, laporan()[0]!]) {
      const { status, headers, body } = await lihat(path);
      expect([path, status, headers['retry-after'], body.message]).toEqual([
        path,
        503,
        '5',
        'Koneksi Bermasalah',
      ]);
    }
  } finally {
    await open(true);
    await elsewhere.end();
  }
  await expect.poll(async () => (await shop.as('OWN').raw('GET', 'keranjang')).status).toBe(200);
  expect((await lihat('buku/periksa')).status).toBe(200);
});

test(
  'eight closings and eight looks at the loans at once: one closes, each other is told so, none waits without end',
  async () => {
    const counted = await shop.as('KASIR').raw('POST', 'tutup-toko/hitung', isi(0), kunci());
    expect(counted.status, counted.text).toBeLessThan(300);
    const orang: readonly Who[] = ['KASIR', 'KASIR2', 'SPV', 'OWN'];
    const tutup = [...orang, ...orang].map((who) =>
      shop.as(who).raw('POST', 'tutup-toko', {}, kunci()),
    );
    const looked = tanya(Array(8).fill('hutang/dashboard'));
    const answers = await Promise.all(tutup);
    expect(await looked).toEqual({ 200: 8 });
    const said = answers.map(({ status, body }) => (status < 300 ? 'TUTUP' : body.code));
    const told = ['HARI_TUTUP', 'SERVER_SIBUK'];
    expect(said.filter((one) => !told.includes(one))).toEqual(['TUTUP']);
    for (const { status, headers } of answers)
      if (status >= 500) expect([status, headers['retry-after']]).toEqual([503, '5']);
  },
  PALING_LAMA,
);

const connectionOf = (): pg.ClientConfig =>
  (JSON.parse(process.env['KILAU_TEST_SERVER']!) as { connection: pg.ClientConfig }).connection;
