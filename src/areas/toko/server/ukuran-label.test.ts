import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Sixty-five of 38.1 x 21.2 mm on a sheet. */
const ENAM_PULUH_LIMA = {
  lebar: 38.1,
  tinggi: 21.2,
  jarak: 3,
  kolom: 5,
  baris: 13,
  atas: 10.7,
  kiri: 4.65,
  sela_kolom: 2.5,
  sela_baris: 0,
};
const baca = async () => (await shop.as('KASIR').raw('GET', 'ukuran-label')).body.data;

test('labels are 38 x 14 mm until the shop says 38.1 x 21.2; every cashier reads it, the audit has both', async () => {
  expect(await baca()).toMatchObject({ lebar: 38, tinggi: 14, jarak: 2, kolom: 5, baris: 20 });
  const put = await shop.as('OWN').raw('PUT', 'ukuran-label', ENAM_PULUH_LIMA);
  expect(put).toMatchObject({ status: 200, body: { data: ENAM_PULUH_LIMA } });
  expect(await baca()).toEqual(ENAM_PULUH_LIMA);
  const [audit] = await shop.rows(
    `select sebelum ->> 'tinggi' as dulu, sesudah ->> 'tinggi' as kini from audit where tabel = 'ukuran_label'`,
  );
  expect(audit).toEqual({ dulu: '14000', kini: '21200' });
});

test('more labels than a sheet has room for, a label too small for its bars, and a cashier are refused', async () => {
  const own = shop.as('OWN');
  const lebar = await own.raw('PUT', 'ukuran-label', { ...ENAM_PULUH_LIMA, kolom: 6 });
  expect(lebar).toMatchObject({ status: 422, body: { code: 'LEMBAR_LEBAR' } });
  const kecil = await own.raw('PUT', 'ukuran-label', { ...ENAM_PULUH_LIMA, lebar: 20 });
  expect(kecil.status).toBe(422);
  const kasir = await shop.as('KASIR').raw('PUT', 'ukuran-label', ENAM_PULUH_LIMA);
  expect(kasir.status).toBe(403);
  expect(await baca()).toEqual(ENAM_PULUH_LIMA);
});
