import { afterAll, beforeAll, expect, test } from 'vitest';
import { mg, persen } from '#kit/rules/quantity.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import {
  bagian,
  bukaSepuhan,
  DIJUAL,
  isiLebur,
  isiSortir,
  isiTerima,
  liontin,
} from '#tests/kit/document/kerja-sepuhan.ts';
import { emas, rosokkan, tambahTukang, titipEmas } from '#tests/kit/document/kerja-service.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** What gold lost in its processes counts through all of them (D-51.17, decision 1035). */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await bukaSepuhan(shop);
  await tambahTukang(shop);
});
afterAll(() => shop.close());

const { terima, sortir, susut } = sepuhanDocument.makes;
const minta = { status: 403, code: 'PERLU_OTORISASI' };

test('gold that was at a craftsman has lost its tolerance: melted, given out, back and melted again asks', async () => {
  await rosokkan(shop);
  await titipEmas(shop, 3_250);
  const { no_kembali } = await shop.as('SPV').call(kembaliDocument.makes.lepas, {
    params: { kode_tukang: 'T01' },
    body: { kembali: emas(3_250), tutup: null, upah: null },
  });
  const no_lot = `${no_kembali}-01`;
  // 2.438 g fine: 0.001 g less of it is the owner's, as 0.048 g would be of gold that no process has seen.
  const lebur = (berat: number) =>
    shop.as('SPV').call(susut, { body: isiLebur(no_lot, berat, 10_000, 1_625) });
  await expect(lebur(1_218)).rejects.toMatchObject(minta);
  expect((await lebur(1_219)).selisih_murni).toBe(0);
  // Neither a receipt in between nor its test forgets it.
  const sisa = { asal: 'STOCK' as const, no_dokumen: no_lot, urut: null, berat: mg(1_625) };
  const uji = isiTerima([{ ...sisa, kadar_uji: persen(7490) }]);
  await expect(shop.as('SPV').call(terima, { body: uji })).rejects.toMatchObject(minta);
  const utuh = isiTerima([{ ...sisa, kadar_uji: null }]);
  const { no_sepuhan } = await shop.as('SPV').call(terima, { body: utuh });
  const lagi = isiLebur(`${no_sepuhan}-01`, 1_218, 10_000);
  await expect(shop.as('SPV').call(susut, { body: lagi })).rejects.toMatchObject(minta);
});

test('what goes back to BELI takes its own loss with it: the pendant that was lighter lost its own 0.004 g', async () => {
  const body = isiTerima([await liontin(shop, { berat: mg(1_190) }), await liontin(shop)]);
  const { no_sepuhan } = await shop.as('SPV').call(terima, { body });
  const pilah = (jadi: number) =>
    shop.as('SPV').call(sortir, {
      body: isiSortir(
        `${no_sepuhan}-01`,
        bagian('JUAL LAGI', 1_190, { ...DIJUAL, berat_jadi: mg(jadi) }),
        bagian('KEMBALI', 1_200),
      ),
    });
  // 0.012 g of 1.201 g may go in all; 0.011 g went at the receipt, none of it from the other.
  await expect(pilah(1_188)).rejects.toMatchObject(minta);
  await pilah(1_189);
  const asal = await shop.rows(
    'select murni_asal - murni as lalu from sepuhan_baris where no_lot = $1 order by urut',
    [`${no_sepuhan}-01`],
  );
  expect(asal).toEqual([{ lalu: 4 }, { lalu: 0 }]);
});
