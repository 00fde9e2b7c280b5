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
    .raw(
      'POST',
      `kirim-barang/${no}/terima`,
      { barang: [pindai(code)] },
      { ...kunci(), ...DI_KJ2 },
    );

test('head office opens the module of an online shop, and receives there what KJ1 sent', async () => {
  const [a] = await tambahPotong(shop, ['P1']);
  const send = () =>
    shop.as('SPV').raw('POST', 'kirim-barang/online-store', isiKiriman([a!], 'KJ2'), kunci());
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
  const lebih = await pusat.raw(
    'POST',
    `kirim-barang/${no_kirim}/lebih`,
    { kode_barcode: 'KJ19999999', keterangan: null },
    { ...kunci(), ...DI_KJ2 },
  );
  expect([lebih.status, lebih.body.code]).toEqual([422, 'KIRIMAN_SENDIRI']);
  const lain = await terima('OWN', no_kirim, b!);
  expect(lain.status, lain.text).toBe(201);
  const kirim = await shop.as('SPV').call(kirimBarangDocument.one, { params: { no: no_kirim } });
  expect(kirim.status).toBe('DONE');
});

/** The word of an owner of head office for a write there. */
async function denganOwner(path: string, body: object, di: Record<string, string>) {
  const spv = shop.as('SPV', 'PST');
  const minta = { method: 'POST', path: `/api/v1/${path}`, body };
  const asked = await spv.raw('POST', 'otorisasi', minta, di);
  expect(asked.status, asked.text).toBe(201);
  const { keystore } = asked.body.data as { keystore: string };
  const ya = await shop.as('OWN', 'PST').raw('POST', `otorisasi/${keystore}/setujui`, {}, di);
  expect(ya.status, ya.text).toBe(200);
  return spv.raw('POST', path, body, { ...kunci(), ...di, 'x-otorisasi': keystore });
}
const dariKj1 = async (code: string): Promise<string> => {
  const sent = await shop
    .as('SPV')
    .raw('POST', 'kirim-barang/online-store', isiKiriman([code], 'KJ2'), kunci());
  expect(sent.status, sent.text).toBe(201);
  return (sent.body.data as { no_kirim: string }).no_kirim;
};

test('who says in KJ2 that a ring is missing does not say in KJ1 that it never left', async () => {
  const [c] = await tambahPotong(shop, ['P1']);
  const no = await dariKj1(c!);
  const selesai = await denganOwner(
    `kirim-barang/${no}/selesai`,
    { alasan: 'Tidak ada di bungkus' },
    DI_KJ2,
  );
  expect(selesai.status, selesai.text).toBeLessThan(300);
  const kembali = {
    alasan: 'Masih di baki',
    barang: [{ kode_barcode: c, hasil: 'KEMBALI', kode_gudang: 'TK', kode_baki: 'A-01' }],
  };
  const path = `kirim-barang/${no}/selisih`;
  const sendiri = await shop
    .as('SPV', 'PST')
    .raw('POST', path, kembali, { ...kunci(), 'x-toko': 'KJ1' });
  expect([sendiri.status, sendiri.body.code]).toEqual([422, 'KURANG_SENDIRI']);
  const lain = await shop.as('SPV').raw('POST', path, kembali, kunci());
  expect([lain.status, lain.body.event]).toEqual([403, 'KIRIMAN_SELISIH']);
});

test('0.300 g that are missing in KJ2 and 0.300 g in KJ1 are 0.600 g of one person: an owner agrees', async () => {
  const [d] = await tambahPotong(shop, ['P1']);
  const no = await dariKj1(d!);
  const ringan = { barang: [pindai(d!, { berat: 2.95 })] };
  const minta = (path: string, body: object, toko: string) =>
    shop.as('SPV', 'PST').raw('POST', path, body, { ...kunci(), 'x-toko': toko });
  const disana = `kirim-barang/${no}/terima`;
  expect((await minta(disana, ringan, 'KJ2')).body.level).toEqual(['SPV', 'OWN']);
  const tiba = await denganOwner(disana, ringan, DI_KJ2);
  expect(tiba.status, tiba.text).toBe(201);
  const pulang = await shop
    .as('OWN', 'PST')
    .raw('POST', 'kirim-barang', isiKiriman([d!], 'KJ1'), { ...kunci(), ...DI_KJ2 });
  expect(pulang.status, pulang.text).toBe(201);
  const lagi = { barang: [pindai(d!, { berat: 2.65 })] };
  const disini = `kirim-barang/${pulang.body.data.no_kirim}/terima`;
  expect((await minta(disini, lagi, 'KJ1')).body.level).toEqual(['OWN']);
});

test('two accounts of one telephone are one person: spv.kj1 packs, spv.pst does not receive', async () => {
  const hp = { nama: 'Bapak Hadi', target: 0, id_fee: null, hp: '0813-5555-0123' };
  for (const [kode, kode_sales] of [
    ['KJ1', 'HD1'],
    ['PST', 'HD2'],
  ] as const) {
    const made = await shop.as('OWN', kode).raw('POST', 'sales', { ...hp, kode_sales });
    expect(made.status, made.text).toBeLessThan(300);
    const user = `spv.${kode.toLowerCase()}`;
    await shop.rows('update users set kode_sales = $1 where user_id = $2', [kode_sales, user]);
  }
  const [e] = await tambahPotong(shop, ['P1']);
  const no = await dariKj1(e!);
  const sendiri = await terima('SPV', no, e!);
  expect([sendiri.status, sendiri.body.code]).toEqual([422, 'KIRIMAN_SENDIRI']);
  expect((await terima('OWN', no, e!)).status).toBe(201);
});
