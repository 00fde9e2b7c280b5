import { expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop } from '#tests/kit/shop.ts';
import { cash, kunci, send, titipan } from '#tests/kit/titipan.ts';

test('a diamond sold for less than it cost: the owner reads the loss, the cashier who asks does not', async () => {
  const shop = await openShop({ dasar: true });
  await shop.modulOn('BERLIAN_MODULE');
  const [ksr, own] = [shop.as('KASIR'), shop.as('OWN')];
  const [p4] = (await tambahPotong(shop, ['P4'])) as [string];
  await shop.rows(`update jenis set berlian = true where kode_dept = 'LT'`);
  // 1,470,000 of the list less 250,000: below the 1,250,000 that it cost.
  const body = {
    ...titipan([p4]),
    barang: [{ kode_barcode: p4, diskon: 250_000 }],
    ...cash(1_220_000),
  };
  const write = { method: 'POST', path: '/api/v1/penjualan', body };
  const ditolak = await send(ksr, 'penjualan', body);
  expect(ditolak.body.events).toEqual(['HARGA_DI_BAWAH', 'BERLIAN_DI_BAWAH_MODAL']);
  expect(ditolak.text).not.toMatch(/1,250,000|Rugi/);
  const asked = await ksr.raw('POST', 'otorisasi', write);
  expect(asked.body.data).toMatchObject({ tertutup: true, level: ['OWN'] });
  expect(asked.text).not.toMatch(/1,250,000|Rugi/);
  const { keystore } = asked.body.data as { keystore: string };
  const modal = [
    { label: 'Barang', nilai: `${p4} Liontin Hati` },
    { label: 'Sertifikat', nilai: '-' },
    { label: 'Harga diminta', nilai: 'Rp 1,220,000' },
    { label: 'Harga modal', nilai: 'Rp 1,250,000', modal: true },
    { label: 'Rugi', nilai: 'Rp 30,000', modal: true },
  ];
  expect((await ksr.raw('POST', `otorisasi/${keystore}/angka`, {})).status).toBe(403);
  expect((await shop.as('SPV').raw('POST', `otorisasi/${keystore}/angka`, {})).status).toBe(403);
  const angka = await own.raw('POST', `otorisasi/${keystore}/angka`, {});
  expect(angka.body.data.angka.slice(4)).toEqual([modal[3], ...modal]);
  await own.raw('POST', `otorisasi/${keystore}/setujui`, {});
  const sold = await ksr.raw('POST', 'penjualan', body, { ...kunci(), 'x-otorisasi': keystore });
  expect(sold.status, sold.text).toBe(201);

  // Without its module a diamond stays in its tray (1§6).
  const [lain] = (await tambahPotong(shop, ['P4'])) as [string];
  await shop.modulOff('BERLIAN_MODULE');
  const mati = await send(ksr, 'penjualan', { ...titipan([lain]), ...cash(1_470_000) });
  expect([mati.status, mati.body.errors]).toEqual([
    422,
    [
      {
        path: 'barang.0.kode_barcode',
        message: 'Barang Berlian Tidak Dapat Dijual, Modul Berlian Tidak Aktif',
      },
    ],
  ]);
  expect(
    await shop.rows(`select status from barang where kode_barcode = $1`, [lain]),
  ).toMatchObject([{ status: 'READY' }]);
  await shop.close();
});
