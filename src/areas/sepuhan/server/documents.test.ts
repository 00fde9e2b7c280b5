import { afterAll, beforeAll } from 'vitest';
import { mg, persen } from '#kit/rules/quantity.ts';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { documentTests } from '#tests/kit/document/document-tests.ts';
import {
  bagian,
  bukaLot,
  bukaSepuhan,
  DICUCI,
  DIJUAL,
  isiCuci,
  isiLebur,
  isiManual,
  isiPindah,
  isiSortir,
  isiTerima,
  liontin,
  terimaLiontin,
} from '#tests/kit/document/kerja-sepuhan.ts';
import { tambahTukang } from '#tests/kit/document/kerja-service.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { done } from '#tests/kit/done.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await bukaSepuhan(shop);
  await tambahTukang(shop);
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
      cuci: {
        who: 'SPV',
        given: async () => {
          const { no_sepuhan } = await bukaLot(shop);
          const baris = bagian('CUCI', 50_000, { ...DICUCI, qty: 0 });
          const body = isiSortir(`${no_sepuhan}-01`, baris);
          const made = await shop.as('SPV').call(sepuhanDocument.makes.sortir, { body });
          return { body: isiCuci(`${made.no_sepuhan}-01`, 49_900) };
        },
        other: { keterangan: 'Uji yang lain' },
      },
      pindah: {
        who: 'SPV',
        given: async () => {
          const { no_sepuhan } = await bukaLot(shop);
          const body = isiSortir(`${no_sepuhan}-01`, bagian('LEBUR', 50_000, { qty: 0 }));
          const made = await shop.as('SPV').call(sepuhanDocument.makes.sortir, { body });
          return { body: isiPindah(`${made.no_sepuhan}-01`, 'LEBUR', { kode_tukang: 'T01' }) };
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
