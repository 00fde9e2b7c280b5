import { expect, test } from 'vitest';
import { kunci } from '#tests/kit/titipan.ts';
import {
  dijual,
  idOf,
  isi,
  jual,
  ORANG,
  pesanan,
  sebut,
  TEMAN,
} from '#tests/kit/uji/buka/jual-tayang.ts';
import { bukaTayang, detak, order, pesan, shop, tayangkan } from '#tests/kit/uji/buka/tayang.ts';

bukaTayang();

const DIMINTA = [{ deskripsi: 'Gelang nama 5 gram', qty: 1, harga: 1_000_000 }];
const jadikanPo = async (no_order: string) => {
  const id = await idOf(no_order);
  const done = await shop.as('SPV').raw('POST', `pesanan-online/${id}/po`, {}, kunci());
  expect(done.status, done.text).toBe(201);
};

test('who gains: an order that became a pre-order is sold to the buyer of that, and not for less', async () => {
  await shop.hari('2027-02-13');
  await shop.modulOn('PRE_ORDER_MODULE');
  const [code = ''] = await tayangkan();
  const no_order = 'PO-1';
  await sebut(order([], { no_order, diminta: DIMINTA }));
  await jadikanPo(no_order);
  expect((await jual(isi(code, { no_order, customer: TEMAN }), 'KASIR')).body.code).toBe(
    'PESANAN_BEDA_HP',
  );
  expect((await jual(isi(code, { no_order, customer: TEMAN }))).body.events).toEqual([
    'PESANAN_ONLINE_BEDA',
  ]);
  await dijual(isi(code, { no_order }), 'KASIR');
  expect(await pesanan()).toEqual([{ no_order, status: 'DIJUAL', pasti: true, beda: [] }]);
});

test('who gains: an order whose pre-order was cancelled is sold by no person alone', async () => {
  await shop.hari('2027-02-18');
  await shop.modulOn('PRE_ORDER_MODULE');
  const [code = ''] = await tayangkan();
  const no_order = 'PO-5';
  await sebut(order([], { no_order, diminta: DIMINTA }));
  await jadikanPo(no_order);
  const [{ no_po } = { no_po: '' }] = await shop.rows<{ no_po: string }>(
    'select no_po from pesanan_online where no_order = $1',
    [no_order],
  );
  const alasan = { alasan: 'Uangnya sudah kembali' };
  const batal = await shop.as('SPV').raw('POST', `pre-order/${no_po}/batal`, alasan, kunci());
  expect(batal.status, batal.text).toBe(200);
  expect((await jual(isi(code, { no_order }), 'KASIR')).body.code).toBe('PESANAN_BEDA_STATUS');
  expect((await jual(isi(code, { no_order }))).body.events).toEqual(['PESANAN_ONLINE_BEDA']);
});

test('who gains: a told order that was made a pre-order keeps its number only as its channel names it', async () => {
  await shop.hari('2027-02-23');
  const [code = ''] = await tayangkan();
  for (const no_order of ['PO-2', 'PO-3', 'PO-4']) {
    const pembeli = no_order === 'PO-3' ? TEMAN : ORANG;
    await pesan(order([], { no_order, diminta: DIMINTA, pembeli }));
    await jadikanPo(no_order);
  }
  expect((await jual(isi(code, { no_order: 'PO-2' }), 'KASIR')).body.code).toBe(
    'PESANAN_BELUM_PASTI',
  );
  await sebut(
    order([], { no_order: 'PO-2', diminta: DIMINTA }),
    order([], { no_order: 'PO-3', diminta: DIMINTA }),
    order([code], { no_order: 'PO-4' }),
  );
  expect(await pesanan()).toEqual([
    { no_order: 'PO-2', status: 'PO', pasti: true, beda: [] },
    { no_order: 'PO-3', status: 'MENUNGGU', pasti: true, beda: [] },
    { no_order: 'PO-4', status: 'MENUNGGU', pasti: true, beda: [] },
  ]);
});

test('who gains: a told order that an SPV refused and its channel named the same is not sold unasked', async () => {
  await shop.hari('2027-03-05');
  const [code = ''] = await tayangkan();
  await pesan(order([code], { no_order: 'T-1' }));
  const alasan = { alasan: 'Pembeli batal' };
  await shop.as('SPV').raw('POST', `pesanan-online/${await idOf('T-1')}/tolak`, alasan, kunci());
  await detak();
  await sebut(order([code], { no_order: 'T-1' }));
  expect(await pesanan()).toMatchObject([{ status: 'DITOLAK' }]);
  expect((await jual(isi(code, { no_order: 'T-1', customer: TEMAN }))).body.events).toEqual([
    'PESANAN_ONLINE_BEDA',
  ]);
});
