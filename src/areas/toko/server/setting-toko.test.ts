import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokoMaster } from '#areas/toko/contract/toko.master.ts';
import { ubahSettingTokoEndpoint } from '#areas/toko/contract/setting-toko.api.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const BODY = {
  nama_toko: 'Toko Emas Sinar',
  alamat_toko: 'Jl. Braga 9, Bandung',
  no_whatsapp: '+6281234567890',
};

test('a new name stands everywhere at once, is told to every screen and leaves the old one behind', async () => {
  shop.rings.length = 0;
  const saved = await shop.as('OWN').call(ubahSettingTokoEndpoint, { body: BODY });
  expect(saved).toEqual({ kode_toko: 'KJ1', ...BODY });
  expect(await shop.as('KASIR').call(tokoMaster.endpoints.list)).toMatchObject([BODY]);
  expect(shop.rings).toEqual([
    { kode_toko: 'KJ1', event: 'settings-changed', payload: [{ key: 'toko', value: BODY }] },
  ]);
  const [audit] = await shop.rows(
    'select tindakan, sebelum, sesudah from audit order by urut desc limit 1',
  );
  expect(audit).toMatchObject({
    tindakan: 'UBAH_TOKO',
    sebelum: { nama_toko: 'Toko Emas Kilau Jaya 1' },
    sesudah: BODY,
  });
});

test.each([
  ['no name', { nama_toko: ' ' }, 'nama_toko'],
  ['a phone of three figures', { no_whatsapp: '123' }, 'no_whatsapp'],
])('%s is refused at its field', async (_, wrong, path) => {
  const answer = await shop.as('OWN').raw('PUT', 'settingtoko', { ...BODY, ...wrong });
  expect(answer.status).toBe(422);
  expect(answer.body.errors[0].path).toBe(path);
});
