import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import { returSupplierDocument } from '#areas/terima/contract/retur/retur-supplier.document.ts';
import { cariUang } from '#tests/kit/buku.ts';
import type { Refused } from '#tests/kit/client.ts';
import { izin } from '#tests/kit/orang/setuju.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { kunci, send } from '#tests/kit/titipan.ts';
import {
  batu,
  cincinBerlian,
  lepasBatu,
  lihatBarang,
  lihatBatu,
  pasangBatu,
  returBatu,
  terimaBatu,
  tokoBerlian,
} from '#tests/kit/uji/berlian.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await tokoBerlian();
});
afterAll(() => shop.close());

const isi = (kode_barcode: string, berat: number) => ({
  body: { alasan: 'Batu tidak sesuai', barang: [{ kode_barcode, berat: mg(berat) }] },
});
const retur = (kode: string, berat: number) =>
  shop.approved('SPV', returSupplierDocument.makes.retur, isi(kode, berat), 'OWN');
let sertifikat = 72_000;
const cincin = (more: object = { harga_modal: 7_000_000 }) =>
  cincinBerlian(shop, {
    berlian: [{ carat: 0.52, shape: 'RD', no_sertifikat: String((sertifikat += 1)), ...more }],
    berat: 3.354,
    berat_atribut: 0.104,
    harga_modal: 10_000_000,
    kode_supplier: 'UBS',
  });
const batuDi = async (kode: string) => (await lihatBarang(shop, kode))!.batu!;
/** The movements of a stone after it came. */
const gerak = async (kode: string) =>
  (
    await shop.rows<{ jenis: string; carat: number }>(
      'select jenis, carat::int from berlian_gerak where kode_berlian = $1 order by urut offset 1',
      [kode],
    )
  ).map((one) => [one.jenis, one.carat]);

describe('a ring of 10,000,000 with its stone of 7,000,000', () => {
  test('goes back with it: the stone is returned, and comes again with the cancel', async () => {
    const kode = await cincin();
    const [stone] = await batuDi(kode);
    const { no_retur } = await retur(kode, 3354);
    expect(await cariUang(shop, no_retur)).toEqual({
      'supplier:UBS': 10_000_000,
      persediaan: -10_000_000,
    });
    expect(await lihatBatu(shop, stone!)).toMatchObject({ status: 'RETUR' });
    expect(await gerak(stone!)).toEqual([['RETUR', -520]]);
    await shop.approved('SPV', returSupplierDocument.cancel, {
      params: { no: no_retur },
      body: { alasan: 'Supplier menolak' },
    });
    expect(await lihatBatu(shop, stone!)).toMatchObject({
      status: 'TERPASANG',
      kode_barcode: kode,
    });
    expect(await gerak(stone!)).toEqual([
      ['RETUR', -520],
      ['RETUR', 520],
    ]);
  });
  test('taken out and set again it goes back for all of it', async () => {
    const kode = await cincin();
    const stones = await batuDi(kode);
    await lepasBatu(shop, kode, stones, 3250);
    await pasangBatu(shop, kode, stones, 3354);
    const { no_retur } = await retur(kode, 3354);
    expect(await cariUang(shop, no_retur)).toEqual({
      'supplier:UBS': 10_000_000,
      persediaan: -10_000_000,
    });
  });
});

describe('who gains', () => {
  test('another stone in the place of its own does not go back in it', async () => {
    const kode = await cincin();
    await lepasBatu(shop, kode, await batuDi(kode), 3250);
    const { kode: lain } = await terimaBatu(shop, [batu()]);
    await pasangBatu(shop, kode, lain, 3354);
    await expect(retur(kode, 3354)).rejects.toMatchObject({ code: 'BERLIAN_LAIN' });
  });
  test('a stone that stays without a cost of its own is for an owner to agree to, who reads which', async () => {
    const minta = async (kode: string) =>
      (await shop
        .as('SPV')
        .call(returSupplierDocument.makes.retur, isi(kode, 3250))
        .catch((refused: Refused) => refused.extra)) as { level: string[]; angka: object[] };
    const biasa = await cincin();
    await lepasBatu(shop, biasa, await batuDi(biasa), 3250);
    expect((await minta(biasa)).level).toEqual(['SPV', 'OWN']);
    const tanpa = await cincin({ harga_modal: null });
    const [stone] = await batuDi(tanpa);
    await lepasBatu(shop, tanpa, [stone!], 3250);
    const asked = await minta(tanpa);
    expect(asked.level).toEqual(['OWN']);
    expect(JSON.stringify(asked.angka)).toContain(stone);
  });
  test('a loose stone does not go back by one person alone', async () => {
    const { kode } = await terimaBatu(shop, [batu()]);
    const barang = [{ kode_berlian: kode[0] }];
    const asked = await send(shop.as('SPV'), 'berlian/retur', { barang });
    expect([asked.status, asked.body.events], asked.text).toEqual([403, ['RETUR_SUPPLIER']]);
  });
  test('a stone of 18,000,000 that came out of a ring of 10,000,000 goes back for what it was delivered for', async () => {
    const ring = await cincinBerlian(shop);
    const { kode } = await terimaBatu(shop, [batu()]);
    await pasangBatu(shop, ring, kode, 3354);
    const write = { method: 'PUT', path: `barang/${ring}`, body: { harga_modal: 10_000_000 } };
    const keystore = await izin(shop.as('SPV'), shop.as('OWN'), write);
    const header = { ...kunci(), 'x-otorisasi': keystore };
    const done = await shop.as('SPV').raw('PUT', write.path, write.body, header);
    expect(done.status, done.text).toBe(200);
    await lepasBatu(shop, ring, kode, 3250);
    expect(await lihatBatu(shop, kode[0]!)).toMatchObject({ harga_modal: 10_000_000 });
    const { no_retur } = await returBatu(shop, kode[0]!);
    expect(await cariUang(shop, no_retur)).toEqual({
      'supplier:BLN/D01': 18_000_000,
      persediaan: -10_000_000,
      selisih_stock: -8_000_000,
    });
  });
});
