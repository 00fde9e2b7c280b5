import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { cariDokumenEndpoint } from '#app/contract/cari-dokumen.api.ts';
import { ubahAksesUserEndpoint } from '#areas/akses/contract/akses.api.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { pinjamkan } from '#tests/kit/hutang.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { disetujui, titipkan } from '#tests/kit/titipan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';

let shop: Shop;
const no = { hutang: '', titipan: '' };
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const body = { kode_transaksi: 'MODAL_KAS', jumlah: rp(100_000_000), keterangan: 'Modal Reini' };
  await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body });
  no.hutang = (await pinjamkan(shop)).no_faktur_hutang;
  const [cincin] = await tambahPotong(shop, ['P1']);
  no.titipan = (
    await titipkan(shop, [cincin!], { pembayaran: [{ jenis: 'CASH', jumlah: 500_000 }] })
  ).no_titip;
});
afterAll(() => shop.close());

const cari = async (q: string, who: Who = 'SPV', toko: 'KJ1' | 'PST' = 'KJ1') =>
  (await shop.as(who, toko).call(cariDokumenEndpoint, { query: { q } })).map((row) => row.no);

test('a loan and a deposit are found by the customer, newest first, cash by nobody', async () => {
  expect(await cari('reini')).toEqual([no.hutang]);
  expect(await cari('sari')).toEqual([no.titipan]);
  expect(await cari('ibu')).toEqual([no.titipan, no.hutang]);
  expect(await cari('+62 813-7700-1122')).toEqual([no.hutang]);
  expect(await cari('0813')).toEqual([]);
});

test('a cashier finds what lives, and of other days nothing that has ended', async () => {
  expect(await cari('ibu', 'KASIR')).toEqual([no.titipan, no.hutang]);
  await shop.hari('2026-11-21');
  expect(await cari('ibu', 'KASIR')).toEqual([no.titipan, no.hutang]);
  const ended = await disetujui(shop, `titip/${no.titipan}/batal`, { alasan: 'Tidak jadi' });
  expect(ended.status).toBe(200);
  expect(await cari('ibu', 'KASIR')).toEqual([no.hutang]);
  expect(await cari('ibu')).toEqual([no.titipan, no.hutang]);
});

test('signs of a pattern are letters, one letter is refused, another shop has other papers', async () => {
  expect(await cari('%%')).toEqual([]);
  expect(await cari('__')).toEqual([]);
  expect((await shop.as('SPV').raw('GET', 'cari-dokumen?q=%20a%20')).status).toBe(422);
  expect(await cari('ibu', 'OWN', 'PST')).toEqual([]);
});

test('who may open no screen of loans finds no loan', async () => {
  const { user_id } = shop.as('KASIR');
  const shut = ['transaksi-hutang', 'lihat-hutang', 'validasi-hutang'];
  const akses = shut.map((kode) => ({ kode, is_show: false }));
  expect(await cari('reini', 'KASIR')).toEqual([no.hutang]);
  await shop.as('OWN').call(ubahAksesUserEndpoint, { params: { user_id }, body: { akses } });
  expect(await cari('reini', 'KASIR')).toEqual([]);
});
