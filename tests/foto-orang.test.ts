import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { duplikatHutangEndpoint } from '#areas/hutang/contract/duplikat.api.ts';
import { readFoto } from '#areas/stock/server/foto/foto-simpan.ts';
import { pinjaman, REINI, wire } from '#tests/kit/hutang.ts';
import { PENJUAL } from '#tests/kit/pembelian.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';
import { fotoBaru, gambarBaru } from '#tests/kit/uji/foto-baru.ts';

/** A photo of an identity card tells the number on it (decision 1237). */
let shop: Shop;
let folder: string;
let foto: string;
/** The same file, sent a second time. */
let lagi: string;
let no: string;
let hutang: string;
let ktp: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kilau-foto-'));
  process.env['KILAU_PHOTOS'] = folder;
  shop = await openShop({ dasar: true });
  const kas = { kode_transaksi: 'MODAL_KAS', jumlah: 100_000_000, keterangan: 'Modal' };
  expect((await send(shop.as('OWN'), 'cash/masuk', kas)).status).toBe(201);
});
afterAll(async () => {
  delete process.env['KILAU_PHOTOS'];
  await shop.close();
  await rm(folder, { recursive: true });
});

const lihat = async (who: Who, path: string) => {
  const { status, headers } = await shop.as(who).raw('GET', path);
  return { status, type: headers['content-type'], kept: headers['cache-control'] };
};
const dilihat = () =>
  shop.rows(`select user_id, kunci from audit where tindakan = 'LIHAT' and tabel = 'foto'`);
const beli = (photo: string) => ({
  kode_sales: 'S01',
  customer: { ...PENJUAL, foto: photo },
  barang: [
    {
      asal_nota: 'TANPA_NOTA',
      nama_barang: 'Cincin',
      kode_dept: 'CC',
      kode_group: 'T',
      kadar: 37.5,
      berat: 1,
    },
  ],
});

test('a cashier sees the card that he takes until the buy-back keeps it; then SPV and above, each look in the audit', async () => {
  const jpeg = await gambarBaru();
  foto = await fotoBaru(shop, 'KASIR', jpeg);
  lagi = await fotoBaru(shop, 'KASIR', jpeg);
  // What is not evidence yet is kept by no browser: its address would show it after the save.
  for (const path of [foto, `${foto}?kecil=1`])
    expect(await lihat('KASIR', path)).toMatchObject({ status: 200, kept: 'private, no-store' });
  const made = await send(shop.as('KASIR'), 'pembelian', beli(foto));
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  no = (made.body.data as { no_faktur_beli: string }).no_faktur_beli;
  for (const path of [foto, `${foto}?kecil=1`, lagi])
    expect((await lihat('KASIR', path)).status).toBe(403);
  expect(await dilihat()).toEqual([]);
  expect(await lihat('SPV', foto)).toEqual({
    status: 200,
    type: 'image/jpeg',
    kept: 'private, no-store',
  });
  expect(await dilihat()).toEqual([{ user_id: 'spv.kj1', kunci: foto.split('/')[2] }]);
});

test('the document tells a cashier that no photo is there, and a supervisor which it is', async () => {
  const customer = async (who: Who) =>
    ((await shop.as(who).raw('GET', `pembelian/${no}`)).body.data as { customer: object }).customer;
  expect(await customer('KASIR')).toMatchObject({ nama: PENJUAL.nama, foto: null });
  expect(await customer('SPV')).toMatchObject({ foto });
});

test('so is it with the card of a borrower, and the photos of goods stay open', async () => {
  const barang = await fotoBaru(shop);
  ktp = await fotoBaru(shop);
  const body = wire(pinjaman()) as { detail_barang: object[] };
  const made = await send(shop.as('KASIR'), 'hutang', {
    ...body,
    customer: { ...REINI, foto: ktp },
    detail_barang: [{ ...body.detail_barang[0], foto: barang }, body.detail_barang[1]],
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  hutang = (made.body.data as { no_faktur_hutang: string }).no_faktur_hutang;
  const told = async (who: Who) => (await shop.as(who).raw('GET', `hutang/${hutang}`)).body.data;
  expect(await told('KASIR')).toMatchObject({ foto_customer: null });
  expect(await told('SPV')).toMatchObject({ foto_customer: ktp });
  expect([(await lihat('KASIR', ktp)).status, (await lihat('KASIR', barang)).status]).toEqual([
    403, 200,
  ]);
  expect((await lihat('KASIR', barang)).kept).toContain('immutable');
});

/** Erases the person of a document. */
async function hapus(query: string, nomor: string): Promise<void> {
  const [row] = await shop.rows(query, [nomor]);
  const gone = await send(shop.as('OWN'), `customer/${row!['kode']}/hapus-data`, {
    alasan: 'Permintaan customer',
  });
  expect(gone.status, JSON.stringify(gone.body)).toBe(200);
}

test('an erasure takes the photo of the seller away, and the same file of another upload; the buy-back stays', async () => {
  for (const path of [foto, lagi]) expect(await readFoto(path)).toBeDefined();
  await hapus('select kode_customer as kode from pembelian where no_faktur_beli = $1', no);
  for (const path of [foto, lagi]) await expect.poll(() => readFoto(path)).toBeUndefined();
  expect((await lihat('SPV', foto)).type).toBe('image/svg+xml');
  expect(await shop.rows('select status from pembelian')).toEqual([{ status: 'DONE' }]);
});

test('an erasure takes the photos of a borrower away, of the lost ticket as well', async () => {
  const surat = await fotoBaru(shop);
  const body = { foto: surat, alasan: 'Surat hilang di jalan' };
  await shop.approved('KASIR', duplikatHutangEndpoint, { params: { no: hutang }, body }, 'SPV');
  expect((await lihat('KASIR', surat)).status).toBe(403);
  const lunas = await send(shop.as('KASIR'), `hutang/${hutang}/pelunasan`, {}, {});
  expect(lunas.status, JSON.stringify(lunas.body)).toBe(201);
  for (const path of [ktp, surat]) expect(await readFoto(path)).toBeDefined();
  await hapus('select kode_customer as kode from hutang where no_faktur_hutang = $1', hutang);
  for (const path of [ktp, surat]) await expect.poll(() => readFoto(path)).toBeUndefined();
});
