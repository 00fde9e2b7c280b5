import { afterAll, beforeAll, expect, test } from 'vitest';
import { berandaEndpoint } from '#areas/dashboard/contract/beranda.api.ts';
import { cariBuku } from '#tests/kit/buku.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop } from '#tests/kit/shop.ts';
import {
  batalkan,
  bukaTokoKirim,
  isiKiriman,
  kirimkan,
  kunci,
  piece,
  pindai,
  selesaikan,
  terimakan,
  tulis,
} from '#tests/kit/uji/kirim-barang.ts';

/** What came too much, and what never came (D-42.6, D-42.7). */
let shop: Shop;
beforeAll(async () => {
  shop = await bukaTokoKirim();
});
afterAll(() => shop.close());

test('a piece too many is a scan and no stock, told to the sender, who ships it after its shipment', async () => {
  const [a, lebih] = await tambahPotong(shop, ['P1', 'P2']);
  const no = await kirimkan(shop, [a!]);
  const catat = (kode_barcode: string) =>
    tulis(shop, { di: 'KJ2', path: `kirim-barang/${no}/lebih`, body: { kode_barcode } });
  expect((await catat(a!)).body.code).toBe('ISI_KIRIMAN');
  expect((await terimakan(shop, no, [pindai(lebih!)])).body.code).toBe('BUKAN_ISI');
  expect((await catat(lebih!)).body.data.lebih).toEqual([lebih]);
  expect(await piece(shop, lebih!, 'KJ2')).toBeUndefined();
  const [told] = (await shop.as('SPV').raw('GET', `kirim-barang/${no}/lebih`)).body.data;
  expect(told).toMatchObject({ kode_barcode: lebih, nama_barang: 'Anting Bunga', no_kirim: null });
  const susul = (codes: readonly string[]) =>
    shop
      .as('SPV')
      .raw('POST', 'kirim-barang', isiKiriman(codes, 'KJ2', { no_kirim_asal: no }), kunci());
  const [lain] = await tambahPotong(shop, ['P4']);
  expect((await susul([lain!])).body.code).toBe('BUKAN_LEBIH');
  const { body } = await susul([lebih!]);
  expect((await terimakan(shop, body.data.no_kirim, [pindai(lebih!)])).status).toBe(201);
});

test('missing pieces that never left go back to a tray by a supervisor', async () => {
  const [a, b] = await tambahPotong(shop, ['P1', 'P2']);
  const no = await kirimkan(shop, [a!, b!]);
  expect((await terimakan(shop, no, [pindai(a!)])).status).toBe(201);
  expect((await selesaikan(shop, no)).status).toBe(200);
  const kembali = {
    alasan: 'Tertinggal di laci',
    barang: [{ kode_barcode: b, hasil: 'KEMBALI', kode_gudang: 'TK', kode_baki: 'A-01' }],
  };
  const path = `kirim-barang/${no}/selisih`;
  const asing = { ...kembali, barang: [{ ...kembali.barang[0], kode_barcode: a }] };
  expect((await shop.as('MU').raw('POST', path, asing, kunci())).body.code).toBe('BUKAN_KURANG');
  const { body } = await tulis(shop, { di: 'KJ1', path, body: kembali, who: 'MU', by: 'SPV' });
  expect(body.data.status).toBe('SELISIH');
  expect(await cariBuku(shop, body.data.no_selisih)).toEqual([
    [`kirim:${no}`, b, 4200, -1, -2345, -985],
    ['baki:TK/A-01', b, 4200, 1, 2345, 985],
  ]);
  expect(await piece(shop, b!, 'KJ1')).toMatchObject({ status: 'READY', kode_baki: 'A-01' });
});

test('a piece too many that is not shipped goes home: handed over there, closed by the sender, and on both homes until then', async () => {
  const [a, lebih, lain] = await tambahPotong(shop, ['P1', 'P2', 'P4']);
  const no = await kirimkan(shop, [a!]);
  const path = `kirim-barang/${no}/lebih`;
  const di = (toko: 'KJ1' | 'KJ2', more: string, kode_barcode: string) =>
    tulis(shop, { di: toko, path: `${path}${more}`, body: { kode_barcode } });
  const perlu = async (toko: 'KJ1' | 'KJ2') =>
    (await shop.as('SPV', toko).call(berandaEndpoint)).perlu_dilihat
      .filter(({ jenis }) => jenis === 'BARANG_LEBIH')
      .map(({ jumlah, dokumen, barang }) => [jumlah, dokumen, barang]);
  await di('KJ2', '', lebih!);
  await di('KJ2', '', lain!);
  const dua = [[2, no, [lebih, lain].toSorted().join(', ')]];
  expect([await perlu('KJ1'), await perlu('KJ2')]).toEqual([dua, dua]);
  expect((await di('KJ2', '/serah', a!)).body.code).toBe('BUKAN_LEBIH');
  const serah = await di('KJ2', '/serah', lebih!);
  expect(serah.body.data, serah.text).toMatchObject({
    lebih: [lebih, lain],
    lebih_terbuka: [lain],
  });
  const lagi = await di('KJ2', '/serah', lebih!);
  expect([lagi.status, lagi.body.code]).toEqual([409, 'LEBIH_SELESAI']);
  const susul = () =>
    shop
      .as('SPV')
      .raw('POST', 'kirim-barang', isiKiriman([lebih!], 'KJ2', { no_kirim_asal: no }), kunci());
  expect((await susul()).body.code).toBe('BUKAN_LEBIH');
  // The other one was misread: it lies in its tray, and the sender alone can say so.
  expect((await di('KJ2', '/kembali', lain!)).status).toBe(404);
  const kembali = [await di('KJ1', '/kembali', lebih!), await di('KJ1', '/kembali', lain!)];
  expect(kembali[1]!.body.data, kembali[1]!.text).toMatchObject([
    { kode_barcode: lebih, keadaan: 'KEMBALI', serah_by: 'spv.kj2', no_kirim: null },
    { kode_barcode: lain, keadaan: 'KEMBALI', serah_by: null },
  ]);
  expect((await di('KJ1', '/kembali', lebih!)).body.code).toBe('LEBIH_SELESAI');
  expect([await perlu('KJ1'), await perlu('KJ2')]).toEqual([[], []]);
  expect(await piece(shop, lebih!, 'KJ1')).toMatchObject({ status: 'READY', kode_baki: 'A-01' });
  expect((await batalkan(shop, no)).status).toBe(200);
});
