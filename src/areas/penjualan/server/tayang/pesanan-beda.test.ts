import { expect, test } from 'vitest';
import type { Who } from '#tests/kit/shop.ts';
import { kunci } from '#tests/kit/titipan.ts';
import {
  atur,
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
  // An SPV asks an owner, and no other SPV agrees (decision 1136).
  const { status, body } = await jual(code, {}, 'SPV');
  expect([status, body.events, body.level]).toEqual([403, ['PESANAN_ONLINE_BEDA'], ['OWN']]);
  expect((await jual(code, {}, 'OWN')).status).toBe(201);
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

/** The web shop names these orders when it is asked. */
async function sebut(...orders: ReturnType<typeof order>[]): Promise<void> {
  toko.orders.push(...orders);
  maju(61);
  await detak();
}
const ORANG = { nama: 'Ibu Jauh', no_hp: '081322224444', alamat: 'Jl. Seberang 9, Medan' };
const ditahan = () =>
  shop.rows('select kode_barcode, user_id from keranjang order by kode_barcode');

test('who gains: what the web shop names takes the place of what was told: the sum, and an address of a thief', async () => {
  const [code = ''] = await tayangkan();
  const no_order = 'ORD-3';
  const maling = { ...ORANG, nama: 'Maling', alamat: 'Jl. Maling 1' };
  await pesan(order([code], { no_order, pembeli: maling }));
  expect((await jual(code, { no_order })).body.code).toBe('PESANAN_BELUM_PASTI');
  await sebut(order([code], { no_order, barang: [{ kode_barcode: code, harga: 1_000_000 }] }));
  expect(await shop.rows('select pasti, alamat, total from pesanan_online')).toEqual([
    { pasti: true, alamat: ORANG.alamat, total: 1_000_000 },
  ]);
  const { status, body } = await jual(code, { no_order, customer: maling });
  expect([status, body.code]).toEqual([409, 'PESANAN_BEDA_ALAMAT']);
  expect((await jual(code, { no_order })).status).toBe(201);
});

test('who gains: a number that was told of another piece is free for the order that has it', async () => {
  const [a = '', b = ''] = await tayangkan(['P4', 'P4']);
  await pesan(order([a], { no_order: 'N-1' }));
  await pesan(order(['KJ109999'], { no_order: 'N-2' }));
  await sebut(order([b], { no_order: 'N-1' }), order([a], { no_order: 'N-2' }));
  expect(await shop.rows('select no_order, status, pasti from pesanan_online order by 1')).toEqual([
    { no_order: 'N-1', status: 'MENUNGGU', pasti: true },
    { no_order: 'N-2', status: 'MENUNGGU', pasti: true },
  ]);
  expect(await ditahan()).toEqual(
    [
      { kode_barcode: a, user_id: 'PESANAN SHP N-2' },
      { kode_barcode: b, user_id: 'PESANAN SHP N-1' },
    ].toSorted((x, y) => x.kode_barcode.localeCompare(y.kode_barcode)),
  );
});

test('who gains: a real order that was told while a thief held its piece gets it when it is named', async () => {
  const [code = ''] = await tayangkan();
  await pesan(order([code], { no_order: 'PALSU' }));
  expect((await pesan(order([code], { no_order: 'ASLI' }))).data?.status).toBe('DITOLAK');
  await sebut(order([code], { no_order: 'ASLI' }));
  expect(await shop.rows('select no_order, status, alamat from pesanan_online order by 1')).toEqual(
    [
      { no_order: 'ASLI', status: 'MENUNGGU', alamat: ORANG.alamat },
      { no_order: 'PALSU', status: 'DITOLAK', alamat: '' },
    ],
  );
  expect(await ditahan()).toEqual([{ kode_barcode: code, user_id: 'PESANAN SHP ASLI' }]);
});

test('an order whose piece was held since it was told keeps it, also where it is named an hour later', async () => {
  const [code = ''] = await tayangkan();
  await pesan(order([code]));
  await detak();
  maju(3600);
  await sebut(order([code]));
  expect(await pesanan()).toEqual([{ status: 'MENUNGGU', nama: 'Ibu Jauh' }]);
  expect(await ditahan()).toEqual([{ kode_barcode: code, user_id: 'PESANAN SHP ORD-1' }]);
});

async function tolak(no_order: string): Promise<void> {
  const [{ id } = { id: '' }] = await shop.rows<{ id: string }>(
    'select id::text from pesanan_online where no_order = $1',
    [no_order],
  );
  const { status, text } = await shop
    .as('SPV')
    .raw('POST', `pesanan-online/${id}/tolak`, { alasan: 'Pembeli batal' }, kunci());
  expect(status, text).toBe(200);
}

test('what a person refused, and what is sold, is not replaced; what cannot be read frees a told one', async () => {
  const [code = '', lain = ''] = await tayangkan(['P4', 'P4']);
  await pesan(order([code], { no_order: 'TOLAK' }));
  await tolak('TOLAK');
  await pesan(order([lain], { no_order: 'RUSAK' }));
  await sebut(
    order([code], { no_order: 'TOLAK' }),
    order([lain], { no_order: 'RUSAK', pembeli: { ...ORANG, alamat: '' } }),
  );
  expect(
    await shop.rows('select no_order, status, terbaca, pasti from pesanan_online order by 1'),
  ).toEqual([
    { no_order: 'RUSAK', status: 'DITOLAK', terbaca: false, pasti: true },
    { no_order: 'TOLAK', status: 'DITOLAK', terbaca: true, pasti: false },
  ]);
  expect(await ditahan()).toEqual([]);
});

const GELANG = { deskripsi: 'Gelang nama', qty: 1, harga: null };
const keadaan = () =>
  shop.rows('select no_order, status, pasti, diurus_by, tgl_urus from pesanan_online order by 1');
/** Named by the web shop, waiting, and refused by no person. */
const menunggu = (no_order: string) => ({
  no_order,
  status: 'MENUNGGU',
  pasti: true,
  diurus_by: null,
  tgl_urus: null,
});

test('who gains: a thief’s orders that an owner refused together burn no number of a real one', async () => {
  const [a = '', b = ''] = await tayangkan(['P4', 'P4']);
  await pesan(order([], { no_order: 'N-1', diminta: [GELANG] }));
  await pesan(order([b], { no_order: 'N-2' }));
  await pesan(order([], { no_order: 'N-3', diminta: [GELANG] }));
  expect((await atur({ lepas_pesanan: 'BELUM_PASTI' })).status).toBe(200);
  expect(await keadaan()).toMatchObject(
    ['N-1', 'N-2', 'N-3'].map((no_order) => ({
      no_order,
      status: 'DITOLAK',
      diurus_by: 'own.kj1',
    })),
  );
  // Guessed to the rupiah or not, it is the web shop's order now.
  await sebut(order([a], { no_order: 'N-1' }), order([b], { no_order: 'N-2' }));
  expect((await keadaan()).slice(0, 2)).toEqual([menunggu('N-1'), menunggu('N-2')]);
  expect(await ditahan()).toEqual(
    [
      { kode_barcode: a, user_id: 'PESANAN SHP N-1' },
      { kode_barcode: b, user_id: 'PESANAN SHP N-2' },
    ].toSorted((x, y) => x.kode_barcode.localeCompare(y.kode_barcode)),
  );
});

test('an SPV refuses an order and not its number: named with another piece, sum or wish it waits', async () => {
  const [a = '', b = '', c = ''] = await tayangkan(['P4', 'P4', 'P4']);
  const baru = { ...GELANG, deskripsi: 'Cincin nama' };
  const told = [
    order([a], { no_order: 'N-1' }),
    order([c], { no_order: 'N-2' }),
    order([], { no_order: 'N-3', diminta: [GELANG] }),
  ];
  for (const one of told) {
    await pesan(one);
    await tolak(one.no_order);
  }
  const ditolak = await keadaan();
  expect(ditolak).toMatchObject(Array(3).fill({ status: 'DITOLAK', diurus_by: 'spv.kj1' }));
  await sebut(...told);
  expect(await keadaan()).toEqual(ditolak);
  expect(await ditahan()).toEqual([]);
  await sebut(
    order([b], { no_order: 'N-1' }),
    order([c], { no_order: 'N-2', barang: [{ kode_barcode: c, harga: 1_400_000 }] }),
    order([], { no_order: 'N-3', diminta: [baru] }),
  );
  expect(await keadaan()).toEqual(['N-1', 'N-2', 'N-3'].map(menunggu));
});

test('who gains: no refusal tells a telephone or an address, and a sold order tells its buyer to an SPV alone', async () => {
  const [code = ''] = await tayangkan();
  const no_order = 'ORD-4';
  await sebut(order([code], { no_order }));
  const beda = await jual(code, {
    no_order,
    customer: { nama: 'X', alamat: 'Jl. X 1', no_hp: '081100001111' },
  });
  expect(beda.status).toBe(409);
  expect(beda.text).not.toMatch(/1322224444|Seberang/);
  const [{ id } = { id: '' }] = await shop.rows<{ id: string }>(
    'select id::text from pesanan_online',
  );
  const satu = async (who: Who) =>
    (await shop.as(who).raw('GET', `pesanan-online/${id}`)).body.data;
  const daftar = async (who: Who, q = '') =>
    (await shop.as(who).raw('GET', `pesanan-online?q=${q}`)).body.data;
  expect(await satu('KASIR')).toMatchObject({ nama: 'Ibu Jauh', alamat: ORANG.alamat });
  expect(await daftar('KASIR', 'Jauh')).toHaveLength(1);
  expect((await jual(code, { no_order })).status).toBe(201);
  const dilihat = () => shop.rows("select op from audit where tindakan = 'LIHAT'");
  const sebelum = (await dilihat()).length;
  expect(await satu('KASIR')).toMatchObject({ nama: '', no_hp: null, alamat: '' });
  expect(await daftar('KASIR')).toMatchObject([{ nama: '', status: 'DIJUAL' }]);
  expect(await daftar('KASIR', 'Jauh')).toEqual([]);
  expect(await dilihat()).toHaveLength(sebelum);
  expect(await satu('SPV')).toMatchObject({ nama: 'Ibu Jauh', alamat: ORANG.alamat });
  expect(await daftar('SPV', 'Jauh')).toHaveLength(1);
  expect(await dilihat()).toHaveLength(sebelum + 1);
});
