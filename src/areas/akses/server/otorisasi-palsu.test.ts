import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
// A person who could name an approval that does not exist would break I-20, and with it the closing.
afterAll(() => shop.close());

test('an approval that an act did not spend stands in no record, whatever was sent along', async () => {
  const bank = { kode_bank: 'MEGA', nama_bank: 'Bank Mega' };
  const { status, text } = await shop.as('OWN').raw('POST', 'banks', bank, {
    'idempotency-key': 'otorisasi-palsu-1',
    'x-otorisasi': "' or 1=1",
  });
  expect(status, text).toBe(201);
  expect(
    await shop.rows(`select keystore from audit where tabel = 'bank' and kunci = 'MEGA'`),
  ).toEqual([{ keystore: null }]);
});
