import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { persen, rp } from '#kit/rules/quantity.ts';
import type { HeldOf } from '#areas/dokumen/contract/document-types.ts';
import type { lelangCicilanDocument } from '#areas/cicilan/contract/lelang/lelang.document.ts';
import { suratLelangCicilan } from '#areas/cicilan/server/lelang/surat-lelang.ts';
import { done } from '#tests/kit/done.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';
import {
  batu,
  bukaBerlian,
  cincinBerlian,
  pasangBatu,
  terimaBatu,
} from '#tests/kit/uji/berlian.ts';
import { bukaCicilan, cicilan, tegur, type Kontrak } from '#tests/kit/uji/cicilan.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await bukaBerlian(shop);
  await bukaCicilan(shop);
  await shop.param('BIAYA_LELANG_PERSEN', persen(0));
});
afterAll(() => shop.close());

/** 3.250 g of gold and a stone of 0.520 ct, bought over ten months for 27,000,000 at once. */
async function dicicil(harga_jual: number | null): Promise<{ no: string; kode: string }> {
  const cincin = await cincinBerlian(shop, { ongkos: 50_000 });
  const stone = harga_jual === null ? batu() : batu({ harga_jual: rp(harga_jual) });
  const { kode } = await terimaBatu(shop, [stone]);
  await pasangBatu(shop, cincin, [kode[0]!], 3_354);
  const body = cicilan([cincin], harga_jual === null ? 2_000_000 : 27_000_000);
  const { no_cicilan } = (await done(shop, 'OWN', 'cicilan', body)) as Kontrak;
  return { no: no_cicilan, kode: kode[0]! };
}
const hitung = async (no: string) =>
  (await send(shop.as('SPV'), `cicilan/${no}/lelang/hitung`, {})).body.data;
const EMAS = 6_678_500;

describe('a ring of 31,102,500, of which 24,000,000 for its stone, is not paid (D-38.4, D-45.7)', () => {
  let utuh = { no: '', kode: '' };
  let kosong = { no: '', kode: '' };
  beforeAll(async () => {
    utuh = await dicicil(24_000_000);
    kosong = await dicicil(null);
    await shop.hari('2027-03-30');
    await tegur(shop, utuh.no);
    await tegur(shop, kosong.no);
  });

  test('16,800,000 for the stone stands beside the gold, without the stone’s weight', async () => {
    expect(await hitung(utuh.no)).toMatchObject({
      nilai_beli: EMAS + 16_800_000,
      hasil_lelang: EMAS + 16_800_000,
      sisa: 7_213_000,
      kelebihan: EMAS + 16_800_000 - 7_213_000,
      barang: [{ nilai_beli: EMAS + 16_800_000, batu_rp: 16_800_000 }],
    });
  });

  test('nobody takes the stone for nothing: less is refused, to an owner too', async () => {
    const less = await send(shop.as('OWN'), `cicilan/${utuh.no}/lelang`, { hasil_lelang: EMAS });
    expect([less.status, less.body.code]).toEqual([422, 'HASIL_KURANG']);
  });

  test('a stone without a price counts nothing, and is named to who agrees', async () => {
    expect(await hitung(kosong.no)).toMatchObject({ nilai_beli: EMAS, barang: [{ batu_rp: 0 }] });
    const { body } = await send(shop.as('SPV'), `cicilan/${kosong.no}/lelang`, {});
    expect(body.angka).toContainEqual({
      label: 'Batu',
      nilai: expect.stringMatching(new RegExp(`^${kosong.kode} 0\\.520 ct.* tanpa harga$`)),
    });
  });

  test('who agrees reads the stone and its price; so does the paper', async () => {
    const { body } = await send(shop.as('SPV'), `cicilan/${utuh.no}/lelang`, {});
    expect(body.angka).toContainEqual({
      label: 'Batu',
      nilai: expect.stringMatching(new RegExp(`^${utuh.kode} 0\\.520 ct.*: Rp 16,800,000$`)),
    });
    const made = await disetujui(shop, `cicilan/${utuh.no}/lelang`, {}, 'OWN', 'SPV');
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const held = made.body.data as HeldOf<typeof lelangCicilanDocument.spec>;
    const [[, words]] = suratLelangCicilan({
      ...held,
      barang: held.barang.map((one) => ({ ...one, batu_rp: rp(16_800_000) })),
    }).barang as [[string, string]];
    expect(words).toMatch(/harga beli batunya Rp\s16,800,000$/);
    expect(
      await shop.rows('select batu_rp::int from cicilan_lelang_barang where no_lelang = $1', [
        held.no_lelang,
      ]),
    ).toEqual([{ batu_rp: 16_800_000 }]);
  });
});
