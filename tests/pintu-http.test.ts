import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, PASSWORD, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => (shop = await openShop({ dasar: true })));
afterAll(() => shop.close());

const asked = (kode_toko: string) =>
  shop.as('OWN', 'PST').raw('GET', 'barang?limit=1', undefined, { 'x-toko': kode_toko });

test('a shop that there is not is another shop, and ends no session of head office', async () => {
  expect((await asked('KJ1')).status).toBe(200);
  for (const kode of ['ZZZ', 'kj1', 'KJ1,PST', '../x'])
    expect(await asked(kode)).toMatchObject({ status: 403, body: { code: 'TOKO_LAIN' } });
  expect((await asked('PST')).status).toBe(200);
});

test('a body that says of itself that it is text is of a kind that no call takes', async () => {
  const send = (type: string) =>
    shop.as('KASIR').raw('POST', 'keranjang', Buffer.from('{"kode_barcode":"KJ100001"}'), {
      'content-type': type,
    });
  expect(await send('text/plain')).toMatchObject({
    status: 415,
    body: { code: 'JENIS_TIDAK_DIDUKUNG' },
  });
  expect((await send('application/json')).status).toBe(404);
});

test('a code that an address takes for a folder is none: its row would be out of reach', async () => {
  const add = (kode_bank: string) =>
    shop.as('OWN').raw('POST', 'banks', { kode_bank, nama_bank: 'Bank titik' });
  for (const kode of ['.', '..'])
    expect(await add(kode)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'kode_bank', message: 'Kode Bank Tidak Valid' }] },
    });
  expect((await add('B.1')).status).toBe(201);
  // One that was made before is still shown.
  await shop.rows(`update bank set kode_bank = '..' where kode_bank = 'B.1'`);
  expect(await shop.as('OWN').raw('GET', 'banks')).toMatchObject({
    status: 200,
    body: { data: expect.arrayContaining([expect.objectContaining({ kode_bank: '..' })]) },
  });
});

test('the scheme of a token is a word in any letters, as HTTP has it', async () => {
  const body = { user_id: 'spv.kj1', password: PASSWORD };
  const login = await shop.as('KASIR').raw('POST', 'users/login', body, { authorization: '' });
  const me = (scheme: string) =>
    shop.as('KASIR').raw('GET', 'users/me', undefined, {
      authorization: `${scheme} ${login.body.data.token}`,
    });
  for (const scheme of ['Bearer', 'bearer', 'BEARER'])
    expect(await me(scheme)).toMatchObject({ body: { data: { user: { user_id: 'spv.kj1' } } } });
  expect((await me('Token')).status).toBe(401);
});
