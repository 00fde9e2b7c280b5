import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { text } from '#kit/contract/field.ts';
import { queryOf } from '#kit/contract/query-of.ts';
import { openHttp } from '#kit/server/http.ts';

const heard: unknown[] = [];
const fields = { nama: text('Nama', { max: 100 }) };
const words = { summary: 'Says its name', right: 'public' } as const;
const handle = async (_: unknown, input: unknown) => void heard.push(input);
const app = await openHttp({
  db: { read: (work: (on: unknown) => unknown) => work({}) } as never,
  routes: [
    defineEndpoint({ call: 'GET nama', ...words, query: queryOf(fields) }),
    defineEndpoint({ call: 'GET nama/:nama', ...words, params: fields }),
    defineEndpoint({ call: 'POST nama', ...words, body: fields, readOnly: true }),
  ].map((endpoint) => ({ endpoint: endpoint as never, writes: false, handle })),
  authenticate: async () => ({}) as never,
  translate: () => (said) => said,
  ring: () => {},
});
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };
async function send(payload: Buffer | string): Promise<number> {
  const url = '/api/v1/nama';
  return (await app.inject({ method: 'POST', url, headers: json, payload })).statusCode;
}
const nama = (...bytes: number[]) =>
  Buffer.concat([Buffer.from('{"nama":"'), Buffer.from(bytes), Buffer.from('"}')]);

/** The line as it is, past every library that would mend it. */
async function get(path: Buffer): Promise<number> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(Buffer.concat([Buffer.from('GET /api/v1/'), path, Buffer.from(' HTTP/1.0\r\n\r\n')]));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return Number(answer.toString('latin1').split(' ')[1]);
}

test('half a letter in a text or a key of a body is refused, wherever it stands', async () => {
  for (const body of ['{"nama":"\\ud800"}', '{"nama":"a\\udc00b"}', '{"\\ud83d":1}'])
    expect(await send(body)).toBe(400);
  expect(await send(`{"nama":{"a":[[["\\ud800"]]]}}`)).toBe(400);
  expect(heard).toEqual([]);
  expect(await send('{"nama":"\\ud83d\\ude00"}'), 'a whole one is a letter').toBe(200);
});

test('bytes that are no UTF-8 are refused and not replaced: a letter of Windows, half a letter, a surrogate, an overlong slash', async () => {
  heard.length = 0;
  for (const bytes of [[0xe9], [0xf0, 0x9f, 0x98], [0xed, 0xa0, 0x80], [0xc0, 0xaf], [0xff, 0xfe]])
    expect(await send(nama(...bytes))).toBe(400);
  expect(heard).toEqual([]);
  expect(await send(nama(0xc3, 0xa9))).toBe(200);
  expect(heard).toMatchObject([{ body: { nama: 'é' } }]);
});

test('an address is held to the same, in its path and in its query, also as raw bytes', async () => {
  heard.length = 0;
  for (const path of [
    'nama/%ff',
    'nama/%ed%a0%80',
    'nama?nama=%e9',
    'nama?nama=50%',
    'nama?nama=%c0%af',
  ])
    expect([path, await get(Buffer.from(path))]).toEqual([path, 400]);
  for (const at of ['nama/', 'nama?nama='])
    expect(await get(Buffer.concat([Buffer.from(at), Buffer.from([0xe9])]))).toBe(400);
  expect(heard).toEqual([]);
  expect(await get(Buffer.from('nama/%c3%a9'))).toBe(200);
  expect(await get(Buffer.from('nama?nama=50%25+emas'))).toBe(200);
  expect(heard).toMatchObject([{ params: { nama: 'é' } }, { query: { nama: '50% emas' } }]);
});

test('a body 3,000 levels deep ends at the door; sixteen levels are a form', async () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  for (const levels of [17, 3000, 100_000]) expect(await send(deep(levels))).toBe(400);
  expect(await send(`{"nama":"Cincin"}`)).toBe(200);
});
