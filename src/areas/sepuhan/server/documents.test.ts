import { afterAll, beforeAll } from 'vitest';
import { mg, persen } from '#kit/rules/quantity.ts';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { documentTests } from '#tests/kit/document/document-tests.ts';
import {
  bagian,
  bukaLot,
  bukaSepuhan,
  DIJUAL,
  isiLebur,
  isiManual,
  isiSortir,
  isiTerima,
  liontin,
  terimaLiontin,
} from '#tests/kit/document/kerja-sepuhan.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { done } from '#tests/kit/done.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await bukaSepuhan(shop);
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 400_000_000, keterangan: 'Modal pagi' };
  await done(shop, 'OWN', 'cash/masuk', modal);
});
afterAll(() => shop.close());

documentTests(
  sepuhanDocument,
  {
    makes: {
      terima: {
        who: 'SPV',
        given: async () => ({ body: isiTerima([await liontin(shop)]) }),
        other: { keterangan: 'Uji yang lain' },
      },
      sortir: {
        who: 'SPV',
        given: async () => {
          const { no_sepuhan } = await terimaLiontin(shop, 2);
          const jual = bagian('JUAL LAGI', 1_200, DIJUAL);
          return { body: isiSortir(`${no_sepuhan}-01`, jual, bagian('KEMBALI', 1_200)) };
        },
        other: { keterangan: 'Uji yang lain' },
      },
      susut: {
        who: 'SPV',
        given: async () => {
          const { no_sepuhan } = await bukaLot(shop);
          return { body: isiLebur(`${no_sepuhan}-01`, 40_000, 8_740) };
        },
        other: { keterangan: 'Uji yang lain' },
      },
      manual: {
        who: 'MU',
        given: async () => ({ body: isiManual({ berat: mg(1_000), kadar: persen(7500) }) }),
        other: { keterangan: 'Uji yang lain' },
        asks: 'KOREKSI_SEPUHAN',
      },
    },
  },
  () => shop,
);
