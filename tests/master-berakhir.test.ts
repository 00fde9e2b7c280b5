import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** Whatever has left can be ended: not offered, not accepted for what is new, still read on what is old (D-7.1). */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

let kali = 0;
const kirim = (method: 'POST' | 'DELETE', path: string, body: object = {}) =>
  shop.as('OWN').raw(method, path, body, { 'idempotency-key': `berakhir-${++kali}` });
const harus = async (path: string, body: object) => {
  const { status, text, body: said } = await kirim('POST', path, body);
  expect(status, text).toBe(201);
  return said.data;
};
const ada = async (path: string, kolom: string, kode: string): Promise<boolean> =>
  ((await shop.as('OWN').raw('GET', path)).body.data as Record<string, unknown>[]).some(
    (one) => one[kolom] === kode,
  );

test('no master is kept in use by documents of days that were', async () => {
  const rows = await shop.rows<{ tabel: string }>(
    `select c.table_name as tabel from information_schema.columns c
       join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema = 'public' and c.column_name = 'tgl_system' and t.table_type = 'BASE TABLE'`,
  );
  const dokumen = new Set(['barang', ...rows.map(({ tabel }) => tabel)]);
  expect(dokumen.size).toBeGreaterThan(15);
  const kept = CONTRACTS.flatMap(({ masters }) => masters).flatMap(({ table, usedBy = [] }) =>
    usedBy.filter((one) => dokumen.has(one.table) && !one.only).map((one) => [table, one.table]),
  );
  expect(kept).toEqual([]);
});

test('a sales person, an account, its bank and a transaction code with documents are ended, and old notas read them', async () => {
  await harus('sales', { kode_sales: 'S77', nama: 'Bu Pamit', target: 0 });
  await harus('banks', { kode_bank: 'BPD', nama_bank: 'Bank Pamit' });
  await harus('rekenings', {
    no_rekening: '777001',
    nama_rekening: 'Pamit',
    kode_bank: 'BPD',
    fee_persen: 0,
    boleh_negatif: false,
  });
  await harus('paratransaksi', { kode_transaksi: 'PAMIT', deskripsi: 'Pamit', arah: 'MASUK' });
  await harus('cash/masuk', { kode_transaksi: 'PAMIT', jumlah: 1_000_000, keterangan: 'Uji' });
  const jual = async () => {
    const [kode_barcode] = await tambahPotong(shop, ['P4']);
    return {
      kode_sales: 'S77',
      customer: { nama: 'Ibu Sari', alamat: 'Jl. 1' },
      barang: [{ kode_barcode }],
      pembayaran: [
        { jenis: 'TRANSFER', kode_bank: 'BPD', no_rekening: '777001', jumlah: 1_470_000 },
      ],
    };
  };
  const { no_faktur_jual } = await harus('penjualan', await jual());

  for (const path of ['sales/S77', 'rekenings/777001', 'banks/BPD', 'paratransaksi/PAMIT']) {
    const { status, text } = await kirim('DELETE', path);
    expect([path, status], text).toEqual([path, 200]);
  }
  expect(await ada('sales/get/all', 'kode_sales', 'S77')).toBe(false);
  expect(await ada('sales/get/all?semua=true', 'kode_sales', 'S77')).toBe(true);
  expect(await ada('banks', 'kode_bank', 'BPD')).toBe(false);

  const baru = await jual();
  const sales = await kirim('POST', 'penjualan', {
    ...baru,
    pembayaran: [{ jenis: 'CASH', jumlah: 1_470_000 }],
  });
  expect([sales.status, sales.body.errors?.[0]?.path]).toEqual([422, 'kode_sales']);
  const rekening = await kirim('POST', 'penjualan', { ...baru, kode_sales: 'S01' });
  expect([rekening.status, rekening.body.code]).toEqual([422, 'REKENING_TIDAK_ADA']);
  const kas = { kode_transaksi: 'PAMIT', jumlah: 1_000_000, keterangan: 'Uji' };
  expect((await kirim('POST', 'cash/masuk', kas)).status).toBe(422);

  const nota = await shop.as('OWN').raw('GET', `penjualan/${no_faktur_jual as string}`);
  expect(nota.body.data).toMatchObject({ kode_sales: 'S77' });
  const paper = await shop.as('OWN').raw('GET', `penjualan/${no_faktur_jual as string}/nota.pdf`);
  expect(paper.status).toBe(200);
  expect((await kirim('POST', 'sales/S77/aktifkan')).status).toBe(200);
});

test('a group is kept by pieces in stock, and ended when the last one is sold', async () => {
  await harus('group', { kode_group: 'PG', nama: 'Pamit' });
  await harus('parameter-harga-emas', {
    jenis: 'JUAL',
    kode_group: 'PG',
    harga_per_gram: 1_000_000,
  });
  const piece = await harus('barang', {
    nama_barang: 'Cincin Pamit',
    kode_kategori: 'PHS',
    kode_dept: 'CC',
    kode_group: 'PG',
    kode_kadar: '750',
    berat: 1,
    kode_gudang: 'TK',
    kode_baki: 'A-01',
  });
  const masih = await kirim('DELETE', 'group/PG');
  expect(masih.body).toMatchObject({
    code: 'DATA_DIPAKAI',
    message: 'Group Masih Dipakai Barang, Tidak Dapat Dihapus',
  });
  await harus('penjualan', {
    kode_sales: 'S01',
    customer: { nama: 'Ibu Sari', alamat: 'Jl. 1' },
    barang: [{ kode_barcode: piece.kode_barcode }],
    pembayaran: [{ jenis: 'CASH', jumlah: 5_000_000 }],
  });
  const { status, text } = await kirim('DELETE', 'group/PG');
  expect(status, text).toBe(200);
});
