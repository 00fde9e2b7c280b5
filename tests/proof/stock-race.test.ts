import { afterAll, beforeAll, expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

/** Rounds of each race: few in every run, a thousand by `KILAU_BALAPAN=1000`. */
const ROUNDS = Number(process.env.KILAU_BALAPAN ?? 8);
const MOVERS: readonly Who[] = ['SPV', 'MU', 'OWN', 'SU'];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

let count = 0;
const send = (who: Who, path: string, body: object) =>
  shop.as(who).raw('POST', path, body, { 'idempotency-key': `stock-balapan-${++count}` });
const pieces = (banyak: number) =>
  tambahPotong(
    shop,
    Array.from({ length: banyak }, () => 'P4' as const),
  );

test(`four movers carry one piece to one tray: one of them did, ${ROUNDS} rounds`, async () => {
  for (const code of await pieces(ROUNDS)) {
    const body = { barang: [code], kode_gudang: 'TK', kode_baki: 'C-01' };
    const answers = await Promise.all(MOVERS.map((who) => send(who, 'pindah-barang', body)));
    expect(answers.map((one) => one.status).toSorted()).toEqual([201, 422, 422, 422]);
    const lost = answers.filter((one) => one.status === 422);
    expect(lost.every((one) => one.body.code === 'SUDAH_DI_SITU')).toBe(true);
  }
});

test('to trays of their own: the piece lies in one of them, and every step is in its history', async () => {
  const [code] = await pieces(1);
  const trays = ['D-01', 'D-02', 'D-03', 'D-04'];
  const answers = await Promise.all(
    MOVERS.map((who, at) =>
      send(who, 'pindah-barang', { barang: [code], kode_gudang: 'TK', kode_baki: trays[at] }),
    ),
  );
  expect(answers.map((one) => one.status)).toEqual([201, 201, 201, 201]);
  const [row] = await shop.rows(
    `select count(*)::int as langkah,
            (select 'baki:TK/' || kode_baki from barang where kode_barcode = $1) = (array_agg(ke order by seq desc))[1] as cocok
       from barang_kejadian where kode_barcode = $1`,
    [code],
  );
  expect(row).toEqual({ langkah: 5, cocok: true });
});

test('a mover and a counter want one piece: it is sold once, from where it lay', async () => {
  for (const code of await pieces(ROUNDS)) {
    const [moved, sold] = await Promise.all([
      send('SPV', 'pindah-barang', { barang: [code], kode_gudang: 'TK', kode_baki: 'C-02' }),
      send('KASIR', 'penjualan', {
        kode_sales: 'S01',
        customer: { nama: 'Ibu Sari' },
        barang: [{ kode_barcode: code }],
        pembayaran: [{ jenis: 'CASH', jumlah: 1_470_000 }],
      }),
    ]);
    expect(sold.status).toBe(201);
    expect([201, 409]).toContain(moved.status);
  }
});

test('two movers empty one tray at once: one finds it empty or changed', async () => {
  const codes = await pieces(5);
  const body = { barang: codes, kode_gudang: 'TK', kode_baki: 'C-03' };
  expect((await send('SPV', 'pindah-barang', body)).status).toBe(201);
  const whole = { dari_gudang: 'TK', dari_baki: 'C-03', kode_gudang: 'TK', qty: 5 };
  const answers = await Promise.all([
    send('SPV', 'pindah-barang/satu-baki', { ...whole, kode_baki: 'C-04' }),
    send('MU', 'pindah-barang/satu-baki', { ...whole, kode_baki: 'C-05' }),
  ]);
  expect(answers.filter((one) => one.status === 201)).toHaveLength(1);
  const rows = await shop.rows(
    `select count(distinct kode_baki)::int as baki from barang where kode_barcode = any($1)`,
    [codes],
  );
  expect(rows).toEqual([{ baki: 1 }]);
});

test('four scanners hear one piece: one has found it, three hear that it was scanned', async () => {
  const codes = await pieces(ROUNDS);
  const started = await send('SPV', 'stock-opname', { kode_gudang: 'TK', kode_baki: 'B-02' });
  const { id } = started.body.data as { id: number };
  for (const code of codes) {
    const answers = await Promise.all(
      MOVERS.map((who) => send(who, 'stock-opname/pindai', { id, kode: [code] })),
    );
    const said = answers.map((one) => one.body.data[0].hasil as string).toSorted();
    expect(said).toEqual(['KEMBAR', 'KEMBAR', 'KEMBAR', 'KETEMU']);
  }
});

test('readers that hear the same tags in another order do not wait for each other in a circle', async () => {
  const codes = await pieces(20);
  const started = await send('SPV', 'stock-opname', { kode_gudang: 'SV', kode_baki: null });
  expect(started.status).toBe(422);
  const list = await shop.as('SPV').raw('GET', 'stock-opname');
  const { id } = (list.body.data as { id: number }[])[0]!;
  const answers = await Promise.all(
    MOVERS.map((who, at) =>
      send(who, 'stock-opname/pindai', { id, kode: at % 2 ? codes : codes.toReversed() }),
    ),
  );
  expect(answers.map((one) => one.status)).toEqual([201, 201, 201, 201]);
  const found = answers.flatMap((one) => one.body.data as { hasil: string }[]);
  expect(found.filter((one) => one.hasil !== 'KEMBAR')).toHaveLength(20);
});
