import { afterAll, beforeAll, expect, test } from 'vitest';
import { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import { cariBuku } from '#tests/kit/buku.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { bukaKirimBarang, isiKiriman, kunci, piece, pindai } from '#tests/kit/uji/kirim-barang.ts';

/** Head office receives for an online shop without users, and in no shop what it packed itself (D-42.9, D-43.1). */
const DI_KJ2 = { 'x-toko': 'KJ2' };
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ toko: ['PST', 'KJ1', 'KJ2'] });
  for (const kode of ['KJ1', 'KJ2'] as const) await shop.dasar(kode);
  await bukaKirimBarang(shop, ['PST', 'KJ1']);
  await shop.modulOn('KIRIM_BARANG_ONLINE_STORE_MODULE');
  await shop.rows("update toko set jenis = 'ONLINE' where kode_toko = 'KJ2'");
  await shop.rows("update users set is_active = false where kode_toko = 'KJ2'");
});
afterAll(() => shop.close());

const terima = (who: 'SPV' | 'OWN', no: string, code: string) =>
  shop
    .as(who, 'PST')
    .raw('POST', `kirim-barang/${no}/terima`, { barang: [pindai(code)] }, { ...kunci(), ...DI_KJ2 });

test('head office opens the module of an online shop, and receives there what KJ1 sent', async () => {
  const [a] = await tambahPotong(shop, ['P1']);
  const send = () =>
    shop
      .as('SPV')
      .raw('POST', 'kirim-barang/online-store', isiKiriman([a!], 'KJ2'), kunci());
  expect((await send()).body.code).toBe('TUJUAN_TANPA_MODUL');
  const modul = await shop
    .as('OWN', 'PST')
    .raw('PUT', 'modul/KIRIM_BARANG_MODULE', { aktif: true }, DI_KJ2);
  expect(modul.status, modul.text).toBeLessThan(300);
  const sent = await send();
  expect(sent.status, sent.text).toBe(201);
  const { no_kirim } = sent.body.data as { no_kirim: string };

  const masuk = await shop
    .as('SPV', 'PST')
    .raw('GET', 'kirim-barang/unreceive/list-no-kirim', undefined, DI_KJ2);
  expect(masuk.text).toContain(no_kirim);
  const got = await terima('SPV', no_kirim, a!);
  expect(got.status, got.text).toBe(201);
  expect(await piece(shop, a!, 'KJ2')).toMatchObject({ status: 'READY', kode_baki: 'A-01' });
  expect(await cariBuku(shop, got.body.data.no_terima)).toEqual([
    ['rk:KJ1', a, 7500, -1, -3250, -2438],
    ['baki:TK/A-01', a, 7500, 1, 3250, 2438],
  ]);
});

test('who packed it in KJ1 does not receive it in the other shop, nor say that nothing more comes', async () => {
  const [b] = await tambahPotong(shop, ['P1']);
  const pusat = shop.as('SPV', 'PST');
  const sent = await pusat.raw('POST', 'kirim-barang/online-store', isiKiriman([b!], 'KJ2'), {
    ...kunci(),
    'x-toko': 'KJ1',
  });
  expect(sent.status, sent.text).toBe(201);
  const { no_kirim } = sent.body.data as { no_kirim: string };
  const sendiri = await terima('SPV', no_kirim, b!);
  expect([sendiri.status, sendiri.body.code]).toEqual([422, 'KIRIMAN_SENDIRI']);
  const selesai = await pusat.raw(
    'POST',
    `kirim-barang/${no_kirim}/selesai`,
    { alasan: 'Tidak ada di bungkus' },
    { ...kunci(), ...DI_KJ2 },
  );
  expect([selesai.status, selesai.body.code]).toEqual([422, 'KIRIMAN_SENDIRI']);
  const lain = await terima('OWN', no_kirim, b!);
  expect(lain.status, lain.text).toBe(201);
  const kirim = await shop.as('SPV').call(kirimBarangDocument.one, { params: { no: no_kirim } });
  expect(kirim.status).toBe('DONE');
});
