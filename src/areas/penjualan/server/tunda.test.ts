import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import {
  bacaTundaEndpoint,
  daftarTundaEndpoint,
  hapusTundaEndpoint,
  tundaEndpoint,
} from '#areas/penjualan/contract/tunda.api.ts';
import {
  ambilKeranjangEndpoint,
  daftarKeranjangEndpoint,
} from '#areas/stock/contract/keranjang.api.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const piece = {
    nama_barang: 'Cincin Polos',
    kode_kategori: 'PHS',
    kode_dept: 'CC',
    kode_group: 'T',
    kode_kadar: '750',
    berat: 3.25,
  };
  const barang = Array.from({ length: 2 }, () => ({
    ...piece,
    kode_gudang: 'TK',
    kode_baki: 'A-01',
  }));
  const added = await shop
    .as('SPV')
    .raw('POST', 'barang/banyak', { barang }, { 'idempotency-key': 'uji-tunda-1' });
  if (added.status !== 201) throw new Error(added.text);
});
afterAll(() => shop.close());

const hold = (isi: Record<string, unknown>, nama = 'Ibu Ratna') =>
  shop.as('KASIR').call(tundaEndpoint, { body: { nama, isi, qty: 1, total: rp(7_102_500) } });
const take = (who: 'KASIR' | 'KASIR2', kode_barcode: string) =>
  shop.as(who).call(ambilKeranjangEndpoint, { body: { kode_barcode } });

test('what a program leaves out of a cart, its pieces and their sum, the server reckons', async () => {
  const isi = { barang: [{ kode_barcode: 'KJ100001' }, { kode_barcode: ' kj100002' }] };
  const harga = async (kode: string) =>
    (await shop.as('KASIR').raw('GET', `barang/${kode}`)).body.data.harga_hari_ini as number;
  const body = { nama: 'Tanpa jumlah', isi };
  const { id } = await shop.as('KASIR').call(tundaEndpoint, { body });
  expect(await shop.as('KASIR').call(daftarTundaEndpoint)).toMatchObject([
    { id, qty: 2, total: (await harga('KJ100001')) + (await harga('KJ100002')) },
  ]);
  const kosong = await shop
    .as('KASIR')
    .call(tundaEndpoint, { body: { nama: 'Kosong', isi: { barang: [null, 5, {}] } } });
  const rows = await shop.as('KASIR').call(daftarTundaEndpoint);
  expect(rows.find((one) => one.id === kosong.id)).toMatchObject({ qty: 0, total: 0 });
  for (const one of [id, kosong.id])
    await shop.as('KASIR').call(hapusTundaEndpoint, { params: { id: one } });
});

test('a cart that one cashier holds is seen and recalled at the counter of another, with its pieces', async () => {
  await take('KASIR', 'KJ100001');
  const { id } = await hold({
    kode_sales: 'S01',
    barang: [{ kode_barcode: 'KJ100001', berat: 3.2 }],
  });
  await expect(take('KASIR2', 'KJ100001')).rejects.toMatchObject({
    status: 409,
    code: 'BARANG_DI_KERANJANG',
  });

  const list = await shop.as('KASIR2').call(daftarTundaEndpoint);
  expect(list).toMatchObject([{ id, nama: 'Ibu Ratna', qty: 1, total: 7_102_500 }]);
  const held = await shop.as('KASIR2').call(bacaTundaEndpoint, { params: { id } });
  expect(held.isi).toEqual({
    kode_sales: 'S01',
    barang: [{ kode_barcode: 'KJ100001', berat: 3.2 }],
  });

  await shop.as('KASIR2').call(hapusTundaEndpoint, { params: { id } });
  expect((await take('KASIR2', 'KJ100001')).barang.kode_barcode).toBe('KJ100001');
  await expect(shop.as('KASIR').call(hapusTundaEndpoint, { params: { id } })).rejects.toMatchObject(
    { status: 404 },
  );
});

test('a dropped cart frees its own pieces and nobody else’s', async () => {
  await take('KASIR', 'KJ100002');
  const { id } = await hold({
    barang: [{ kode_barcode: 'KJ100001' }, { kode_barcode: 'KJ100002' }],
  });
  await shop.as('SPV').call(hapusTundaEndpoint, { params: { id } });
  const locks = await shop.as('KASIR').call(daftarKeranjangEndpoint);
  expect(locks.map(({ kode_barcode, user_id }) => [kode_barcode, user_id])).toEqual([
    ['KJ100001', 'ksr2.kj1'],
  ]);
});

test('a cart held without any piece yet is no trouble', async () => {
  const { id } = await hold({ customer: { nama: 'Pak Budi' } }, 'Pak Budi');
  await shop.as('KASIR').call(hapusTundaEndpoint, { params: { id } });
  expect(await shop.as('KASIR').call(daftarTundaEndpoint)).toEqual([]);
});

test('a cart nested 3,000 levels deep, or larger than any counter fills, is refused with a sentence', async () => {
  const body = (isi: string) =>
    Buffer.from(`{"nama":"Ibu Ratna","qty":1,"total":1000,"isi":{"a":${isi}}}`);
  const send = (isi: string) =>
    shop
      .as('KASIR')
      .raw('POST', 'penjualan-tunda', body(isi), { 'content-type': 'application/json' });
  for (const [open, close] of ['[]', '{}'].map((pair) => [...pair] as [string, string])) {
    const inner = open === '{' ? '{"a":' : open;
    const deep = await send(`${inner.repeat(3000)}1${close.repeat(3000)}`);
    expect([deep.status, deep.body.message]).toEqual([400, 'Data Salah Bentuk']);
  }
  const large = await send(`"${'x'.repeat(300_000)}"`);
  expect([large.status, large.body.code]).toEqual([422, 'TUNDA_TERLALU_BESAR']);
  expect(await shop.as('KASIR').call(daftarTundaEndpoint)).toEqual([]);
});

test('one person holds twenty carts and no more; another still may', async () => {
  const held = [];
  for (let at = 0; at < 20; at += 1) held.push(await hold({}, `Tamu ${at}`));
  await expect(hold({})).rejects.toMatchObject({ status: 409, code: 'TUNDA_PENUH' });
  const other = await shop
    .as('KASIR2')
    .call(tundaEndpoint, { body: { nama: 'Bapak', isi: {}, qty: 0, total: rp(0) } });
  for (const { id } of [...held, other])
    await shop.as('SPV').call(hapusTundaEndpoint, { params: { id } });
});
