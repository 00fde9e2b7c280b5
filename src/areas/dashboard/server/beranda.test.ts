import { beforeAll, expect, test } from 'vitest';
import { berandaEndpoint } from '#areas/dashboard/contract/beranda.api.ts';
import { openTokoUji, tunai } from '#tests/kit/toko-uji.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Who } from '#tests/kit/shop.ts';

const beranda = (who: Who = 'OWN') => toko.shop.as(who).call(berandaEndpoint);

const toko = await openTokoUji();
beforeAll(async () => {
  const [p1] = (await tambahPotong(toko.shop, ['P1', 'P3'])) as [string, string];
  await toko.jual([p1], tunai(7_102_500));
});

test('the owner reads sales, profit and gold of the day, and what a rise of 20,000 makes of the stock', async () => {
  const seen = await beranda();
  expect(seen.hari_ini).toMatchObject({
    tgl_system: '2026-11-20',
    nota: 1,
    qty: 1,
    rupiah: 7_102_500,
    gram_keluar: 3250,
    gram_masuk: 0,
  });
  const [line] = await toko.shop.rows<{ laba: number }>(
    'select sum(netto - harga_modal)::bigint as laba from penjualan_barang',
  );
  expect(seen.hari_ini.laba).toBe(line!.laba);
  expect(seen.sendiri).toBe(false);
  expect(seen.emas).toMatchObject({ naik: 20_000, nilai_naik: seen.emas!.murni * 20 });
  const [gold] = await toko.shop.rows<{ murni: number }>(
    "select sum(murni)::bigint as murni from barang where status = 'READY'",
  );
  expect(seen.emas!.murni).toBe(gold!.murni);
});

test('a cashier reads the own day alone: no profit, no gold, no money, nobody else’s sales', async () => {
  const own = await beranda('KASIR');
  expect(own).toMatchObject({
    sendiri: true,
    kemarin: null,
    emas: null,
    hari_ini: { nota: 1, rupiah: 7_102_500, laba: null },
  });
  expect(JSON.stringify(own)).not.toMatch(/bank|saldo|modal/);
  expect((await beranda('KASIR2')).hari_ini).toMatchObject({ nota: 0, rupiah: 0, gram_keluar: 0 });
  expect((await toko.lihat('KASIR')).uang).toEqual([]);
});

test('SPV sees the shop’s sales without profit, and gold only where Posisi Emas is open', async () => {
  const seen = await beranda('SPV');
  expect(seen).toMatchObject({ sendiri: false, emas: null, hari_ini: { nota: 1, laba: null } });
  await toko.shop.modulOn('SEMBUNYI_SALDO_MODULE');
  expect((await beranda('MU')).emas).toBeNull();
  expect((await beranda('OWN')).emas).not.toBeNull();
  await toko.shop.modulOff('SEMBUNYI_SALDO_MODULE');
});

test('the next morning yesterday stands beside today', async () => {
  await toko.shop.hari('2026-11-21');
  const seen = await beranda();
  expect(seen.kemarin).toMatchObject({ tgl_system: '2026-11-20', nota: 1, rupiah: 7_102_500 });
  expect(seen.hari_ini).toMatchObject({ tgl_system: '2026-11-21', nota: 0, laba: 0 });
});
