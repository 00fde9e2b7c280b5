import { afterAll, beforeAll, expect, test } from 'vitest';
import { setClock } from '#kit/server/clock.ts';
import { readDasarBeli } from '#areas/pembelian/server/dasar-beli.query.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true, toko: ['PST', 'KJ1', 'KJ2'] });
  await shop.dasar('KJ2');
  await shop.rows(
    `insert into rugi_nota (kode_toko, id, hari_dari, persen) values ('KJ2', 1, 0, 777)`,
  );
});
afterAll(() => shop.close());

test('notas of two shops that are read at one moment are each worth what their own shop pays', async () => {
  const ask = (kode_toko: string) => readDasarBeli(shop.db, kode_toko);
  // Reads of one moment are asked together while the clock runs.
  setClock(undefined);
  try {
    const own = await ask('KJ1');
    const other = await ask('KJ2');
    expect(own.kadar.length).toBeGreaterThan(0);
    expect(own.rugi).not.toEqual(other.rugi);
    const together = await Promise.all(['KJ2', 'KJ1', 'KJ2'].map(ask));
    expect(together).toEqual([other, own, other]);
  } finally {
    shop.jam('2026-11-20T02:00:00Z');
  }
});
