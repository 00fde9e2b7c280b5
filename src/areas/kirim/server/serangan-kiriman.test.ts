import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import {
  bukaKirimBarang,
  isiKiriman,
  kirimkan,
  kunci,
  pindai,
  terimakan,
  tulis,
} from '#tests/kit/uji/kirim-barang.ts';

/** How somebody would gain by a shipment, and what must still be possible (D-42). */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ toko: ['PST', 'KJ1', 'KJ2'] });
  await shop.dasar('KJ1');
  await shop.dasar('KJ2');
  await bukaKirimBarang(shop, ['KJ1', 'KJ2']);
});
afterAll(() => shop.close());

test('a code that the receiver has is his own of that name: a cheaper group is not chosen for it', async () => {
  const [a] = await tambahPotong(shop, ['P1']);
  const groupOf = async (toko: string) =>
    (
      await shop.rows<{ kode_group: string }>(
        'select kode_group from barang where kode_barcode = $1 and kode_toko = $2',
        [a, toko],
      )
    )[0]?.kode_group;
  const sent = await groupOf('KJ1');
  const lain = { jenis: 'GROUP', dari: sent, ke: sent === 'M' ? 'T' : 'M' };
  const no = await kirimkan(shop, [a!]);
  // Named twice, it is still nothing.
  const made = await terimakan(shop, no, [pindai(a!)], { padanan: [lain, lain] });
  expect(made.status, made.text).toBe(201);
  expect(await groupOf('KJ2')).toBe(sent);
  expect(await shop.rows('select 1 from kirim_padanan')).toEqual([]);
});

test('a piece too many is told also when all of the list was taken in, and is sent after it once', async () => {
  const [a, lebih] = await tambahPotong(shop, ['P1', 'P2']);
  const no = await kirimkan(shop, [a!]);
  expect((await terimakan(shop, no, [pindai(a!)])).status).toBe(201);
  const told = await tulis(shop, {
    di: 'KJ2',
    path: `kirim-barang/${no}/lebih`,
    body: { kode_barcode: lebih },
  });
  expect(told.body.data?.lebih, told.text).toEqual([lebih]);
  const susul = () =>
    shop
      .as('SPV')
      .raw('POST', 'kirim-barang', isiKiriman([lebih!], 'KJ2', { no_kirim_asal: no }), kunci());
  const first = await susul();
  expect(first.status, first.text).toBe(201);
  // It goes home, and is shipped as any other from then on.
  expect((await terimakan(shop, first.body.data.no_kirim, [pindai(lebih!)])).status).toBe(201);
  const home = await kirimkan(shop, [lebih!], 'KJ1', 'KJ2');
  expect((await terimakan(shop, home, [pindai(lebih!)], { di: 'KJ1' })).status).toBe(201);
  expect((await susul()).body.code).toBe('BUKAN_LEBIH');
});
