import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '#tests/kit/done.ts';
import { PENJUAL } from '#tests/kit/pembelian.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { batu, cincinBerlian, pasangBatu, terimaBatu } from '#tests/kit/uji/berlian.ts';
import { bukaKirimBerlian, kirimBatu, terimaKirimBatu } from '#tests/kit/uji/buka/kirim-berlian.ts';
import { kirimkan, pindai, terimakan, tulis } from '#tests/kit/uji/kirim-barang.ts';
import { rp } from '#kit/rules/quantity.ts';

/** Stones that come home loose, by another way than they left (D-45.8). */
let shop: Shop;
beforeAll(async () => {
  shop = await bukaKirimBerlian();
});
afterAll(() => shop.close());

const diToko = (kode: string) =>
  shop.rows(
    `select kode_toko, status, pergi, kode_barcode from berlian where kode_berlian = $1 order by kode_toko`,
    [kode],
  );
const diRumah = { kode_toko: 'KJ1', status: 'LEPAS', pergi: false, kode_barcode: null };

/** A ring of KJ1 with a certified stone of 0.520 ct, 3.354 g together. */
async function bercincin(no_sertifikat: string) {
  const surat = { lembaga: 'GIA', no_sertifikat, harga_jual: rp(24_000_000) };
  const { kode } = await terimaBatu(shop, [batu(surat)]);
  const cincin = await cincinBerlian(shop);
  await pasangBatu(shop, cincin, kode, 3_354);
  return { cincin, batu: kode[0]! };
}

/** KJ2 takes the stone out of the ring that KJ1 sent. */
async function lepaskan(one: Awaited<ReturnType<typeof bercincin>>): Promise<void> {
  const datang = await terimakan(shop, await kirimkan(shop, [one.cincin]), [pindai(one.cincin)]);
  expect(datang.status, datang.text).toBe(201);
  const dilepas = await tulis(shop, {
    di: 'KJ2',
    path: 'berlian/lepas',
    body: { kode_barcode: one.cincin, kode_berlian: [one.batu], berat: 3.25 },
    by: 'OWN',
  });
  expect(dilepas.status, dilepas.text).toBe(201);
}

/** KJ2 sends a loose stone to KJ1, which weighs it and reads its certificate; as it answers with this approval. */
async function pulangkan(kode_berlian: string, no_sertifikat: string) {
  const { no_kirim } = await kirimBatu(shop, [{ kode_berlian }], 'KJ1', 'KJ2');
  const isi = [{ kode_berlian, carat: 0.52, no_sertifikat }];
  return (by?: 'OWN') => terimaKirimBatu(shop, no_kirim, isi, { di: 'KJ1', ...(by && { by }) });
}

test('a stone left in a ring, is taken out of it by KJ2 and comes home loose', async () => {
  const one = await bercincin('501');
  await lepaskan(one);
  const home = await (await pulangkan(one.batu, '501'))();
  expect(home.status, home.text).toBe(201);
  expect(await diToko(one.batu)).toMatchObject([diRumah, { kode_toko: 'KJ2', status: 'KIRIM' }]);
  // The ring without it comes home too, and does not bring it a second time.
  const ring = await terimakan(
    shop,
    await kirimkan(shop, [one.cincin], 'KJ1', 'KJ2'),
    [pindai(one.cincin)],
    { di: 'KJ1' },
  );
  expect(ring.status, ring.text).toBe(201);
  expect(await diToko(one.batu)).toMatchObject([diRumah, { kode_toko: 'KJ2', status: 'KIRIM' }]);
});

test('a stone that KJ1 sold in a ring, and KJ2 bought back with it, comes home loose', async () => {
  const one = await bercincin('502');
  const { body } = await shop.as('KASIR').raw('GET', `barang/${one.cincin}`);
  const { no_faktur_jual } = await done(shop, 'KASIR', 'penjualan', {
    kode_sales: 'S01',
    customer: { nama: 'Ibu Sari', no_hp: '0812 3456 7890' },
    barang: [{ kode_barcode: one.cincin }],
    pembayaran: [{ jenis: 'CASH', jumlah: body.data.harga_hari_ini }],
  });
  expect(await diToko(one.batu)).toMatchObject([{ status: 'TERJUAL', kode_barcode: one.cincin }]);
  await tulis(shop, {
    di: 'KJ2',
    path: 'cash/masuk',
    body: { kode_transaksi: 'MODAL_KAS', jumlah: 90_000_000, keterangan: 'Modal pagi' },
    who: 'OWN',
  });
  const asal = { asal_nota: 'CABANG_LAIN', no_faktur_jual, kode_barcode: one.cincin };
  const dibeli = await tulis(shop, {
    di: 'KJ2',
    path: 'pembelian',
    body: {
      kode_sales: 'S01',
      customer: PENJUAL,
      barang: [{ ...asal, berat: 3.354, berlian: [{ kode_berlian: one.batu }] }],
    },
    who: 'KASIR',
    by: 'OWN',
  });
  expect(dibeli.status, dibeli.text).toBe(201);
  const dilepas = await tulis(shop, {
    di: 'KJ2',
    path: `pembelian/${dibeli.body.data.no_faktur_beli}/lepas`,
    body: { urut: 1, berat: 3.25, kode_gudang: 'TK' },
    by: 'OWN',
  });
  expect(dilepas.status, dilepas.text).toBe(201);
  const home = await (await pulangkan(one.batu, '502'))();
  expect(home.status, home.text).toBe(201);
  expect(await diToko(one.batu)).toMatchObject([diRumah, { kode_toko: 'KJ2', status: 'KIRIM' }]);
});

test('a stone that KJ1 lost, and that comes home, is read by an owner who hears of the loss', async () => {
  const one = await bercincin('503');
  await lepaskan(one);
  await shop.rows(
    `update berlian set status = 'HILANG', pergi = false, no_pegang = 'OPKJ1261120009'
      where kode_toko = 'KJ1' and kode_berlian = $1`,
    [one.batu],
  );
  const terima = await pulangkan(one.batu, '503');
  const sendiri = await terima();
  expect([sendiri.status, sendiri.body.events]).toEqual([403, ['KIRIMAN_SELISIH']]);
  expect(sendiri.body.angka).toContainEqual(
    expect.objectContaining({ label: 'Hilang di opname', nilai: `${one.batu} OPKJ1261120009` }),
  );
  const own = await terima('OWN');
  expect(own.status, own.text).toBe(201);
  expect(await diToko(one.batu)).toMatchObject([diRumah, { kode_toko: 'KJ2', status: 'KIRIM' }]);
});
