import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setClock } from '#kit/server/clock.ts';
import { openShop, PASSWORD, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
let kode = '';
const PIECE = {
  nama_barang: 'Cincin Awal',
  kode_kategori: 'PHS',
  kode_dept: 'CC',
  kode_group: 'T',
  kode_kadar: '750',
  berat: 2.5,
  kode_gudang: 'TK',
  kode_baki: 'A-01',
};

beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const key = { 'idempotency-key': 'baca-dahulu-awal' };
  const { body } = await shop.as('OWN').raw('POST', 'barang/banyak', { barang: [PIECE] }, key);
  kode = body.data[0].kode_barcode;
  // The clock must run: with a stopped clock nothing is read ahead.
  setClock(undefined);
});
afterAll(() => shop.close());

const login = async (): Promise<string> =>
  (
    await shop.app.inject({
      method: 'POST',
      url: '/api/v1/users/login',
      payload: { user_id: 'ksr.kj1', password: PASSWORD },
      headers: { 'x-device': 'meja-depan-1' },
    })
  ).json().data.token;

async function look(token: string, barcode = kode) {
  const answer = await shop.app.inject({
    method: 'GET',
    url: `/api/v1/barang/${barcode}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.statusCode, ...answer.json() };
}

/** How often statements of one turn left by a connection that was lent for them. */
const lent = () => {
  const connect = vi.spyOn(pg.Pool.prototype, 'connect');
  return () => {
    const often = connect.mock.calls.filter((given) => (given as unknown[]).length === 0).length;
    connect.mockRestore();
    return often;
  };
};

test('a session that was served has its piece read with its session, as it is now', async () => {
  const token = await login();
  const first = await look(token);
  expect(first).toMatchObject({ status: 200, data: { kode_barcode: kode } });
  const together = lent();
  expect(await look(token)).toEqual(first);
  expect(together()).toBe(1);
  await shop.rows(`update barang set nama_barang = 'Cincin Kini' where kode_barcode = '${kode}'`);
  expect((await look(token)).data.nama_barang).toBe('Cincin Kini');
  expect(await look(token, 'KJ1ZZZZZ')).toMatchObject({ status: 404 });
  expect(await look(token, 'A%00B')).toMatchObject({ status: expect.toSatisfy((it) => it >= 400) });
  expect((await look(token)).status).toBe(200);
});

test('a session that ended, or waits for its password, is told nothing of what was read', async () => {
  const token = await login();
  expect((await look(token)).status).toBe(200);
  await shop.rows(`update sesi set terkunci = now() where berakhir is null`);
  expect(await look(token)).toMatchObject({ status: 403, code: 'LAYAR_TERKUNCI' });
  await shop.rows(
    `update sesi set berakhir = now(), alasan_akhir = 'LOGOUT' where berakhir is null`,
  );
  expect(await look(token)).toMatchObject({ status: 401, code: 'TOKEN_TIDAK_VALID' });
});
