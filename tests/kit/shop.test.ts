import { afterAll, beforeAll, expect, test } from 'vitest';
import { persen, rp } from '#kit/rules/quantity.ts';
import {
  changePasswordEndpoint,
  loginEndpoint,
  meEndpoint,
} from '#areas/akses/contract/sesi.api.ts';
import { periksaSekali } from '#areas/buku/server/periksa.ts';
import { ubahHargaEmasEndpoint } from '#areas/barang/contract/harga.api.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { examine } from '#tests/kit/exam/exam.ts';
import { openShop, PASSWORD, Refused, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

test('the owner has eight kadar and their prices from the start', async () => {
  const kadar = await shop.as('OWN').call(kadarMaster.endpoints.list);
  expect(kadar.map((row) => row.kode_kadar)).toEqual([
    '375',
    '420',
    '700',
    '750',
    '875',
    '916',
    '999',
    'LM',
  ]);
  expect(kadar.find((row) => row.kode_kadar === '750')!.persen).toBe(persen(7500));
  expect(await shop.rows(`select count(*) as n from harga_emas where jenis = 'JUAL'`)).toEqual([
    { n: 8 },
  ]);
});

test('a refusal is thrown with its status, code and fields', async () => {
  const call = shop.as('OWN').call(kadarMaster.endpoints.create, {
    body: { kode_kadar: '800', label: '', persen: persen(8000) },
  });
  await expect(call).rejects.toMatchObject({
    status: 422,
    errors: [{ path: 'label', message: 'Label Nota Tidak Boleh Kosong' }],
  });
  await expect(call).rejects.toBeInstanceOf(Refused);
});

test('a manager changes the price with the approval of the owner', async () => {
  const body = { kode_kadar: '750', harga_per_gram: rp(2_200_000) };
  await expect(shop.as('MU').call(ubahHargaEmasEndpoint, { body })).rejects.toMatchObject({
    code: 'PERLU_OTORISASI',
  });
  const row = await shop.approved('MU', ubahHargaEmasEndpoint, { body });
  expect(row).toMatchObject({ kode_kadar: '750', harga_per_gram: 2_200_000, input_by: 'mu.kj1' });
});

test('every invariant is looked at where it is planned already, and one shop after the other', async () => {
  const found = await examine(shop.rows);
  expect(found).toEqual(await periksaSekali(shop.db));
  expect(found!.filter((one) => one.jumlah > 0)).toEqual([]);
  // What lies in one shop is out again before the next is looked at.
  expect(await examine(async () => [])).toEqual(found);
});

test('the next business day is open in the morning, for everyone anew', async () => {
  await shop.hari('2026-11-23');
  const { user } = await shop.as('KASIR').call(meEndpoint);
  expect(user).toMatchObject({ user_id: 'ksr.kj1', level: 'KASIR', tgl_system: '2026-11-23' });
});

test('parameters and modules act at once; people log in with their password', async () => {
  await shop.param('PEMBULATAN', rp(1000));
  await shop.modulOn('NOTA_WA_MODULE');
  const me = await shop.as('KASIR2').call(meEndpoint);
  expect(me.parameter.PEMBULATAN).toBe(1000);
  expect(me.modules).toEqual(expect.arrayContaining(['NOTA_WA_MODULE', 'WHATSAPP_MODULE']));
  const login = await shop
    .as('KASIR')
    .call(loginEndpoint, { body: { user_id: 'spv.kj1', password: PASSWORD } });
  expect(login.user.level).toBe('SPV');
  await expect(
    shop.as('KASIR').call(changePasswordEndpoint, {
      body: { password: 'salah', new_password: 'rahasia-baru-9' },
    }),
  ).rejects.toMatchObject({ status: 422, code: 'SANDI_LAMA_SALAH' });
});

test('head office works on the branch', async () => {
  const kadar = await shop.as('OWN', 'PST').call(kadarMaster.endpoints.list, { toko: 'KJ1' });
  expect(kadar).toHaveLength(8);
});
