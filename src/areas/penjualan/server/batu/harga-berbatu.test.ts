import { expect, test } from 'vitest';
import { mg, rp } from '#kit/rules/quantity.ts';
import { openJualUji } from '#tests/kit/jual-uji.ts';
import {
  batu,
  bukaBerlian,
  cincinBerlian,
  pasangBatu,
  terimaBatu,
} from '#tests/kit/uji/berlian.ts';

const { cash, kasir, sale, send, shop } = await openJualUji();

test('a ring of 7,102,500 with a stone of 24,000,000 costs both, wherever it is asked for (D-45.3)', async () => {
  await bukaBerlian(shop);
  const potong = async (kode: string) =>
    (await kasir().raw('GET', `barang/${kode}`)).body.data as Record<string, unknown>;
  const [cincin, polos, kosong] = [
    await cincinBerlian(shop, { ongkos: 50_000 }),
    await cincinBerlian(shop, { ongkos: 50_000 }),
    await cincinBerlian(shop, { ongkos: 50_000 }),
  ];
  expect(await potong(cincin)).toMatchObject({ harga_hari_ini: 7_102_500, harga_batu: null });
  const { kode } = await terimaBatu(shop, [batu({ harga_jual: rp(24_000_000) }), batu()]);
  await pasangBatu(shop, cincin, [kode[0]!], 3_354);
  await pasangBatu(shop, kosong, [kode[1]!], 3_354);
  expect(await potong(cincin)).toMatchObject({
    harga_batu: 24_000_000,
    harga_hari_ini: 31_102_500,
    batu_tanpa_harga: null,
  });
  // No price of its own and none of the shop: it counts nothing, and is named.
  expect(await potong(kosong)).toMatchObject({
    harga_batu: 0,
    harga_hari_ini: 7_102_500,
    batu_tanpa_harga: kode[1],
  });
  const { body } = await kasir().raw('GET', 'barang?kode_dept=BL&sort=-harga_hari_ini&limit=3');
  const urut = (body.data as { kode_barcode: string; harga_hari_ini: number }[]).map((one) => [
    one.kode_barcode,
    one.harga_hari_ini,
  ]);
  expect(urut[0]).toEqual([cincin, 31_102_500]);
  expect(urut.slice(1).toSorted()).toEqual(
    [
      [polos, 7_102_500],
      [kosong, 7_102_500],
    ].toSorted(),
  );

  const murah = await send(kasir(), {
    ...sale([], cash(7_102_500)),
    barang: [{ kode_barcode: cincin, diskon: 24_000_000 }],
  });
  expect([murah.status, murah.body.events]).toEqual([
    403,
    ['HARGA_DI_BAWAH', 'BERLIAN_DI_BAWAH_MODAL'],
  ]);
  const sold = await send(kasir(), sale([cincin], cash(31_102_500)));
  expect(sold.status, sold.text).toBe(201);
  expect(sold.body.data).toMatchObject({ grand_total: 31_102_500, kembali: 0 });
});

test('a ring whose stone has no price: unsold where its cost is not told, below its cost an owner agrees', async () => {
  const ongkos = { ongkos: 50_000 };
  const [tanpa, ada] = [await cincinBerlian(shop, ongkos), await cincinBerlian(shop, ongkos)];
  const { kode } = await terimaBatu(shop, [batu(), batu()]);
  await pasangBatu(shop, tanpa, [kode[0]!], 3_354);
  await pasangBatu(shop, ada, [kode[1]!], 3_354);
  const modal = (kode_barcode: string, harga: number | null) =>
    shop.rows(`update barang set harga_modal = $2 where kode_barcode = $1`, [kode_barcode, harga]);
  await modal(tanpa, null);
  await modal(ada, 12_000_000);
  const gratis = await send(kasir(), sale([tanpa], cash(7_102_500)));
  expect([gratis.status, gratis.body.errors]).toMatchObject([
    422,
    [{ path: 'barang.0.kode_barcode', message: `Harga Berlian ${kode[0]} Belum Diatur` }],
  ]);
  const rugi = await send(kasir(), sale([ada], cash(7_102_500)));
  expect([rugi.status, rugi.body.events]).toEqual([403, ['BERLIAN_DI_BAWAH_MODAL']]);
  // At a fixed price it has one.
  await shop.rows(`update barang set harga_jual = 31000000 where kode_barcode = $1`, [tanpa]);
  const tetap = await send(kasir(), sale([tanpa], cash(32_000_000)));
  expect(tetap.status, tetap.text).toBe(201);
});

test('who gains: a chip of 10,000 that is set beside a stone of unknown cost guards it no more than before', async () => {
  const tanpa = await cincinBerlian(shop, {
    ongkos: 50_000,
    harga_modal: null,
    berat: 3.354,
    berat_atribut: 0.104,
    berlian: [{ carat: 0.52, shape: 'RD', color: 'D', clarity: 'VVS1' }],
  });
  const jual = () => send(kasir(), sale([tanpa], cash(40_000_000)));
  expect((await jual()).status).toBe(422);
  const { kode } = await terimaBatu(shop, [
    batu({ carat: mg(10), harga_modal: rp(10_000), harga_jual: rp(20_000) }),
  ]);
  await pasangBatu(shop, tanpa, [kode[0]!], 3_356);
  const [ring] = await shop.rows(`select harga_modal::int from barang where kode_barcode = $1`, [
    tanpa,
  ]);
  expect(ring).toMatchObject({ harga_modal: 10_000 });
  const gratis = await jual();
  expect([gratis.status, gratis.body.errors]).toMatchObject([
    422,
    [{ path: 'barang.0.kode_barcode', message: expect.stringContaining('Belum Diatur') }],
  ]);
});

test('a fixed price of 9,000,000 is none for a ring with a stone of 24,000,000', async () => {
  const cincin = await cincinBerlian(shop, { ongkos: 50_000, harga_jual: 9_000_000 });
  const { kode } = await terimaBatu(shop, [batu({ harga_jual: rp(24_000_000) })]);
  await pasangBatu(shop, cincin, [kode[0]!], 3_354);
  // Its cost is not told: nothing else would ask.
  await shop.rows(`update barang set harga_modal = null where kode_barcode = $1`, [cincin]);
  const { status, body } = await send(kasir(), sale([cincin], cash(9_050_000)));
  expect([status, body.events]).toEqual([403, ['HARGA_DI_BAWAH']]);
});
