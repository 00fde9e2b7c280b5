import { afterAll, beforeAll, expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

const jawaban = async (kunci: string, who: 'KASIR' | 'SPV' = 'KASIR') =>
  (await shop.as(who).raw('GET', `jawaban/${kunci}`)).body.data;

test('a sale whose answer was lost is known by its key, with its number, to the cashier who sent it and to no other', async () => {
  const [kode_barcode] = await tambahPotong(shop, ['P1']);
  expect(await jawaban('jawaban-hilang-1')).toEqual({ tersimpan: false, nomor: null });
  const body = {
    kode_sales: 'S01',
    customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' },
    barang: [{ kode_barcode }],
    pembayaran: [{ jenis: 'CASH', jumlah: 20_000_000 }],
  };
  const key = { 'idempotency-key': 'jawaban-hilang-1' };
  const refused = await shop.as('KASIR').raw('POST', 'penjualan', { ...body, barang: [] }, key);
  expect(refused.status).toBe(422);
  expect(await jawaban('jawaban-hilang-1')).toEqual({ tersimpan: false, nomor: null });
  const sold = await shop.as('KASIR').raw('POST', 'penjualan', body, key);
  expect(sold.status, sold.text).toBe(201);
  const { no_faktur_jual } = sold.body.data;
  expect(await jawaban('jawaban-hilang-1')).toEqual({ tersimpan: true, nomor: no_faktur_jual });
  expect(await jawaban('jawaban-hilang-1', 'SPV')).toEqual({ tersimpan: false, nomor: null });
});

test('a row of a master answers its code', async () => {
  const made = await shop
    .as('OWN')
    .raw(
      'POST',
      'para-harga-beli/create',
      { kode_harga: 'JWB', harga_per_gram: 1_500_000 },
      { 'idempotency-key': 'jawaban-hilang-2' },
    );
  expect(made.status, made.text).toBe(201);
  const { body } = await shop.as('OWN').raw('GET', 'jawaban/jawaban-hilang-2');
  expect(body.data).toEqual({ tersimpan: true, nomor: 'JWB' });
});
