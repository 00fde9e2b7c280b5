import { afterAll, beforeAll, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import {
  bagian,
  bukaLot,
  bukaSepuhan,
  isiSortir,
  isiTerima,
  liontin,
  terimaLiontin,
} from '#tests/kit/document/kerja-sepuhan.ts';
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

const pulang = (no_lot: string, berat = 1_200) =>
  shop
    .as('SPV')
    .call(sepuhanDocument.makes.sortir, { body: isiSortir(no_lot, bagian('KEMBALI', berat)) });

test('a bought piece comes back into no warehouse that holds no bought gold any more', async () => {
  const { no_sepuhan } = await terimaLiontin(shop);
  const active = (on: boolean) =>
    shop.rows(`update gudang set is_active = $1 where kode_toko = 'KJ1' and kode_gudang = 'BL'`, [
      on,
    ]);
  const berubah = { status: 409, code: 'BELI_BERUBAH' };
  await active(false);
  await expect(pulang(`${no_sepuhan}-01`)).rejects.toMatchObject(berubah);
  await expect(batal(no_sepuhan)).rejects.toMatchObject(berubah);
  await active(true);
  const { no_sepuhan: kembali } = await pulang(`${no_sepuhan}-01`);
  await batal(kembali);
  expect(await batal(no_sepuhan)).toMatchObject({ status: 'CANC' });
});

test('a lot corrected down and up again has its gold and not its cost: no piece of it goes back', async () => {
  const body = isiTerima([await liontin(shop, { berat: mg(1_190) })]);
  const { no_sepuhan } = await shop.as('SPV').call(sepuhanDocument.makes.terima, { body });
  const no_lot = `${no_sepuhan}-01`;
  const lot = async () =>
    (await shop.rows('select berat, murni, modal from lot where no_lot = $1', [no_lot]))[0];
  expect(await lot()).toEqual({ berat: 1_190, murni: 446, modal: 1_380_000 });
  await bukaLot(shop, { ...lama, no_lot, berat: mg(1_135) });
  await bukaLot(shop, { ...lama, no_lot, berat: mg(1_190) });
  expect(await lot()).toEqual({ berat: 1_190, murni: 446, modal: 1_379_999 });
  await expect(pulang(no_lot, 1_190)).rejects.toMatchObject({ code: 'LOT_TIDAK_UTUH' });
});
