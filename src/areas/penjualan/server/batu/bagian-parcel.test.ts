import { beforeAll, expect, test } from 'vitest';
import { mg, rp } from '#kit/rules/quantity.ts';
import { openJualUji } from '#tests/kit/jual-uji.ts';
import { bukaBerlian, parcel, terimaBatu } from '#tests/kit/uji/berlian.ts';

/** A parcel of 20 stones, 10.000 ct, of which ten are sold: they weigh 5.000 ct, and less is typed. */
const { cash, kasir, sale, send, shop } = await openJualUji();
const jual = (kode_berlian: string, ct: number, jumlah: number) =>
  send(kasir(), { ...sale([], cash(jumlah)), barang: [{ kode_berlian, carat: ct, butir: 10 }] });
const duaPuluh = async (more: object = {}): Promise<string> =>
  (await terimaBatu(shop, [parcel({ carat: mg(10_000), butir: 20, ...more })])).kode[0]!;

beforeAll(async () => {
  await bukaBerlian(shop);
  await shop.rows(`
    insert into parameter_berlian (kode_toko, id, kode_shape, carat_dari, carat_sampai, harga_per_carat)
    values ('KJ1', 1, 'RD', 300, 499, 20000000), ('KJ1', 2, 'RD', 500, 999, 30000000)`);
});

test('0.2 % lighter is of a cheaper size: a third less, and a superior is asked', async () => {
  const kode = await duaPuluh();
  const dilihat = await kasir().raw('GET', `berlian/${kode}?carat=4.99&butir=10`);
  expect(dilihat.body.data).toMatchObject({ harga: 99_800_000, harga_patokan: 150_000_000 });
  const ringan = await jual(kode, 4.99, 99_800_000);
  expect([ringan.status, ringan.body.events]).toEqual([403, ['HARGA_DI_BAWAH']]);
  const { status, text } = await jual(kode, 5, 150_000_000);
  expect(status, text).toBe(201);
});

test('a quarter lighter takes a quarter off its share of a fixed price', async () => {
  const kode = await duaPuluh({ harga_jual: rp(200_000_000) });
  const ringan = await jual(kode, 3.76, 75_200_000);
  expect([ringan.status, ringan.body.events]).toEqual([403, ['HARGA_DI_BAWAH']]);
  const { status, text } = await jual(kode, 5, 100_000_000);
  expect(status, text).toBe(201);
});
