import { afterAll, beforeAll, expect, test } from 'vitest';
import { kerjaPesanan } from '#tests/kit/document/kerja-pesanan.ts';
import { rosokkan, tambahTukang } from '#tests/kit/document/kerja-service.ts';
import { rusakkan } from '#tests/kit/document/rusakkan.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** A shop with orders in every state, in which one thing is broken at a time. */
let shop: Shop;
const brokenBy = (planted: string) => rusakkan(shop, planted);
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await tambahTukang(shop);
  await rosokkan(shop, 3);
  await kerjaPesanan(shop);
});
afterAll(() => shop.close());

const PESANAN = (status: string) =>
  `(select no_pesanan from pesanan where status = '${status}' order by no_pesanan limit 1)`;

test('nothing is broken before', async () => {
  expect(await brokenBy('select')).toEqual([]);
});

test.each([
  [
    'money for an order that its order does not know',
    `update pesanan set dp_rp = dp_rp - 1 where no_pesanan = ${PESANAN('SELESAI')}`,
    'I-34',
  ],
  [
    'a sample that left without its paper',
    `delete from pesanan_contoh where no_pesanan = ${PESANAN('PROSES')}`,
    'I-34',
  ],
  [
    'a milligram scraped off a sample',
    `update pesanan_contoh set berat = berat - 1 where no_pesanan = ${PESANAN('PROSES')}`,
    'I-34',
  ],
  [
    'a finished piece that another order holds',
    `update barang set no_pegang = 'PSKJ1261129999' where no_pegang = ${PESANAN('SELESAI')}`,
    'I-35',
  ],
  [
    'an order called finished that is not made',
    `update pesanan set status = 'SELESAI', tgl_selesai = tgl_system, berat_selesai = 1
      where no_pesanan = ${PESANAN('PROSES')}`,
    'I-35',
  ],
  [
    'an order called open whose sale stands',
    `update pesanan set status = 'SELESAI', no_faktur_jual = null, tgl_ambil = null
      where no_pesanan = ${PESANAN('DIAMBIL')}`,
    'I-35',
  ],
  [
    'more gold locked than was ordered',
    `update pesanan_kunci set berat = 3501 where no_pesanan = ${PESANAN('SELESAI')}`,
    'I-35',
  ],
  [
    'gold locked that nobody paid for',
    `update pesanan_kunci set harga_per_gram = harga_per_gram * 3 where no_pesanan = ${PESANAN('SELESAI')}`,
    'I-35',
  ],
  [
    'a payment that was deleted',
    `update pesanan set dp_awal = 0 where no_pesanan = ${PESANAN('SELESAI')}`,
    'I-35',
  ],
])('%s is told', async (_, planted, kode) => {
  expect(await brokenBy(planted)).toContain(kode);
});
