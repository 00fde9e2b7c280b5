import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ubahBarangEndpoint } from '#areas/stock/contract/barang.api.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

let shop: Shop;
let kode_barcode: string;
let keys = 0;
beforeAll(async () => (shop = await openShop({ dasar: true })));
afterAll(() => shop.close());
beforeEach(async () => {
  [kode_barcode = ''] = await tambahPotong(shop, ['P1']);
});
const change = (body: object, who: Who = 'OWN') =>
  shop
    .as(who)
    .raw('PUT', `barang/${kode_barcode}`, body, { 'idempotency-key': `harga-jaga-${++keys}` });

describe('another jenis is another price where its ongkos or its guard is another (D-51.16)', () => {
  const jenis = (kode_dept: string, berlian: boolean) =>
    shop.as('OWN').raw('POST', 'jenis', { kode_dept, nama: `Jenis ${kode_dept}`, berlian });
  const ongkos = (kode_dept: string, tarif: number) =>
    shop.as('OWN').raw('POST', 'parameter-ongkos', {
      kode_dept,
      kode_group: null,
      cara: 'PER_GRAM',
      tarif,
      minimal: 0,
    });

  test('3.250 g as a kind that pays 10,000 a gram instead of 40,000: old and new price, and the owner', async () => {
    await jenis('KP', false);
    expect((await ongkos('KP', 10_000)).status).toBe(201);
    await change({ ongkos: null });
    const asked = await change({ kode_dept: 'KP' }, 'SPV');
    expect([asked.body.events, asked.body.level]).toEqual([
      ['UBAH_BARANG', 'UBAH_HARGA_EMAS'],
      ['OWN'],
    ]);
    const harga = asked.body.angka.filter((one: any) => one.label === `Harga ${kode_barcode}`);
    expect(harga.map((one: any) => one.nilai)).toEqual([
      'Rp 7,182,500 → Rp 7,085,000',
      'Rp 7,182,500 → Rp 7,085,000',
    ]);
    const given = { params: { kode_barcode }, body: { kode_dept: 'KP' } };
    const made = await shop.approved('SPV', ubahBarangEndpoint, given, 'OWN');
    expect([made.ongkos, made.harga_hari_ini]).toEqual([32_500, 7_085_000]);
    // Back to the dearer one no price falls: a supervisor's word.
    expect((await change({ kode_dept: 'CC' }, 'SPV')).body.events).toEqual(['UBAH_BARANG']);
  });

  test('a kind of diamonds that becomes a plain one is no longer guarded by its cost: the owner', async () => {
    await jenis('CB', true);
    expect((await change({ kode_dept: 'CB' }, 'SPV')).body.events).toEqual(['UBAH_BARANG']);
    expect((await change({ kode_dept: 'CB' })).status).toBe(200);
    const asked = await change({ kode_dept: 'CC' }, 'SPV');
    expect([asked.body.events, asked.body.level]).toEqual([
      ['UBAH_BARANG', 'UBAH_HARGA_EMAS'],
      ['OWN'],
    ]);
    expect(asked.body.angka).toContainEqual({
      label: `Dijaga modalnya ${kode_barcode}`,
      nilai: 'Ya → Tidak',
      ke: 2,
    });
  });
});
