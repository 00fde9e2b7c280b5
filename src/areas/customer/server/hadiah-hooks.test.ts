import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { kunci } from '#tests/kit/titipan.ts';

/** A gift of gold for which no points were exchanged leaves by no field of a form (decision 1295). */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.modulOn('MEMBER_MODULE');
});
afterAll(() => shop.close());

const isi = (stock: number) => ({ nama_hadiah: 'Emas 0.1 gram', point: 600, stock });
const tulis = async (who: Who, stock: number) => {
  const { status, body } = await shop.as(who).raw('PUT', 'hadiah/EMAS01', isi(stock), kunci());
  return status === 200
    ? [status, body.data?.stock ?? body.stock]
    : [status, body.code, body.level, body.angka];
};

test('its stock is written up by a supervisor alone, and down by the word of an owner', async () => {
  const baru = { kode_hadiah: 'EMAS01', ...isi(50) };
  const { status, text } = await shop.as('OWN').raw('POST', 'hadiah', baru, kunci());
  expect(status, text).toBe(201);
  const turun = [{ label: 'Stock', nilai: '50 → 10' }];
  expect(await tulis('SPV', 10)).toEqual([403, 'PERLU_OTORISASI', ['OWN'], turun]);
  expect(await shop.rows('select stock from hadiah')).toEqual([{ stock: 50 }]);
  expect(await tulis('SPV', 50)).toEqual([200, 50]);
  expect(await tulis('SPV', 60)).toEqual([200, 60]);
  expect(await tulis('OWN', 10)).toEqual([200, 10]);
});
