import { afterAll, beforeAll, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { bukaLot, bukaSepuhan } from '#tests/kit/document/kerja-sepuhan.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** A step is undone while its gold lies as it was put, to the milligram of fine gold, where loose gold may lie (D-44.3). */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await bukaSepuhan(shop);
});
afterAll(() => shop.close());

const batal = (no: string) =>
  shop.approved('MU', sepuhanDocument.cancel, { params: { no }, body: { alasan: 'Salah catat' } });
const lama = { kode_gudang: null, kadar: null, modal: null };

test('a lot corrected down and up again has its weight and not its fine gold: what opened it stays', async () => {
  const isi = { kadar: persen(7500), berat: mg(10_000), modal: rp(17_600_000) };
  const { no_sepuhan } = await bukaLot(shop, isi);
  const no_lot = `${no_sepuhan}-01`;
  await bukaLot(shop, { ...lama, no_lot, berat: mg(9_990) });
  const naik = await bukaLot(shop, { ...lama, no_lot, berat: mg(10_000) });
  expect(naik.murni_hasil).toBe(7_499);
  await expect(batal(no_sepuhan)).rejects.toMatchObject({ code: 'LOT_TERPAKAI' });
});

test('gold comes back into no warehouse that takes none any more', async () => {
  const { no_sepuhan } = await bukaLot(shop);
  const no_lot = `${no_sepuhan}-01`;
  const turun = await bukaLot(shop, { ...lama, no_lot, berat: mg(49_900) });
  const active = (on: boolean) =>
    shop.rows(`update gudang set is_active = $1 where kode_toko = 'KJ1' and kode_gudang = 'RS'`, [
      on,
    ]);
  await active(false);
  await expect(batal(turun.no_sepuhan)).rejects.toMatchObject({
    status: 409,
    code: 'GUDANG_BERUBAH',
  });
  await active(true);
  expect(await batal(turun.no_sepuhan)).toMatchObject({ status: 'CANC' });
});
