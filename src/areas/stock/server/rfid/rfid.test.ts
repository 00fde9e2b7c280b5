import { afterAll, beforeAll, expect, test } from 'vitest';
import { barangEndpoint } from '#areas/stock/contract/barang.api.ts';
import { ambilKeranjangEndpoint } from '#areas/stock/contract/keranjang.api.ts';
import {
  bacaTagEndpoint,
  lepasTagEndpoint,
  pasangTagEndpoint,
} from '#areas/stock/contract/rfid.api.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

const TAG = 'E28011700000020F1C3A5B7D';
const LAIN = 'E28011700000020F1C3A5B7E';
let shop: Shop;
let [P1, P2]: string[] = [];
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  [P1, P2] = await tambahPotong(shop, ['P1', 'P2']);
});
afterAll(() => shop.close());

const pasang = (kode_barcode: string, tag_id: string, ganti: 'YA' | null = null) =>
  shop.as('SPV').call(pasangTagEndpoint, { body: { kode_barcode, tag_id, ganti } });
const tagOf = async (kode_barcode: string) =>
  (await shop.as('KASIR').call(barangEndpoint, { params: { kode_barcode } })).tag_id;

test('tags are the business of shops that have readers', async () => {
  await expect(pasang(P1!, TAG)).rejects.toMatchObject({ status: 403, code: 'MODUL_TIDAK_AKTIF' });
  await shop.modulOn('RFID_MODULE');
});

test('a tag belongs to one piece: it is put on, replaced when that is meant, and taken off', async () => {
  expect(await pasang(P1!, TAG.toLowerCase())).toMatchObject({ tag_id: TAG, kode_barcode: P1 });
  await expect(pasang(P1!, TAG)).rejects.toMatchObject({ status: 409, code: 'TAG_SAMA' });
  await expect(pasang(P2!, TAG)).rejects.toMatchObject({ status: 409, code: 'TAG_KEMBAR' });
  await expect(pasang(P1!, LAIN)).rejects.toMatchObject({ status: 409, code: 'TAG_ADA' });
  await expect(pasang('XX999999', LAIN)).rejects.toMatchObject({ status: 404 });
  expect(await pasang(P1!, LAIN, 'YA')).toMatchObject({ tag_id: LAIN });
  await pasang(P2!, TAG);
  const lepas = { body: { kode_barcode: P2! } };
  await shop.as('SPV').call(lepasTagEndpoint, lepas);
  await expect(shop.as('SPV').call(lepasTagEndpoint, lepas)).rejects.toMatchObject({
    code: 'TANPA_TAG',
  });
  const audit = await shop.rows(
    "select tindakan from audit where tabel = 'barang' and tindakan like '%TAG' order by urut",
  );
  expect(audit.map((one) => one.tindakan)).toEqual([
    'PASANG_TAG',
    'GANTI_TAG',
    'PASANG_TAG',
    'LEPAS_TAG',
  ]);
});

test('a reader types tags wherever a barcode is scanned: to look up, to move, to sell', async () => {
  const baca = { body: { tag_id: [TAG, LAIN, LAIN.toLowerCase()] } };
  expect(
    (await shop.as('SPV').call(bacaTagEndpoint, baca)).map((one) => [one.tag_id, one.kode_barcode]),
  ).toEqual([
    [TAG, null],
    [LAIN, P1],
  ]);
  const found = await shop.as('KASIR').call(barangEndpoint, { params: { kode_barcode: LAIN } });
  expect(found.kode_barcode).toBe(P1);
  const held = await shop
    .as('KASIR')
    .call(ambilKeranjangEndpoint, { body: { kode_barcode: LAIN } });
  expect(held.kode_barcode).toBe(P1);
});

test('the sale of a piece frees its tag for another', async () => {
  const { status } = await shop.as('KASIR').raw(
    'POST',
    'penjualan',
    {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari' },
      barang: [{ kode_barcode: P1 }],
      pembayaran: [{ jenis: 'CASH', jumlah: 900_000_000 }],
    },
    { 'idempotency-key': 'rfid-jual' },
  );
  expect(status).toBe(201);
  expect(await tagOf(P1!)).toBeNull();
  await expect(pasang(P1!, TAG)).rejects.toMatchObject({ code: 'BARANG_TIDAK_READY' });
  expect(await pasang(P2!, LAIN)).toMatchObject({ kode_barcode: P2 });
});
