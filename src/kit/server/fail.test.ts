import { afterAll, expect, test } from 'vitest';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { openHttp } from '#kit/server/http.ts';

let thrown: unknown;
const app = await openHttp({
  db: {} as never,
  routes: [
    {
      endpoint: defineEndpoint({ call: 'GET gagal', summary: 'Fails', right: 'public' }),
      writes: false,
      handle: async () => {
        throw thrown;
      },
    },
  ],
  authenticate: async () => ({}) as never,
  translate: () => (text) => text,
  ring: () => {},
});
afterAll(() => app.close());

async function ask(error: object) {
  thrown = Object.assign(new Error('inside'), error);
  const { statusCode, headers, json } = await app.inject({ url: '/api/v1/gagal' });
  return { status: statusCode, again: headers['retry-after'], code: json().code as string };
}

test.each([
  ['no connection left', { code: '53300', message: 'sorry, too many clients already' }],
  ['the role has no more', { code: '53300', message: 'too many connections for role "kilau"' }],
  ['out of memory', { code: '53200' }],
  ['starting', { code: '57P03', message: 'the database system is starting up' }],
  ['shutting down', { code: '57P01' }],
  ['crashed', { code: '57P02' }],
  ['a session cut for idling', { code: '25P03' }],
  ['a standby', { code: '25006' }],
  [
    'nobody is let in',
    { code: '55000', message: 'database "kilau" is not currently accepting connections' },
  ],
  ['a wrong password', { code: '28P01' }],
  ['a pooler that lost its server', { code: '08P01' }],
  ['nobody listens', { code: 'ECONNREFUSED' }],
  ['a full backlog', { code: 'EAGAIN', syscall: 'connect' }],
  ['no socket', { code: 'ENOENT', syscall: 'connect' }],
  ['no such host', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }],
  ['cut in the middle', { message: 'Connection terminated unexpectedly' }],
  ['the pool is closing', { message: 'Cannot use a pool after calling end on the pool' }],
])('a database that cannot now is 503 and never 500: %s', async (_, error) => {
  expect(await ask(error)).toEqual({ status: 503, again: '5', code: 'DATABASE_TIDAK_TERSEDIA' });
});

test.each(['53100', 'ENOSPC', '58030'])(
  'a full or broken disk says that it is the disk: %s',
  async (code) => {
    expect(await ask({ code })).toEqual({ status: 503, again: '5', code: 'PENYIMPANAN_PENUH' });
  },
);

test('what was tried four times and always came second may be sent again', async () => {
  expect(await ask({ code: '40P01' })).toEqual({ status: 503, again: '5', code: 'SERVER_SIBUK' });
});

test.each([
  [{ code: '23505' }, 'DATA_SUDAH_ADA'],
  [{ code: 'KL409', message: 'HARI_DITUTUP', detail: 'Hari Sudah Ditutup' }, 'HARI_DITUTUP'],
])('the second for the same row, and a rule of the database, are 409: %o', async (error, code) => {
  expect(await ask(error)).toEqual({ status: 409, again: undefined, code });
});

test.each([{ code: '42703' }, { code: 'ENOENT', syscall: 'open' }, { code: '23514' }, {}])(
  'our own fault stays ours: %o',
  async (error) => {
    expect(await ask(error)).toEqual({ status: 500, again: undefined, code: 'KESALAHAN_SERVER' });
  },
);
