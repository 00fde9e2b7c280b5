import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test.each([
  ['an answer', '/healthz', 200],
  ['a refusal', '/api/v1/barang/KJ100001', 401],
  ['a path that is not there', '/api/v1/tidak-ada', 404],
])('%s says what a page may do with it', async (_, url, status) => {
  const answer = await shop.app.inject({ url });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  });
  expect(answer.headers).not.toHaveProperty('strict-transport-security');
});
