import { afterAll, beforeAll, expect, test } from 'vitest';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const [code] = await tambahPotong(shop, ['P2']);
  const { status } = await shop.as('KASIR').raw(
    'POST',
    'penjualan',
    {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari' },
      barang: [{ kode_barcode: code }],
      pembayaran: [
        { jenis: 'TRANSFER', kode_bank: 'BCA', no_rekening: '1234567890', jumlah: 3_119_000 },
      ],
    },
    { 'idempotency-key': 'riwayat-uji-1' },
  );
  expect(status).toBe(201);
});
afterAll(() => shop.close());

test('a transfer of 3,119,000 stands in the history of its account', async () => {
  const { body } = await shop.as('OWN').raw('GET', 'uang-bank');
  expect(body).toMatchObject({
    count: 1,
    total: { masuk: 3_119_000, keluar: 0 },
    data: [
      {
        kode_transaksi: 'JUAL',
        transaksi: 'Penjualan',
        no_rekening: '1234567890',
        kode_bank: 'BCA',
        masuk: 3_119_000,
        keluar: 0,
        keterangan: 'Ibu Sari',
        batal: false,
      },
    ],
  });
  const { body: saldo } = await shop.as('SPV').raw('GET', 'uang-bank/saldo');
  expect(saldo.data[0]).toMatchObject({ no_rekening: '1234567890', saldo: 3_119_000 });
  expect((await shop.as('OWN').raw('GET', 'uang-bank?q=tidak')).body).toMatchObject({
    count: 0,
    total: { masuk: 0, keluar: 0 },
  });
  expect((await shop.as('KASIR').raw('GET', 'uang-bank')).status).toBe(403);
});

test('the sums below the account are of the whole day, not of the page in sight', async () => {
  const keluar = { kode_transaksi: 'LISTRIK', keterangan: 'Listrik', no_rekening: '1234567890' };
  for (const [at, jumlah] of [19_000, 25_000].entries())
    expect(
      (
        await shop
          .as('OWN')
          .raw(
            'POST',
            'uang-bank/keluar',
            { ...keluar, jumlah },
            { 'idempotency-key': `r-bank-${at}` },
          )
      ).status,
    ).toBe(201);
  const { body } = await shop.as('OWN').raw('GET', 'uang-bank?limit=1');
  expect(body.data).toHaveLength(1);
  expect(body).toMatchObject({ count: 3, total: { masuk: 3_119_000, keluar: 44_000 } });
  const semua = (await shop.as('OWN').raw('GET', 'uang-bank')).body.data as { transaksi: string }[];
  expect(semua.map(({ transaksi }) => transaksi).toSorted()).toEqual([
    'Listrik dan air',
    'Listrik dan air',
    'Penjualan',
  ]);
});

test('cash page by page', async () => {
  await shop
    .as('OWN')
    .raw(
      'POST',
      'cash/masuk',
      { kode_transaksi: 'MODAL_KAS', jumlah: 50_000, keterangan: 'Modal' },
      { 'idempotency-key': 'riwayat-uji-2' },
    );
  const { body } = await shop.as('OWN').raw('GET', 'cash/paginated?skip=0&limit=10');
  expect(body).toMatchObject({ count: 1, skip: 0, limit: 10, data: [{ jumlah: 50_000 }] });
});

test('nothing is lent yet: the book says so', async () => {
  expect((await shop.as('KASIR').raw('GET', 'hutang/dashboard')).body.data).toMatchObject({
    aktif: 0,
    pokok: 0,
    jaminan_qty: 0,
    jaminan_berat: 0,
    jaminan_murni: 0,
    bunga_hari: 0,
  });
});
