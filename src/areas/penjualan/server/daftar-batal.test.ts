import { expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop } from '#tests/kit/shop.ts';
import { cash, disetujui, send, titipan } from '#tests/kit/titipan.ts';

test('of two sales one is cancelled: the list shows both and adds up 1,470,000', async () => {
  const shop = await openShop({ dasar: true });
  const ksr = shop.as('KASIR');
  const [p1, p4] = (await tambahPotong(shop, ['P1', 'P4'])) as [string, string];
  await send(ksr, 'penjualan', { ...titipan([p4]), ...cash(1_470_000) });
  const jual = await send(ksr, 'penjualan', { ...titipan([p1]), ...cash(7_102_500) });
  const { no_faktur_jual } = jual.body.data as { no_faktur_jual: string };
  const alone = await send(ksr, `penjualan/${no_faktur_jual}/batal`, { alasan: 'Salah barang' });
  expect(alone.body.angka).toEqual(
    expect.arrayContaining([
      { label: 'Tunai', nilai: 'Rp 7,102,500' },
      { label: 'Disimpan', nilai: expect.stringMatching(/^ksr\.kj1, \d\d:\d\d$/) },
    ]),
  );
  await disetujui(shop, `penjualan/${no_faktur_jual}/batal`, { alasan: 'Salah barang' });
  const daftar = async (saring: string) =>
    (await shop.as('SPV').raw('GET', `penjualan${saring}`)).body;
  const satu = { batal: 1, qty: 1, berat: 1.2, grand_total: 1_470_000 };
  expect(await daftar('')).toMatchObject({ count: 2, total: satu });
  expect(await daftar('?status=CANC')).toMatchObject({
    count: 1,
    total: { batal: 1, qty: 0, berat: 0, grand_total: 0 },
  });
  await shop.close();
});
