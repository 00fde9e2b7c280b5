import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '#tests/kit/done.ts';
import { isiKas } from '#tests/kit/kas-uji.ts';
import { izin } from '#tests/kit/orang/setuju.ts';
import { belikan } from '#tests/kit/pembelian.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { kunci, send } from '#tests/kit/titipan.ts';

/** A bought bangle of 10 g of 75 %, which costs 21,700,000 as gold, gets a label that says another price. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await done(shop, 'OWN', 'cash/masuk', isiKas(300_000_000, 'MODAL_KAS'));
});
afterAll(() => shop.close());

const dibeli = async (): Promise<string> => {
  const emas = { nama_barang: 'Gelang', kode_dept: 'CC', kode_group: 'T', kadar: 75, berat: 10 };
  const { no_faktur_beli } = await belikan(shop, [{ asal_nota: 'TANPA_NOTA', ...emas }]);
  return `pembelian/${no_faktur_beli}/retag`;
};
const label = (more: object) => ({
  urut: 1,
  kode_kategori: 'PHS',
  berat: 10,
  kode_gudang: 'TK',
  kode_baki: 'A-01',
  ...more,
});
const said = async (path: string, more: object) => {
  const { status, body } = await send(shop.as('SPV'), path, label(more));
  return [status, body.event];
};
const angka = async (keystore: string) => {
  const [row] = await shop.rows('select angka from otorisasi where keystore = $1', [keystore]);
  const lines = row!.angka as { label: string; nilai: string }[];
  return Object.fromEntries(lines.map((one) => [one.label, one.nilai]));
};

test('a fixed price of 500,000 is the owner’s to agree to, who reads what its gold costs', async () => {
  const path = await dibeli();
  const body = label({ harga_jual: 500_000 });
  expect(await said(path, { harga_jual: 500_000 })).toEqual([403, 'UBAH_HARGA_EMAS']);
  await expect(izin(shop.as('SPV'), shop.as('MU'), { path, body })).rejects.toThrow();
  const keystore = await izin(shop.as('SPV'), shop.as('OWN'), { path, body });
  expect(await angka(keystore)).toMatchObject({
    'Emas Gelang': 'Rp 21,700,000',
    'Harga tetap Gelang': 'Rp 500,000',
  });
  const made = await shop
    .as('SPV')
    .raw('POST', path, body, { ...kunci(), 'x-otorisasi': keystore });
  expect(made.status, made.text).toBe(201);
});

test('one of what its gold costs is not, nor a label without one', async () => {
  expect(await said(await dibeli(), { harga_jual: 21_699_999 })).toEqual([403, 'UBAH_HARGA_EMAS']);
  expect(await said(await dibeli(), { harga_jual: 21_700_000 })).toEqual([201, undefined]);
  expect(await said(await dibeli(), {})).toEqual([201, undefined]);
});

test('another group at 500,000 a gram makes no price of 6,000,000 out of gold of 21,700,000', async () => {
  const group = { kode_group: 'MURAH', nama: 'Murah' };
  await done(shop, 'OWN', 'group', group);
  const harga = { jenis: 'JUAL', kode_group: 'MURAH', harga_per_gram: 500_000 };
  await done(shop, 'OWN', 'parameter-harga-emas', harga);
  const path = await dibeli();
  const murah = { kode_group: 'MURAH', harga_jual: 6_000_000 };
  expect(await said(path, murah)).toEqual([403, 'UBAH_HARGA_EMAS']);
  const body = label(murah);
  const keystore = await izin(shop.as('SPV'), shop.as('OWN'), { path, body });
  expect(await angka(keystore)).toMatchObject({ 'Emas Gelang': 'Rp 21,700,000' });
});
