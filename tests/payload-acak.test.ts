import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { scrambleBody, unscrambleBody, type Scramble } from '#kit/rules/wire/scramble.ts';
import { salesMaster } from '#areas/toko/contract/sales.master.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

const by: Scramble = {
  key: 'KILAUABC',
  plain: new Set(['kode_toko', 'status', 'key', 'keystore']),
};
let shop: Shop;
beforeAll(async () => {
  vi.stubEnv('KILAU_KUNCI_ACAK', by.key);
  shop = await openShop();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await shop.close();
});

const { path } = salesMaster.endpoints.create;
const simpan = (body: object, headers: Record<string, string>) =>
  shop.as('MU').raw('POST', path, body, headers);
const nama = async (kode: string) =>
  (await shop.rows<{ nama: string }>('select nama from sales where kode_sales = $1', [kode]))[0]
    ?.nama;

test('a shop that has it off reads nothing that was scrambled; on, Ibu Sari is stored as Ibu Sari', async () => {
  const sales = { kode_sales: 'S77', nama: 'Ibu Sari', hp: null, target: 0, id_fee: null };
  const acak = { 'x-kilau-acak': '1', 'idempotency-key': 'acak-0001' };
  const mati = await simpan(scrambleBody(sales, by) as object, acak);
  expect([mati.status, mati.body.code]).toEqual([400, 'ACAK_MATI']);
  expect(await nama('S77')).toBeUndefined();

  await shop.param('PAYLOAD_ACAK', true);
  const jadi = await simpan(scrambleBody(sales, by) as object, acak);
  expect([jadi.status, jadi.headers['x-kilau-acak']], jadi.text).toEqual([201, '1']);
  expect(unscrambleBody(jadi.body, by)?.body).toMatchObject({ data: { nama: 'Ibu Sari' } });
  expect(await nama('S77')).toBe('Ibu Sari');

  // The same save sent again in plain words is the same save.
  const lagi = await simpan(sales, { 'idempotency-key': 'acak-0001' });
  expect([lagi.status, lagi.headers['idempotent-replayed']]).toEqual([201, 'true']);
  expect(lagi.body).toMatchObject({ data: { nama: 'Ibu Sari' } });
});
