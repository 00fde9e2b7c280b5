import { afterAll, beforeAll, expect, test } from 'vitest';
import { nowMs, toIso } from '#kit/server/clock.ts';
import { codeAt, stepOf } from '#areas/akses/server/totp.ts';
import { hashSandi } from '#areas/akses/server/sandi.ts';
import { openShop, PASSWORD, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
let rahasia = '';
let token = '';
beforeAll(async () => {
  shop = await openShop();
  const spv = shop.as('SPV');
  const started = await spv.raw('POST', 'dua-faktor/mulai', { password: PASSWORD });
  ({ rahasia } = started.body.data);
  const body = { password: PASSWORD, rahasia, kode: code() };
  const on = await spv.raw('POST', 'dua-faktor/aktifkan', body);
  expect(on.status, on.text).toBe(200);
  // From here on he sits at a desk of his own.
  await shop.rows(
    "update sesi set berakhir = terakhir, alasan_akhir = 'DIAKHIRI' where user_id = 'spv.kj1'",
  );
});
afterAll(() => shop.close());

const PENDEK = 'xk7#Qm2p';
const BARU = 'perahu layar tiga warna';
const code = (): string => codeAt(rahasia, stepOf(nowMs()));
const nextCode = (): string => {
  shop.jam(toIso(nowMs() + 31_000));
  return code();
};
const send = async (method: 'GET' | 'POST', path: string, payload?: object) => {
  const answer = await shop.app.inject({
    method,
    url: `/api/v1/${path}`,
    ...(payload && { payload }),
    headers: { authorization: `Bearer ${token}`, 'x-device': 'meja-depan-1' },
  });
  return { status: answer.statusCode, code: answer.json().code, data: answer.json().data };
};
const login = async (password: string, kode?: string) => {
  const came = await send('POST', 'users/login', { user_id: 'spv.kj1', password, kode });
  token = came.data?.token ?? token;
  return came;
};
const matikan = async (password: string) => {
  const { status, code: said } = await send('POST', 'dua-faktor/matikan', {
    password,
    kode: nextCode(),
  });
  return [status, said];
};
const ganti = (password: string, new_password: string) =>
  send('POST', 'users/change-password', { password, new_password });

test('eight signs are enough beside a factor, and too few to switch it off', async () => {
  expect((await login(PASSWORD, nextCode())).status).toBe(200);
  expect((await ganti(PASSWORD, PENDEK)).status).toBe(200);
  expect((await login(PENDEK, nextCode())).status).toBe(200);
  expect(await matikan(PENDEK)).toEqual([422, 'SANDI_TERLALU_PENDEK']);
});

test('long enough and easily guessed does not stand alone either', async () => {
  for (const mudah of ['bismillah bismillah', 'rahasia spv.kj1 rahasia']) {
    await shop.rows("update users set sandi = $1 where user_id = 'spv.kj1'", [
      await hashSandi(mudah),
    ]);
    expect(await matikan(mudah)).toEqual([422, 'SANDI_TERLALU_MUDAH']);
  }
  expect((await send('GET', 'dua-faktor')).data).toMatchObject({ aktif: true });
});

test('taken away by the owner: the old password opens once, and a new one is chosen behind it', async () => {
  await shop.rows("update users set sandi = $1 where user_id = 'spv.kj1'", [
    await hashSandi(PENDEK),
  ]);
  expect((await shop.as('OWN').raw('DELETE', 'dua-faktor/spv.kj1')).status).toBe(200);
  const came = await login(PENDEK);
  expect([came.status, came.data?.user.ganti_password]).toEqual([200, true]);
  expect(await send('GET', 'dua-faktor')).toMatchObject({ status: 403, code: 'GANTI_PASSWORD' });
  expect(await ganti(PENDEK, `${PENDEK}L`)).toMatchObject({ status: 422 });
  expect((await ganti(PENDEK, BARU)).status).toBe(200);
  const again = await login(BARU);
  expect([again.status, again.data?.user.ganti_password]).toEqual([200, false]);
});
