import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHttp } from '#kit/server/http.ts';

let app: Awaited<ReturnType<typeof openHttp>>;
beforeAll(async () => {
  app = await openHttp({
    db: {} as never,
    routes: [],
    authenticate: async () => ({}) as never,
    translate: () => (one) => one,
    ring: () => {},
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

async function send(bytes: string) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head: head.toLowerCase(), body: JSON.parse(body) as unknown };
}

test('what is no HTTP, and a head that is too long, are refused in the shape of every refusal', async () => {
  const noise = await send('\u0016\u0003\u0001 garbage\r\n\r\n');
  expect(noise.body).toMatchObject({ status: 400, code: 'DATA_SALAH_BENTUK' });
  const long = await send(`GET /api/v1/x?q=${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`);
  expect(long.body).toMatchObject({ status: 431, code: 'DATA_TERLALU_BESAR' });
  for (const { head } of [noise, long]) {
    expect(head).toContain('content-type: application/problem+json');
    expect(head).toMatch(/x-request-id: [0-9a-f-]{36}/);
  }
});
