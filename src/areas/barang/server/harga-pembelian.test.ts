import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import {
  listHargaPembelianEndpoint,
  ubahBanyakPembelianEndpoint,
} from '#areas/barang/contract/harga.api.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

const harga = (kode_kadar: string, harga_per_gram: number) => ({
  kode_group: null,
  kode_kadar,
  harga_per_gram: rp(harga_per_gram),
  berlaku_dari: null,
});
const PAGI = { body: { harga: [harga('750', 2_060_000), harga('420', 1_260_000)] } };
const path = 'parameter-harga-emas-pembelian/banyak';

test('without its module nobody sets buying prices here', async () => {
  const { status, body } = await shop
    .as('OWN')
    .raw('POST', path, { harga: [{ kode_kadar: '750', harga_per_gram: 2_060_000 }] });
  expect({ status, code: body.code }).toEqual({ status: 403, code: 'MODUL_TIDAK_AKTIF' });
});

test('the morning’s buying prices are one act: a manager asks, the history names who wrote them', async () => {
  await shop.modulOn('PARAMETER_HARGA_EMAS_PEMBELIAN');
  await expect(shop.as('MU').call(ubahBanyakPembelianEndpoint, PAGI)).rejects.toMatchObject({
    code: 'PERLU_OTORISASI',
  });
  const saved = await shop.approved('MU', ubahBanyakPembelianEndpoint, PAGI);
  expect(saved).toMatchObject([
    { jenis: 'BELI', kode_kadar: '750', harga_per_gram: 2_060_000, input_by: 'mu.kj1' },
    { jenis: 'BELI', kode_kadar: '420', harga_per_gram: 1_260_000 },
  ]);
  const riwayat = await shop.as('KASIR').call(listHargaPembelianEndpoint, {
    query: { kode_group: null, kode_kadar: '750', tgl: null, riwayat: true, skip: 0, limit: 1 },
  });
  expect(riwayat).toMatchObject([{ harga_per_gram: 2_060_000, input_by: 'mu.kj1' }]);
  const { body } = await shop.as('KASIR').raw('POST', 'pembelian/hitung', {
    barang: [
      {
        asal_nota: 'TANPA_NOTA',
        nama_barang: 'Cincin',
        kode_dept: 'CC',
        kode_group: 'T',
        kadar: 75,
        berat: 2,
      },
    ],
  });
  expect(body.data).toMatchObject([{ harga_hari: 2_060_000, harga: 4_120_000 }]);
});

test('one wrong price and none is written; a cashier writes none; a price is not also of selling', async () => {
  const own = shop.as('OWN');
  const salah = await own.raw('POST', path, {
    harga: [
      { kode_kadar: '750', harga_per_gram: 2_070_000 },
      { kode_kadar: 'XX', harga_per_gram: 1 },
    ],
  });
  expect([salah.status, salah.body.errors?.[0]?.path]).toEqual([422, 'harga.1.kode_kadar']);
  const satu = [{ kode_kadar: '750', harga_per_gram: 2_070_000 }];
  expect((await shop.as('KASIR').raw('POST', path, { harga: satu })).status).toBe(403);
  const jual = await own.raw('POST', path, { harga: [{ ...satu[0], jenis: 'JUAL' }] });
  expect(jual.status).toBe(400);
  const [row] = await shop.rows(
    `select count(*)::int as n from harga_emas where harga_per_gram = 2070000`,
  );
  expect(row!.n).toBe(0);
});
