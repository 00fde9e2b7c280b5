import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shop } from '#tests/kit/shop.ts';
import {
  batu,
  cincinBerlian,
  isiTerima,
  lepasBatu,
  pasangBatu,
  returBatu,
  terimaBatu,
} from '#tests/kit/uji/berlian.ts';
import { terimaBerlianDocument } from '#areas/berlian/contract/terima-berlian.document.ts';
import { bukaKirimBerlian } from '#tests/kit/uji/buka/kirim-berlian.ts';
import { kirimkan, pindai, terimakan, tulis } from '#tests/kit/uji/kirim-barang.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await bukaKirimBerlian();
});
afterAll(() => shop.close());

const stones = (kode: string) =>
  shop.rows(
    `select kode_toko, status, pergi from berlian where kode_berlian = $1 order by kode_toko`,
    [kode],
  );

test('a stone goes with its piece to another shop, certificate and all, and comes home with it', async () => {
  const gia = { lembaga: 'GIA', no_sertifikat: '77' };
  const { kode } = await terimaBatu(shop, [batu(gia)]);
  const barang = await cincinBerlian(shop);
  const typed = { berlian: [{ carat: 0.5, no_sertifikat: '77' }], berat_atribut: 0.1 };
  await pasangBatu(shop, barang, kode, 3_354);
  const pergi = await kirimkan(shop, [barang]);
  expect(await stones(kode[0]!)).toEqual([{ kode_toko: 'KJ1', status: 'TERPASANG', pergi: true }]);
  // On its way it is of no shop, and its certificate is of no other stone (decision 1042).
  await expect(
    shop.as('SPV').call(terimaBerlianDocument.makes.terima, isiTerima([batu(gia)])),
  ).rejects.toMatchObject({ code: 'SERTIFIKAT_DIPAKAI' });
  await expect(cincinBerlian(shop, typed)).rejects.toThrow(/SERTIFIKAT_DIPAKAI/);
  const tiba = await terimakan(shop, pergi, [pindai(barang)]);
  expect(tiba.status, tiba.text).toBe(201);
  expect(await stones(kode[0]!)).toEqual([
    { kode_toko: 'KJ1', status: 'TERPASANG', pergi: true },
    { kode_toko: 'KJ2', status: 'TERPASANG', pergi: false },
  ]);
  await expect(
    shop.as('SPV').call(terimaBerlianDocument.makes.terima, isiTerima([batu(gia)])),
  ).rejects.toMatchObject({ code: 'SERTIFIKAT_DIPAKAI' });
  const pulang = await kirimkan(shop, [barang], 'KJ1', 'KJ2');
  const kembali = await terimakan(shop, pulang, [pindai(barang)], { di: 'KJ1' });
  expect(kembali.status, kembali.text).toBe(201);
  expect(await stones(kode[0]!)).toEqual([
    { kode_toko: 'KJ1', status: 'TERPASANG', pergi: false },
    { kode_toko: 'KJ2', status: 'TERPASANG', pergi: true },
  ]);
  const lepas = await lepasBatu(shop, barang, kode, 3_250);
  expect(lepas.total_butir).toBe(1);
  await returBatu(shop, kode[0]!);
  // Where it was before it came home does not keep the certificate of a stone that is gone.
  await terimaBatu(shop, [batu(gia)]);
});

test('a stone that KJ2 took out of a ring of two is not sold with the ring that came home', async () => {
  const { kode } = await terimaBatu(shop, [batu(), batu()]);
  const [tinggal, dilepas] = kode as [string, string];
  const barang = await cincinBerlian(shop);
  await pasangBatu(shop, barang, kode, 3_458);
  const pergi = await terimakan(shop, await kirimkan(shop, [barang]), [pindai(barang)]);
  expect(pergi.status, pergi.text).toBe(201);
  const lepas = await tulis(shop, {
    di: 'KJ2',
    path: 'berlian/lepas',
    body: { kode_barcode: barang, kode_berlian: [dilepas], berat: 3.354 },
    by: 'OWN',
  });
  expect(lepas.status, lepas.text).toBe(201);
  const pulang = await kirimkan(shop, [barang], 'KJ1', 'KJ2');
  expect((await terimakan(shop, pulang, [pindai(barang)], { di: 'KJ1' })).status).toBe(201);
  const sale = await shop.as('OWN').raw(
    'POST',
    'penjualan',
    {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' },
      barang: [{ kode_barcode: barang }],
      pembayaran: [{ jenis: 'CASH', jumlah: 100_000_000 }],
    },
    { 'idempotency-key': 'jual-satu-batu' },
  );
  expect(sale.status, sale.text).toBe(201);
  expect(await stones(tinggal)).toMatchObject([{ kode_toko: 'KJ1', status: 'TERJUAL' }, {}]);
  expect(await stones(dilepas)).toEqual([
    { kode_toko: 'KJ1', status: 'TERPASANG', pergi: true },
    { kode_toko: 'KJ2', status: 'LEPAS', pergi: false },
  ]);
});
