import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { ubahHargaEmasEndpoint } from '#areas/barang/contract/harga.api.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import {
  bukaTokoKirim,
  isiKiriman,
  kirimkan,
  kunci,
  pindai,
  selesaikan,
  terimakan,
  tulis,
} from '#tests/kit/uji/kirim-barang.ts';

/** How somebody would gain by a shipment, and what must still be possible (D-42). */
let shop: Shop;
beforeAll(async () => {
  shop = await bukaTokoKirim();
});
afterAll(() => shop.close());

test('a code that the receiver has is his own of that name: a cheaper group is not chosen for it', async () => {
  const [a] = await tambahPotong(shop, ['P1']);
  const groupOf = async (toko: string) =>
    (
      await shop.rows<{ kode_group: string }>(
        'select kode_group from barang where kode_barcode = $1 and kode_toko = $2',
        [a, toko],
      )
    )[0]?.kode_group;
  const sent = await groupOf('KJ1');
  const lain = { jenis: 'GROUP', dari: sent, ke: sent === 'M' ? 'T' : 'M' };
  const no = await kirimkan(shop, [a!]);
  // Named twice, it is still nothing.
  const made = await terimakan(shop, no, [pindai(a!)], { padanan: [lain, lain] });
  expect(made.status, made.text).toBe(201);
  expect(await groupOf('KJ2')).toBe(sent);
  expect(await shop.rows('select 1 from kirim_padanan')).toEqual([]);
});

test('a piece too many is told also when all of the list was taken in, and is sent after it once', async () => {
  const [a, lebih] = await tambahPotong(shop, ['P1', 'P2']);
  const no = await kirimkan(shop, [a!]);
  expect((await terimakan(shop, no, [pindai(a!)])).status).toBe(201);
  const told = await tulis(shop, {
    di: 'KJ2',
    path: `kirim-barang/${no}/lebih`,
    body: { kode_barcode: lebih },
  });
  expect(told.body.data?.lebih, told.text).toEqual([lebih]);
  const susul = () =>
    shop
      .as('SPV')
      .raw('POST', 'kirim-barang', isiKiriman([lebih!], 'KJ2', { no_kirim_asal: no }), kunci());
  const first = await susul();
  expect(first.status, first.text).toBe(201);
  // It goes home, and is shipped as any other from then on.
  expect((await terimakan(shop, first.body.data.no_kirim, [pindai(lebih!)])).status).toBe(201);
  const home = await kirimkan(shop, [lebih!], 'KJ1', 'KJ2');
  expect((await terimakan(shop, home, [pindai(lebih!)], { di: 'KJ1' })).status).toBe(201);
  expect((await susul()).body.code).toBe('BUKAN_LEBIH');
});

test('a group that the receiver lacks is chosen alone where the price stays, by an owner where a ring gets cheaper', async () => {
  const aktif = (ya: boolean) =>
    shop.rows(
      `update group_barang set is_active = $1 where kode_toko = 'KJ2' and kode_group = 'T'`,
      [ya],
    );
  await aktif(false);
  const harga = (toko: 'KJ1' | 'KJ2', kode_group: string) =>
    shop.as('OWN', toko).call(ubahHargaEmasEndpoint, {
      body: {
        jenis: 'JUAL',
        kode_group,
        kode_kadar: null,
        harga_per_gram: rp(3_000_000),
        berlaku_dari: null,
      },
    });
  await harga('KJ1', 'T');
  await harga('KJ2', 'IT');
  const [a, b] = await tambahPotong(shop, ['P1', 'P1']);
  const no = await kirimkan(shop, [a!, b!]);
  const pilih = (ke: string) => ({ padanan: [{ jenis: 'GROUP', dari: 'T', ke }] });
  const murah = await terimakan(shop, no, [pindai(a!)], pilih('M'));
  expect([murah.body.event, murah.body.level], murah.text).toEqual(['UBAH_HARGA_EMAS', ['OWN']]);
  const sama = await terimakan(shop, no, [pindai(a!)], pilih('IT'));
  expect(sama.status, sama.text).toBe(201);
  // Kept: another one named later is nothing.
  expect((await terimakan(shop, no, [pindai(b!)], pilih('M'))).status).toBe(201);
  expect(
    await shop.rows(`select ke from kirim_padanan where jenis = 'GROUP' and dari = 'T'`),
  ).toEqual([{ ke: 'IT' }]);
  await aktif(true);
});

test('a ring that comes after it was said to be missing is told to the sender, who had not lost it', async () => {
  const [a, b] = await tambahPotong(shop, ['P1', 'P2']);
  const no = await kirimkan(shop, [a!, b!]);
  const scan = { di: 'KJ2', path: `kirim-barang/${no}/lebih`, body: { kode_barcode: a } } as const;
  expect((await tulis(shop, scan)).body.code).toBe('ISI_KIRIMAN');
  expect((await terimakan(shop, no, [pindai(b!)])).status).toBe(201);
  expect((await selesaikan(shop, no)).status).toBe(200);
  const told = await tulis(shop, scan);
  expect(told.body.data?.lebih_terbuka, told.text).toEqual([a]);
  const kembali = { kode_barcode: a, hasil: 'KEMBALI', kode_gudang: 'TK', kode_baki: 'A-01' };
  const body = { alasan: 'Datang terlambat', barang: [kembali] };
  const path = `kirim-barang/${no}/selisih`;
  expect((await tulis(shop, { di: 'KJ1', path, body, who: 'MU', by: 'SPV' })).status).toBe(201);
  const susul = isiKiriman([a!], 'KJ2', { no_kirim_asal: no });
  const sent = await shop.as('SPV').raw('POST', 'kirim-barang', susul, kunci());
  expect(sent.status, sent.text).toBe(201);
  expect((await terimakan(shop, sent.body.data.no_kirim, [pindai(a!)])).status).toBe(201);
});
