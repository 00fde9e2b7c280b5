import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '#tests/kit/done.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { cash, titipan } from '#tests/kit/titipan.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

test('the counter may print the strip of a further deposit: it names the cashier, and no sales person', async () => {
  const body = titipan(await tambahPotong(shop, ['P4']), cash(470_000));
  const { no_titip } = await done(shop, 'KASIR', 'titip', body);
  await done(shop, 'KASIR', `titip/${no_titip}/bayar`, cash(200_000));
  const { setoran } = (await shop.as('KASIR').raw('GET', `titip/${no_titip}`)).body.data;
  const { no_bayar } = setoran[0];
  const printed = await done(shop, 'KASIR', `titip/${no_titip}/cetak`, { no_bayar });
  expect(printed).toMatchObject({
    no: no_bayar,
    cetak_ke: 1,
    petugas: { sales: '', kasir: 'KSR' },
  });
});
