import { expect, test } from 'vitest';
import type { Who } from '#tests/kit/shop.ts';
import { kunci } from '#tests/kit/titipan.ts';
import {
  bukaTayang,
  detak,
  maju,
  order,
  pesan,
  shop,
  tayangkan,
  toko,
} from '#tests/kit/uji/buka/tayang.ts';

bukaTayang();

const pesanan = () => shop.rows('select status, nama from pesanan_online');
const jual = (code: string, more: object = {}, who: Who = 'KASIR') =>
  shop.as(who).raw(
    'POST',
    'penjualan',
    {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Jauh', alamat: 'Jl. Seberang 9, Medan', no_hp: '081322224444' },
      barang: [{ kode_barcode: code }],
      marketplace: 'SHP',
      ekspedisi: 'JNE REG',
      no_order: 'ord-1',
      ...more,
    },
    kunci(),
  );

test('who gains: a sale to another person, of another piece or for less than was paid is no cashier’s', async () => {
  const [code = '', lain = ''] = await tayangkan(['P4', 'P4']);
  const harga = 1_500_000;
  toko.orders.push(order([code], { barang: [{ kode_barcode: code, harga }] }));
  maju(61);
  await detak();
  const beda = async (more: object) => {
    const { status, body } = await jual(code, more);
    return [status, (body.errors as { path: string }[]).map(({ path }) => path)];
  };
  expect(await beda({})).toEqual([409, ['']]);
  const teman = { nama: 'Teman', alamat: 'Jl. Teman 1', no_hp: '081322224444' };
  expect(await beda({ customer: teman })).toEqual([409, ['customer.alamat', '']]);
  expect(await beda({ barang: [{ kode_barcode: lain }] })).toEqual([409, ['kode_barcode', '']]);
  expect(await pesanan()).toMatchObject([{ status: 'MENUNGGU' }]);
  expect((await jual(code, {}, 'SPV')).status).toBe(201);
  const audit = await shop.rows(
    `select sebelum ->> 'total' as paid, sesudah ->> 'total' as sold, sesudah -> 'beda' as beda from audit
      where tindakan = 'JUAL_BEDA'`,
  );
  expect(audit).toEqual([{ paid: '1500000', sold: '1470000', beda: ['PESANAN_BEDA_TOTAL'] }]);
});

test('who gains: an order that the web shop names takes its piece from one that was only told', async () => {
  const [code = '', lain = ''] = await tayangkan(['P4', 'P4']);
  await pesan(order([code, lain], { no_order: 'PALSU' }));
  toko.orders.push(order([code], { no_order: 'ASLI' }));
  maju(61);
  await detak();
  expect(
    await shop.rows('select no_order, status, sebab from pesanan_online order by no_order'),
  ).toEqual([
    { no_order: 'ASLI', status: 'MENUNGGU', sebab: null },
    { no_order: 'PALSU', status: 'DITOLAK', sebab: 'Barangnya dipesan ASLI' },
  ]);
  expect(await shop.rows('select kode_barcode, user_id from keranjang')).toEqual([
    { kode_barcode: code, user_id: 'PESANAN SHP ASLI' },
  ]);
  // Told once more it is what it is, and takes nothing from an order that was named.
  expect((await pesan(order([code], { no_order: 'PALSU-2' }))).data?.status).toBe('DITOLAK');
});

test('an order of another sum than the web shop names is not confirmed; an SPV sells it who looked there', async () => {
  const [code = ''] = await tayangkan();
  const no_order = 'ORD-2';
  await pesan(order([code], { no_order }));
  toko.orders.push(order([code], { no_order, barang: [{ kode_barcode: code, harga: 1_000_000 }] }));
  maju(61);
  await detak();
  const { body } = await shop.as('KASIR').raw('GET', 'pesanan-online');
  expect(body.data).toMatchObject([{ no_order, pasti: false, total: 1_470_000 }]);
  expect((await jual(code, { no_order })).body.code).toBe('PESANAN_BELUM_PASTI');
  expect((await jual(code, { no_order }, 'SPV')).status).toBe(201);
});
