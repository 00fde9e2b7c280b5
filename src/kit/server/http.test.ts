import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
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

test('who came by TLS, as a proxy that is believed says, is to come by TLS for a year', async () => {
  const open = () =>
    openHttp({
      db: {} as never,
      routes: [],
      authenticate: async () => ({}) as never,
      translate: () => (text) => text,
      ring: () => {},
    });
  const headers = { 'x-forwarded-proto': 'https' };
  const said = async (app: Awaited<ReturnType<typeof open>>, remoteAddress: string) =>
    (await app.inject({ url: '/api/v1/x', headers, remoteAddress })).headers[
      'strict-transport-security'
    ];
  const app = await open();
  expect(await said(app, '127.0.0.1')).toBe('max-age=31536000');
  // Anybody could say so.
  expect(await said(app, '10.0.0.7')).toBeUndefined();
  expect((await app.inject('/api/v1/x')).headers['strict-transport-security']).toBeUndefined();
  await app.close();
  vi.stubEnv('KILAU_PROXY', '10.0.0.0/24, 192.168.1.2');
  const behind = await open();
  expect(await said(behind, '10.0.0.7')).toBe('max-age=31536000');
  expect(await said(behind, '10.0.1.7')).toBeUndefined();
  await behind.close();
  vi.unstubAllEnvs();
});
