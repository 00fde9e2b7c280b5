import { afterAll, beforeAll, expect, test } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import {
  ambilService,
  emas,
  jadi,
  rosokkan,
  selesaikan,
  serahkan,
  tambahTukang,
  terimaService,
  titipEmas,
} from '#tests/kit/document/kerja-service.ts';
import { rusakkan } from '#tests/kit/document/rusakkan.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** A shop with repairs in every state and gold at a craftsman, in which one thing is broken at a time. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await tambahTukang(shop);
  await rosokkan(shop);
  await titipEmas(shop, 300);
  await terimaService(shop);
  const { no_service: di_tukang } = await terimaService(shop);
  await serahkan(shop, di_tukang, 200);
  for (const fetched of [false, true]) {
    const { no_service: induk } = await terimaService(shop);
    await serahkan(shop, induk, 200);
    const body = jadi({ berat: mg(3_150), tambah_emas: mg(150) }, { kembali: emas(50) });
    await selesaikan(shop, induk, body);
    if (fetched) await ambilService(shop, induk);
  }
});
afterAll(() => shop.close());

const brokenBy = (planted: string) => rusakkan(shop, planted);

const SERVICE = (status: string) =>
  `(select no_service from service where status = '${status}' order by no_service limit 1)`;

test('nothing is broken before', async () => {
  expect(await brokenBy('select')).toEqual([]);
});

test.each([
  [
    'a piece that left custody without its job',
    `delete from service_barang where no_service = ${SERVICE('DITERIMA')}`,
    'I-33',
  ],
  [
    'a milligram scraped off a customer’s ring',
    `update service_barang set berat = berat - 1 where no_service = ${SERVICE('DITERIMA')}`,
    'I-33',
  ],
  [
    'a job called fetched that nobody fetched',
    `update service set status = 'DIAMBIL', tgl_ambil = tgl_system where no_service = ${SERVICE('SELESAI')}`,
    'I-33',
  ],
  [
    'gold that was given and is on no paper',
    `delete from tukang_serah_emas where no_serah = (select min(no_serah) from tukang_serah where jenis = 'LEPAS')`,
    'I-33',
  ],
  ['a lot with a gram that no act put there', `update lot set berat = berat + 1`, 'I-32'],
  ['an act on a lot taken out of its record', `delete from lot_gerak where berat < 0`, 'I-32b'],
])('%s is caught', async (_, planted, caught) => {
  expect(await brokenBy(planted)).toContain(caught);
});
