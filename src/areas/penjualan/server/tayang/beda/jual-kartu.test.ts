import { expect, test } from 'vitest';
import { kunci } from '#tests/kit/titipan.ts';
import {
  BERBEDA,
  dijual,
  isi,
  jual,
  ORANG,
  pesanan,
  rumah,
  sebut,
  sinyal,
  TEMAN,
} from '#tests/kit/uji/buka/jual-tayang.ts';
import { bukaTayang, order, shop, tayangkan } from '#tests/kit/uji/buka/tayang.ts';

bukaTayang();

const kartuOf = async (orang: object) => {
  const { status, text, body } = await shop
    .as('KASIR')
    .raw('POST', 'customer', { ...orang, provinsi: null, tgl_lahir: null, no_ktp: null }, kunci());
  expect(status, text).toBe(201);
  return body.data.kode_customer as string;
};

test('who gains: beside the card of a friend nothing counts that was typed: nota and slip name the card', async () => {
  const [code = ''] = await tayangkan();
  await sebut(order([code]));
  const kode_customer = await kartuOf({
    nama: 'Teman Kasir',
    alamat: 'Jl. Teman 3',
    no_hp: '081355556666',
  });
  const { no_hp, alamat } = ORANG;
  const body = isi(code, { customer: { kode_customer, no_hp, alamat } });
  const kasir = await jual(body, 'KASIR');
  expect([kasir.status, kasir.body.code]).toEqual([409, 'PESANAN_BEDA_HP']);
  expect((await jual(body)).body.events).toEqual(['PESANAN_ONLINE_BEDA']);
  // The card of the buyer himself is him.
  const dia = await kartuOf(ORANG);
  await dijual(isi(code, { customer: { kode_customer: dia } }), 'KASIR');
  expect(await pesanan()).toMatchObject([{ status: 'DIJUAL', beda: [] }]);
});

test('who gains: a parcel without a name on its slip is none, also where the telephone is of a card', async () => {
  await shop.hari('2026-12-01');
  const [code = ''] = await tayangkan();
  await sebut(order([code]));
  const { no_hp, alamat } = ORANG;
  await shop.param('CUSTOMER_WAJIB', 'TIDAK');
  const { status, body } = await jual(isi(code, { customer: { no_hp, alamat } }), 'KASIR');
  await shop.param('CUSTOMER_WAJIB', 'NAMA');
  expect([status, body.code]).toEqual([422, 'NAMA_KOSONG']);
  expect(await pesanan()).toMatchObject([{ status: 'MENUNGGU' }]);
});

test('who gains: a number that was sold before its channel names it unreadably is compared with nothing, and told', async () => {
  await shop.hari('2026-12-11');
  const [code = ''] = await tayangkan();
  const no = await dijual(isi(code, { customer: TEMAN }));
  await sebut(order([code], { pembeli: { ...ORANG, alamat: '' } }));
  expect(await pesanan()).toEqual([
    { no_order: 'ORD-1', status: 'DIJUAL', pasti: true, beda: ['TAK TERBACA'] },
  ]);
  expect(await sinyal(BERBEDA)).toMatchObject([
    { user_id: 'spv.kj1', uraian: 'SHP ORD-1 beda tak terbaca', no_dokumen: [no] },
  ]);
  expect(await rumah()).toEqual([['PESANAN_ONLINE_BEDA', 'SHP ORD-1']]);
});
