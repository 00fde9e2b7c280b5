import { Readable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { int, text } from '#kit/contract/field.ts';
import { unscrambleBody, type Scramble } from '#kit/rules/wire/scramble.ts';
import { openHttp } from '#kit/server/http.ts';

afterEach(() => vi.unstubAllEnvs());

const by: Scramble = { key: 'KILAUABC', plain: new Set(['kode_toko', 'status']) };
const sapa = defineEndpoint({
  call: 'POST sapa',
  summary: 'Answers what it read',
  right: 'login',
  readOnly: true,
  body: { nama: text('Nama'), n: int('N') },
  answer: { nama: text('Nama'), n: int('N') },
});
const baris = defineEndpoint({
  call: 'GET baris',
  summary: 'A report, row by row',
  right: 'public',
  raw: true,
});

async function openWith(on: boolean) {
  const read: unknown[] = [];
  const app = await openHttp({
    db: { read: (act: (on: unknown) => unknown) => act({}) } as never,
    routes: [
      {
        endpoint: sapa,
        writes: false,
        handle: async (_, { body }) => {
          read.push(body);
          return body;
        },
      },
      {
        endpoint: baris,
        writes: false,
        handle: async () => ({
          body: Readable.from(['{"data":[', '{"nama":"Ibu Sari"}', ']}']),
          type: 'application/json; charset=utf-8',
        }),
      },
    ],
    authenticate: async () => ({ lihat_modal: true, akses: new Map() }) as never,
    scrambles: () => on,
    translate: () => (said) => said,
    ring: () => {},
  });
  const kirim = (payload: object, headers: Record<string, string> = { 'x-kilau-acak': '1' }) =>
    app.inject({ method: 'POST', url: '/api/v1/sapa', payload, headers });
  return { app, read, kirim };
}

const IBU = '94abc161a8a2b4ac';

test('Ibu Sari comes as 94abc161a8a2b4ac, is read as Ibu Sari and answered as she came', async () => {
  vi.stubEnv('KILAU_KUNCI_ACAK', 'KILAUABC');
  const { app, read, kirim } = await openWith(true);
  const said = await kirim({ nama: IBU, n: 7 });
  expect(read).toEqual([{ nama: 'Ibu Sari', n: 7 }]);
  expect(said.headers['x-kilau-acak']).toBe('1');
  expect(said.json()).toEqual({ data: { nama: IBU, n: 7 } });
  // Who does not ask is answered in plain words.
  const plain = await kirim({ nama: 'Ibu Sari', n: 7 }, {});
  expect([plain.json(), plain.headers['x-kilau-acak']]).toEqual([
    { data: { nama: 'Ibu Sari', n: 7 } },
    undefined,
  ]);
  await app.close();
});

test('a report that is answered row by row is scrambled too, and squeezed after it', async () => {
  vi.stubEnv('KILAU_KUNCI_ACAK', 'KILAUABC');
  const { app } = await openWith(true);
  const headers = { 'x-kilau-acak': '1' };
  const said = await app.inject({ url: '/api/v1/baris', headers });
  expect(said.json()).toEqual({ data: [{ nama: IBU }] });
  expect((await app.inject({ url: '/api/v1/baris' })).json()).toEqual({
    data: [{ nama: 'Ibu Sari' }],
  });
  await app.close();
});

test('no hexadecimal is 400, a refusal is scrambled as well, and nothing is read of either', async () => {
  vi.stubEnv('KILAU_KUNCI_ACAK', 'KILAUABC');
  const { app, read, kirim } = await openWith(true);
  const wrong = await kirim({ nama: 'Ibu Sari', n: 7 });
  expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'DATA_SALAH_BENTUK']);
  const kosong = await kirim({ nama: '', n: 7 });
  expect(kosong.statusCode).toBe(422);
  const { body } = unscrambleBody(kosong.json(), by)!;
  expect(body).toMatchObject({ status: 422, message: 'Nama Tidak Boleh Kosong' });
  expect(read).toEqual([]);
  await app.close();
});

test('without a key it is 503, in a shop that has it off 400, in plain words and before anything is done', async () => {
  const none = await openWith(true);
  const said = await none.kirim({ nama: IBU, n: 7 });
  expect([said.statusCode, said.json().code]).toEqual([503, 'KUNCI_ACAK_KOSONG']);
  await none.app.close();
  vi.stubEnv('KILAU_KUNCI_ACAK', 'KILAUABC');
  const off = await openWith(false);
  const refused = await off.kirim({ nama: IBU, n: 7 });
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'ACAK_MATI']);
  expect([...none.read, ...off.read]).toEqual([]);
  await off.app.close();
  vi.stubEnv('KILAU_KUNCI_ACAK', 'pendek');
  await expect(openWith(true)).rejects.toThrow('KILAU_KUNCI_ACAK');
});
