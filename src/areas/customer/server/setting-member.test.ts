import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { SETTING_MEMBER_BAWAAN } from '#areas/customer/rules/kartu-member.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.modulOn('MEMBER_MODULE');
});
afterAll(() => shop.close());

const kartu = { judul: 'SAHABAT KENCANA', warna: 'EMAS', isi: ['TOKO', 'HP'] };
const baru = { ucapan: 'Sugeng ambal warsa, {nama}', kartu };

test('a shop that changed nothing has the product’s greeting and card; a change is kept and in the audit', async () => {
  const lihat = async () => (await shop.as('KASIR').raw('GET', 'setting-member')).body.data;
  expect(await lihat()).toEqual(SETTING_MEMBER_BAWAAN);
  expect((await shop.as('OWN').raw('PUT', 'setting-member', baru)).status).toBe(200);
  expect(await lihat()).toEqual(baru);
  const [audit] = await shop.rows(
    `select sebelum ->> 'ucapan' as lama, sesudah -> 'kartu' ->> 'warna' as warna from audit
      where tabel = 'setting_member'`,
  );
  expect(audit).toEqual({ lama: SETTING_MEMBER_BAWAAN.ucapan, warna: 'EMAS' });
});

test('a card without a title or with a part that there is not is refused; the cashier changes nothing', async () => {
  const put = (body: object, who: 'OWN' | 'KASIR' = 'OWN') =>
    shop.as(who).raw('PUT', 'setting-member', body);
  expect((await put({ ...baru, kartu: { ...kartu, judul: '' } })).status).toBe(422);
  expect((await put({ ...baru, kartu: { ...kartu, isi: ['KTP'] } })).status).toBe(422);
  expect((await put(baru, 'KASIR')).status).toBe(403);
  await shop.modulOff('MEMBER_MODULE');
  expect((await put(baru)).body.code).toBe('MODUL_TIDAK_AKTIF');
});
