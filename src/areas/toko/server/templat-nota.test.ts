import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { templatBawaan } from '#areas/toko/rules/templat-nota.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const NOTA = { ...templatBawaan('PENJUALAN'), kertas: 'NOTA', salam: 'Matur nuwun' };
const semua = async () => (await shop.as('KASIR').raw('GET', 'setting-nota')).body;

test('a changed template is kept whole, read by the cashier, in the audit, and goes back to the product’s own', async () => {
  const put = await shop.as('OWN').raw('PUT', 'setting-nota/PENJUALAN', { templat: NOTA });
  expect(put).toMatchObject({ status: 200, body: { data: { bawaan: false, templat: NOTA } } });
  const [own, titipan] = (await semua()).data as { jenis: string; bawaan: boolean }[];
  expect(own).toMatchObject({ jenis: 'PENJUALAN', bawaan: false, templat: { kertas: 'NOTA' } });
  expect(titipan).toMatchObject({ jenis: 'TITIPAN', bawaan: true });
  const [audit] = await shop.rows(
    `select kunci, sesudah ->> 'salam' as salam from audit where tabel = 'templat_nota'`,
  );
  expect(audit).toEqual({ kunci: 'PENJUALAN', salam: 'Matur nuwun' });
  const back = await shop.as('OWN').raw('DELETE', 'setting-nota/PENJUALAN');
  expect(back.body.data).toMatchObject({ bawaan: true, templat: { salam: 'Terima kasih' } });
  expect(await shop.rows('select * from templat_nota')).toEqual([]);
});

test('parts that are not those of the paper are refused, and nothing is kept', async () => {
  const bagian = NOTA.bagian.slice(1);
  const { status, body } = await shop
    .as('OWN')
    .raw('PUT', 'setting-nota/PENJUALAN', { templat: { ...NOTA, bagian } });
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'BAGIAN_SALAH' });
  const slip = await shop.as('OWN').raw('PUT', 'setting-nota-slip/PENJUALAN', { templat: NOTA });
  expect(slip.status).toBe(422);
  expect(await shop.rows('select * from templat_nota')).toEqual([]);
});

test('a picture becomes a small grey one; what is no picture is refused', async () => {
  const big = await sharp({ create: { width: 900, height: 900, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const gambar = `data:image/png;base64,${big.toString('base64')}`;
  expect((await shop.as('OWN').raw('POST', 'setting-nota/logo', { gambar })).status).toBe(200);
  const { logo } = (await semua()) as { logo: string };
  expect(await sharp(Buffer.from(logo, 'base64')).metadata()).toMatchObject({
    format: 'png',
    width: 200,
    height: 200,
  });
  for (const none of ['bukan', 'data:image/png;base64,', '=']) {
    const crooked = await shop.as('OWN').raw('POST', 'setting-nota/logo', { gambar: none });
    expect(crooked).toMatchObject({ status: 422, body: { code: 'BUKAN_GAMBAR' } });
  }
  expect((await shop.as('OWN').raw('POST', 'setting-nota/logo/hapus')).status).toBe(200);
  expect((await semua()).logo).toBeNull();
});

test('the cashier changes nothing; while the owner-only flag is on the supervisor does not either', async () => {
  const slip = { templat: templatBawaan('KAS') };
  expect((await shop.as('KASIR').raw('PUT', 'setting-nota-slip/KAS', slip)).status).toBe(403);
  expect((await shop.as('SPV').raw('PUT', 'setting-nota-slip/KAS', slip)).status).toBe(200);
  await shop.as('OWN').raw('PUT', 'para-system/key/SETTING_NOTA_OWNER_SAJA', { value: true });
  expect((await shop.as('SPV').raw('PUT', 'setting-nota-slip/KAS', slip)).status).toBe(403);
  expect((await shop.as('OWN').raw('PUT', 'setting-nota-slip/KAS', slip)).status).toBe(200);
});
