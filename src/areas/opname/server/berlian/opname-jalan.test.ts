import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  mulaiOpnameBerlianEndpoint,
  pindaiOpnameBerlianEndpoint,
  selesaiOpnameBerlianEndpoint,
} from '#areas/opname/contract/opname-berlian.api.ts';
import { rp } from '#kit/rules/quantity.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { batu, lihatBatu, parcel, returBatu, terimaBatu } from '#tests/kit/uji/berlian.ts';
import { bukaKirimBerlian, kirimBatu } from '#tests/kit/uji/buka/kirim-berlian.ts';

/** Stones that leave while they are counted, or before (D-45.7, D-45.8). */
let shop: Shop;
beforeAll(async () => {
  shop = await bukaKirimBerlian();
});
afterAll(() => shop.close());

const mulai = async () =>
  (
    await shop
      .as('OWN')
      .call(mulaiOpnameBerlianEndpoint, { body: { kode_gudang: 'TK', kode_dept: null } })
  ).id;
const pindai = (id: number, kode: readonly string[], butir?: number) =>
  shop.as('KASIR').call(pindaiOpnameBerlianEndpoint, { body: { id, kode: [...kode], butir } });
const sought = { status: 409, code: 'SEDANG_DIOPNAME' };

test('GIA 123 of 40,000,000 lies at home while it is counted: it is neither shipped nor returned before its scan', async () => {
  const gia = { lembaga: 'GIA', no_sertifikat: '123', harga_modal: rp(40_000_000) };
  const { kode } = await terimaBatu(shop, [batu(gia), parcel()]);
  const [satu, banyak] = kode as [string, string];
  const id = await mulai();
  await expect(kirimBatu(shop, [{ kode_berlian: satu }])).rejects.toMatchObject(sought);
  await expect(returBatu(shop, satu)).rejects.toMatchObject(sought);
  // Nor is a part of a parcel that nobody counted yet.
  const bagian = { kode_berlian: banyak, carat: 400, butir: 40 };
  await expect(kirimBatu(shop, [bagian])).rejects.toMatchObject(sought);
  await expect(returBatu(shop, banyak, { carat: 400, butir: 40 })).rejects.toMatchObject(sought);
  expect(await lihatBatu(shop, satu)).toMatchObject({ status: 'LEPAS' });
  await pindai(id, [satu]);
  await pindai(id, [banyak], 100);
  const { no_kirim } = await kirimBatu(shop, [{ kode_berlian: satu }, bagian]);
  expect(no_kirim).toMatch(/^KB/);
  await shop.approved('MU', selesaiOpnameBerlianEndpoint, { body: { id } }, 'OWN');
});
