import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { openHttp } from '#kit/server/http.ts';

const LONG = 'Cincin Polos 3.250 g, '.repeat(100);

test('a long answer is squeezed for who can read it so, and left as it is for who cannot', async () => {
  const app = await openHttp({
    db: {} as never,
    routes: [
      {
        endpoint: defineEndpoint({
          call: 'GET daftar',
          summary: 'A list',
          right: 'public',
          raw: true,
        }),
        writes: false,
        handle: async () => ({ body: LONG, type: 'text/plain; charset=utf-8' }),
      },
    ],
    authenticate: async () => ({}) as never,
    translate: () => (text) => text,
    ring: () => {},
  });
  const url = '/api/v1/daftar';
  const squeezed = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  expect(squeezed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(squeezed.rawPayload).toString()).toBe(LONG);
  const plain = await app.inject({ url });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe(LONG);
  await app.close();
});
