import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#kit/server/sql.ts';
import { openSittings } from '#app/server/demo/sitting.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ask = async (token: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await shop.app.inject({ url: '/api/v1/users/me', headers })).statusCode;
};

test('of two calls at once after a leap of the clock, none goes on before the session is awake', async () => {
  const { tokenOf } = openSittings(shop.db, 'uji');
  expect(await ask(await tokenOf('ksr.kj1'))).toBe(200);
  shop.jam('2026-11-20T04:00:00.000Z');
  let early = 0;
  const both = await shop.db.begin(async (tx) => {
    // Somebody holds the row, so that waking takes as long as this lasts.
    await tx.run(sql`update sesi set perangkat = perangkat where user_id = 'ksr.kj1'`);
    const asked = [1, 2].map(() => tokenOf('ksr.kj1').finally(() => (early += 1)));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(early).toBe(0);
    return asked;
  });
  const answers = await Promise.all(both.map(async (token) => ask(await token)));
  expect(answers).toEqual([200, 200]);
});

test('whoever was away for longer than a session lives comes anew', async () => {
  const { tokenOf, leave } = openSittings(shop.db, 'uji');
  const first = await tokenOf('spv.kj1');
  shop.jam('2026-11-20T16:00:00.000Z');
  const second = await tokenOf('spv.kj1');
  expect(second).not.toBe(first);
  expect([await ask(first), await ask(second)]).toEqual([401, 200]);
  await leave();
  expect(await ask(second)).toBe(401);
});
