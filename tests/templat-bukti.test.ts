import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { barisStruk, type BarisStruk } from '#areas/dokumen/contract/baris-struk.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { templatBawaan, type JenisTemplat, type Templat } from '#areas/toko/rules/templat-nota.ts';
import { rp } from '#kit/rules/quantity.ts';
import { done } from '#tests/kit/done.ts';
import { pinjamkan } from '#tests/kit/hutang.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** Tickets and receipts have templates of their own (decision 1245), and a form has a back (decision 1246). */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.modulOn('HUTANG_MODULE');
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 90_000_000, keterangan: 'Modal pagi' };
  await done(shop, 'OWN', 'cash/masuk', modal);
});
afterAll(() => shop.close());

const put = async (path: string, jenis: JenisTemplat, more: Partial<Templat>) => {
  const templat = { ...templatBawaan(jenis), ...more };
  const { status, text } = await shop.as('OWN').raw('PUT', `${path}/${jenis}`, { templat });
  expect(status, text).toBe(200);
};
const surat = async (no: string, query = ''): Promise<BarisStruk> => {
  await shop.rows('update kertas set ulang = 0');
  const path = hutangDocument.paper.path.replace(':no', no);
  const { text } = await shop.as('KASIR').raw('GET', `${path}?bentuk=BARIS${query}`);
  return z.parse(barisStruk, JSON.parse(text));
};

test('the words of cash slips are not on the ticket of a loan, its own are; its terms stay where all else is hidden', async () => {
  const { no_faktur_hutang: no } = await pinjamkan(shop, { jumlah_hutang: rp(500_000) });
  await put('setting-nota-slip', 'KAS', { salam: 'Catatan laci' });
  const bagian = templatBawaan('HUTANG').bagian.map((one) => ({ ...one, tampil: false }));
  await put('setting-nota', 'HUTANG', { kertas: '58', salam: 'Simpan surat ini', bagian });
  const { paper, sheets } = await surat(no);
  expect(paper.wide).toBe(58);
  const text = JSON.stringify(sheets);
  expect(text).toContain('dapat dilelang mulai');
  expect(text).not.toContain('Catatan laci');
  expect(text).not.toContain('Simpan surat ini');
  await put('setting-nota', 'HUTANG', { salam: 'Simpan surat ini' });
  expect(JSON.stringify((await surat(no)).sheets)).toContain('Simpan surat ini');
});

test('the back of the form where it is asked for, or where the shop always prints on it', async () => {
  const { no_faktur_hutang: no } = await pinjamkan(shop, { jumlah_hutang: rp(500_000) });
  await put('setting-nota', 'HUTANG', { kertas: 'NOTA', atas: 20, atas_belakang: 60 });
  expect((await surat(no)).paper.top).toBe(20);
  expect((await surat(no, '&sisi=BELAKANG')).paper.top).toBe(60);
  await shop.param('PLATFORM_NOTA', 'DESKTOP_BELAKANG');
  expect((await surat(no)).paper.top).toBe(60);
  expect((await surat(no, '&sisi=DEPAN')).paper.top).toBe(20);
  await shop.param('PLATFORM_NOTA', 'TANYA');
});

test('a shop that had changed its cash slip keeps that look on every paper that hung on it', async () => {
  await shop.rows('delete from templat_nota');
  await put('setting-nota-slip', 'KAS', { salam: 'Dari sebelum' });
  const file = 'src/app/server/migrations/537-toko-templat-jenis.sql';
  const [, copy = ''] = readFileSync(file, 'utf8').split("KAS'));");
  await shop.rows(copy);
  const { body } = await shop.as('KASIR').raw('GET', 'setting-nota');
  const rows = body.data as { jenis: string; templat: Templat }[];
  expect(
    rows.filter(({ templat }) => templat.salam === 'Dari sebelum').map(({ jenis }) => jenis),
  ).toEqual([
    'HUTANG',
    'CICILAN',
    'PESANAN',
    'SERVICE',
    'BAYAR_HUTANG',
    'BAYAR_CICILAN',
    'BAYAR_PESANAN',
    'BAYAR_SERVICE',
    'KAS',
  ]);
});
