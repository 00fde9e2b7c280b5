import { afterAll, beforeAll, expect, test } from 'vitest';
import { P1, P2 } from '#areas/stock/server/barang-contoh.fixtures.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

const begin = (key: string, barang: readonly unknown[], who: Who = 'SPV') =>
  shop
    .as(who)
    .raw(
      'POST',
      'barang/banyak',
      { barang },
      { 'idempotency-key': key, prefer: 'respond-async, wait=5' },
    );
const look = (key: string, who: Who = 'SPV') => shop.as(who).raw('GET', `progress/${key}`);
const pieces = async () =>
  (await shop.rows<{ n: number }>('select count(*)::int as n from barang'))[0]!.n;

/** Asks until the work has ended. */
async function end(key: string) {
  for (let asked = 0; asked < 900; asked++) {
    const { body } = await look(key);
    if (body.data.keadaan !== 'JALAN') return body.data;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`${key} did not end`);
}

test('1,000 pieces are begun at once, told of on the way, and all there at the end', async () => {
  const answer = await begin(
    'seribu-barang',
    Array.from({ length: 1000 }, () => P1),
  );
  expect(answer.status).toBe(202);
  expect(answer.body.data).toEqual({ id: 'seribu-barang' });
  const done = await end('seribu-barang');
  expect(done).toMatchObject({ keadaan: 'SELESAI', judul: 'Menyimpan barang' });
  expect(done.selesai).toBe(done.total);
  expect(done.hasil).toHaveLength(1000);
  expect(done.hasil[0]).toMatchObject({ kode_barcode: 'KJ100001', berat: 3.25, status: 'READY' });
  expect(await pieces()).toBe(1000);
  const told = shop.rings.filter(({ event }) => event === 'progress');
  expect(told[0]!.payload).toEqual({
    id: 'seribu-barang',
    judul: 'Memeriksa barang',
    selesai: 0,
    total: 2000,
  });
  expect(told[1]!.payload).toMatchObject({ judul: 'Menyimpan barang', selesai: 1000 });
  expect(told.every(({ kode_toko }) => kode_toko === 'KJ1')).toBe(true);
});

test('asked again with its key, after a reload or a lost answer, it is the same work', async () => {
  const again = await begin(
    'seribu-barang',
    Array.from({ length: 1000 }, () => P1),
  );
  expect(again.body.data).toEqual({ id: 'seribu-barang' });
  expect((await end('seribu-barang')).hasil).toHaveLength(1000);
  expect(await pieces()).toBe(1000);
});

test('one wrong line of two: nothing is saved, and the line says why', async () => {
  await begin('dua-barang', [P1, { ...P2, kode_kadar: 'XX9' }]);
  const done = await end('dua-barang');
  expect(done.keadaan).toBe('GAGAL');
  expect(done.gagal).toMatchObject({ status: 422 });
  expect(done.gagal.errors.map(({ path }: { path: string }) => path)).toEqual([
    'barang.1.kode_kadar',
  ]);
  expect(await pieces()).toBe(1000);
  expect((await shop.as('SPV').raw('GET', 'progress/dua-barang')).body.data.hasil).toBeUndefined();
});

test('a failed work begun again with its key, corrected, is another answer to the same question', async () => {
  await begin('dua-barang', [P1, P2]);
  expect((await end('dua-barang')).hasil).toHaveLength(2);
  expect(await pieces()).toBe(1002);
});

test('nobody else is told of it, and who waits for the answer gets it at once', async () => {
  for (const who of ['OWN', 'KASIR'] as const) {
    const other = await look('seribu-barang', who);
    expect(other.status).toBe(404);
    expect(other.body.message).toBe('Proses Tidak Ditemukan');
  }
  const answer = await shop
    .as('SPV')
    .raw('POST', 'barang/banyak', { barang: [P1] }, { 'idempotency-key': 'satu-barang' });
  expect(answer.status).toBe(201);
  expect((await look('satu-barang')).status).toBe(404);
});
