import { afterAll, beforeAll, expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

test('pieces in the trays are listed, the one in a basket is not', async () => {
  const [p1, p2] = await tambahPotong(shop, ['P1', 'P2']);
  const list = async (query = '') =>
    (await shop.as('OWN').raw('GET', `barang/get/ready-update-kadar${query}`)).body;
  expect(await list()).toMatchObject({
    count: 2,
    data: [
      { kode_barcode: p1, kode_kadar: '750', kadar: 75, berat: 3.25, murni: 2.438 },
      { kode_barcode: p2 },
    ],
  });
  await shop.as('KASIR').raw('POST', 'keranjang', { kode_barcode: p1 });
  expect(await list()).toMatchObject({ count: 1, data: [{ kode_barcode: p2 }] });
  expect((await list(`?q=${String(p1).toLowerCase()}`)).count).toBe(0);
});

test('a piece that is found to be 420 today was not 420 in every report of yesterday (reports.md I §3)', async () => {
  const [p3] = await tambahPotong(shop, ['P3']);
  const kadar = async (per_tanggal: string): Promise<string[]> => {
    const path = `barang/report-umur-stock?per_tanggal=${per_tanggal}&group_by=RINCIAN&kadar=420`;
    const { body } = await shop.as('OWN').raw('GET', path);
    return (body.data as { kunci: string }[]).map(({ kunci }) => kunci.split(' ')[0]!);
  };
  await shop.hari('2026-11-21');
  await shop.param('TOKO_UPDATE_KADAR', ['KJ1']);
  const ubah = { barang: [p3], kode_kadar: '420', alasan: 'Uji ulang' };
  const { status, text } = await send(shop.as('OWN'), 'update-kadar', ubah);
  expect(status, text).toBe(201);
  expect(await kadar('2026-11-20')).not.toContain(p3);
  expect(await kadar('2026-11-21')).toContain(p3);
});
