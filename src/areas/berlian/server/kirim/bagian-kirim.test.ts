import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shop } from '#tests/kit/shop.ts';
import { lihatBatu, parcel, terimaBatu } from '#tests/kit/uji/berlian.ts';
import { bukaKirimBerlian, kirimBatu, terimaKirimBatu } from '#tests/kit/uji/buka/kirim-berlian.ts';
import { batalkan, statusKiriman } from '#tests/kit/uji/kirim-barang.ts';
import { mg, rp } from '#kit/rules/quantity.ts';

/** A part of a parcel in one shipment, and what is left of the parcel in another (D-45.8, decision 1103). */
let shop: Shop;
beforeAll(async () => {
  shop = await bukaKirimBerlian();
  await shop.rows(`
    insert into parameter_berlian (kode_toko, id, carat_dari, carat_sampai, harga_per_carat)
    values ('KJ1', 1, 300, 499, 20000000), ('KJ1', 2, 500, 999, 30000000), ('KJ2', 1, 300, 499, 20000000),
           ('KJ2', 2, 500, 999, 30000000)`);
});
afterAll(() => shop.close());

/** 20 stones of 10.000 ct, of which ten leave as 3.760 ct by one shipment, and the rest by another. */
async function duaKiriman() {
  const isi = parcel({ carat: mg(10_000), butir: 20, harga_modal: rp(100_000_000) });
  const banyak = (await terimaBatu(shop, [isi])).kode[0]!;
  const satu = await kirimBatu(shop, [{ kode_berlian: banyak, carat: 3760, butir: 10 }]);
  const dua = await kirimBatu(shop, [{ kode_berlian: banyak }]);
  return { banyak, bagian: satu.barang[0]!.kode_barcode, satu: satu.no_kirim, dua: dua.no_kirim };
}

test('a part does not come back while its parcel is on its way: it would be a stone of its own', async () => {
  const { banyak, bagian, satu, dua } = await duaKiriman();
  await expect(batalkan(shop, satu)).rejects.toMatchObject({
    status: 409,
    code: 'PARCEL_DI_JALAN',
  });
  expect(await lihatBatu(shop, bagian)).toMatchObject({ status: 'KIRIM', carat: 3760, butir: 10 });
  expect(await statusKiriman(shop, satu)).toBe('OPEN');
  for (const no of [dua, satu]) {
    const batal = await batalkan(shop, no);
    expect(batal.status, batal.text).toBe(200);
  }
  expect(await lihatBatu(shop, banyak)).toMatchObject({
    status: 'LEPAS',
    carat: 10_000,
    butir: 20,
    harga_modal: 100_000_000,
  });
});

/** What the counter of a shop reads of a loose stone. */
const dibaca = async (kode: string, di: 'KJ1' | 'KJ2') =>
  (await shop.as('KASIR', di).raw('GET', `berlian/${kode}`)).body.data;
/** Sold whole in KJ1 by a cashier, at the price of the table. */
async function jualDi(kode_berlian: string, key: string) {
  const isi = {
    kode_sales: 'S01',
    customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' },
    barang: [{ kode_berlian }],
    pembayaran: [{ jenis: 'CASH', jumlah: 75_200_000 }],
  };
  const kunci = { 'idempotency-key': key };
  const { status, body } = await shop.as('KASIR').raw('POST', 'penjualan', isi, kunci);
  return [status, body.events];
}
const harga = { harga: 75_200_000, harga_patokan: 150_000_000 };

test('once the parcel is the other shop’s, the part comes back as a stone of its own, and is no cheaper', async () => {
  const { banyak, bagian, satu, dua } = await duaKiriman();
  const datang = await terimaKirimBatu(shop, dua, [
    { kode_berlian: banyak, carat: 6.24, butir: 10 },
  ]);
  expect(datang.status, datang.text).toBe(201);
  const batal = await batalkan(shop, satu);
  expect(batal.status, batal.text).toBe(200);
  expect(await lihatBatu(shop, bagian)).toMatchObject({ status: 'LEPAS', carat: 3760, butir: 10 });
  expect(await dibaca(bagian, 'KJ1')).toMatchObject(harga);
  expect(await jualDi(bagian, 'bagian-kirim-jual')).toEqual([403, ['HARGA_DI_BAWAH']]);
});

test('a receiver who types the carat of the list does not sell the part at it', async () => {
  const { bagian, satu } = await duaKiriman();
  const datang = await terimaKirimBatu(shop, satu, [
    { kode_berlian: bagian, carat: 3.76, butir: 10 },
  ]);
  expect(datang.status, datang.text).toBe(201);
  expect(await dibaca(bagian, 'KJ2')).toMatchObject(harga);
});

test('who gains: a part that leaves as too heavy makes its rest no cheaper', async () => {
  const isi = parcel({ carat: mg(10_000), butir: 20, harga_modal: rp(100_000_000) });
  const banyak = (await terimaBatu(shop, [isi])).kode[0]!;
  const { no_kirim } = await kirimBatu(shop, [{ kode_berlian: banyak, carat: 6240, butir: 10 }]);
  expect(await dibaca(banyak, 'KJ1')).toMatchObject(harga);
  expect(await jualDi(banyak, 'sisa-kirim-jual')).toEqual([403, ['HARGA_DI_BAWAH']]);
  const batal = await batalkan(shop, no_kirim);
  expect(batal.status, batal.text).toBe(200);
  const utuh = { harga: 300_000_000, harga_patokan: 300_000_000 };
  expect(await dibaca(banyak, 'KJ1')).toMatchObject(utuh);
});
