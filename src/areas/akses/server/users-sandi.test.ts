import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { changePasswordEndpoint, meEndpoint } from '#areas/akses/contract/sesi.api.ts';
import * as api from '#areas/akses/contract/users.api.ts';
import { PASSWORD } from '#tests/kit/shop.ts';
import { bukaUsers, shop, baru, login } from '#tests/kit/uji/users.ts';

bukaUsers();

test('a reset password ends the session, works once and opens nothing until it is changed', async () => {
  const params = { user_id: 'spv.kj1' };
  expect((await shop.as('SPV').call(meEndpoint)).user.level).toBe('SPV');
  await shop
    .as('OWN')
    .call(api.resetPasswordEndpoint, { params, body: { new_password: 'sementara-tiga-bulan' } });
  await expect(shop.as('SPV').call(meEndpoint)).rejects.toMatchObject({ status: 401 });
  await expect(login('spv.kj1', PASSWORD)).rejects.toMatchObject({ code: 'LOGIN_SALAH' });
  const { token, user } = await login('spv.kj1', 'sementara-tiga-bulan');
  expect(user.ganti_password).toBe(true);
  const post = async (path: string, payload: object) => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api/v1/${path}`,
      headers,
      payload,
    });
    return answer.statusCode;
  };
  expect(await post('sales', { kode_sales: 'X1', nama: 'X', hp: null, target: 0 })).toBe(403);
  const words = { password: 'sementara-tiga-bulan', new_password: 'milik-saya-sendiri' };
  expect(await post('users/change-password', words)).toBe(200);
  expect((await login('spv.kj1', 'milik-saya-sendiri')).user.ganti_password).toBe(false);
  expect(changePasswordEndpoint.path).toBe('users/change-password');
});

test('eight letters are enough beside a second factor, and say how strong they are', async () => {
  const ask = async (body: object) =>
    (await shop.as('OWN').raw('POST', 'users/kekuatan', body)).body.data;
  const orang = { user_id: 'baru.kj1', usere_name: 'Baru' };
  expect(await ask({ new_password: 'xk7#Qm2pL', ...orang, berfaktor: true })).toEqual({
    minimal: 8,
    kekuatan: 3,
  });
  expect(await ask({ new_password: 'xk7#Qm2pL', ...orang })).toMatchObject({ minimal: 15 });
  expect(await ask({ new_password: 'sayangku1', ...orang })).toMatchObject({ kekuatan: 1 });
  expect(await ask({ new_password: 'perahu layar tiga warna' })).toMatchObject({ kekuatan: 4 });
  const body = { ...baru, user_id: 'berfaktor.kj1', level: 'SPV', password: 'xk7#Qm2pL' };
  expect((await shop.as('OWN').raw('POST', 'users', body)).status).toBe(422);
});

test('the own password has its own screen', async () => {
  const call = shop.as('OWN').call(api.resetPasswordEndpoint, {
    params: { user_id: 'own.kj1' },
    body: { new_password: 'sementara-dua-bulan' },
  });
  await expect(call).rejects.toMatchObject({ status: 422, code: 'SANDI_SENDIRI' });
});
