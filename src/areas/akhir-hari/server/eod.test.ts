import { afterAll, beforeAll, expect, test } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

const toko = async () =>
  (
    barisLaporan(
      (await shop.as('OWN').raw('GET', 'eod/report?tgl_system=2026-11-20')).body.data,
    ) as {
      kadar: number;
    }[]
  ).find(({ kadar }) => kadar === 75);

test('3.250 g of 75% are 2.438 g fine; counted as 70% at the day’s end they are 2.275 g', async () => {
  await tambahPotong(shop, ['P1']);
  expect(await toko()).toMatchObject({ kadar_eod: 75, akhir_berat: 3.25, murni_eod: 2.438 });
  const made = await shop.as('OWN').raw('POST', 'kadar-eod', { kode_kadar: '750', persen: 70 });
  expect(made.status).toBe(201);
  expect(await toko()).toMatchObject({ kadar_eod: 70, akhir_berat: 3.25, murni_eod: 2.275 });
  await shop.as('OWN').raw('DELETE', 'kadar-eod/750');
  expect(await toko()).toMatchObject({ kadar_eod: 75, murni_eod: 2.438 });
});
