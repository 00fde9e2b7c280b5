import { afterAll, beforeAll } from 'vitest';
import { pasangBerlianDocument } from '#areas/berlian/contract/pasang-berlian.document.ts';
import { returBerlianDocument } from '#areas/berlian/contract/retur-berlian.document.ts';
import { terimaBerlianDocument } from '#areas/berlian/contract/terima-berlian.document.ts';
import { documentTests } from '#tests/kit/document/document-tests.ts';
import type { Shop } from '#tests/kit/shop.ts';
import {
  cincinBerlian,
  isiLepas,
  isiPasang,
  isiRetur,
  isiTerima,
  pasangBatu,
  terimaBatu,
  tokoBerlian,
} from '#tests/kit/uji/berlian.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await tokoBerlian();
  // Another shop has the calls, and none of these documents.
  await shop.modulOn('BERLIAN_MODULE', 'PST');
  await shop.param('OWN_TANPA_OTORISASI', false);
});
afterAll(() => shop.close());

const other = { keterangan: 'Uji yang lain' };

documentTests(
  terimaBerlianDocument,
  { makes: { terima: { who: 'SPV', given: async () => isiTerima(), other } } },
  () => shop,
);
documentTests(
  returBerlianDocument,
  {
    makes: {
      retur: {
        who: 'SPV',
        given: async () => {
          const { kode } = await terimaBatu(shop);
          return isiRetur(kode[0]!);
        },
        other,
        asks: 'RETUR_SUPPLIER',
      },
    },
  },
  () => shop,
);
documentTests(
  pasangBerlianDocument,
  {
    makes: {
      pasang: {
        who: 'SPV',
        given: async () => {
          const { kode } = await terimaBatu(shop);
          return isiPasang(await cincinBerlian(shop), kode, 3_354);
        },
        other,
        asks: 'UBAH_BARANG',
      },
      lepas: {
        who: 'SPV',
        given: async () => {
          const { kode } = await terimaBatu(shop);
          const barang = await cincinBerlian(shop);
          await pasangBatu(shop, barang, kode, 3_354);
          return isiLepas(barang, kode, 3_250);
        },
        other,
        asks: 'UBAH_BARANG',
      },
    },
  },
  () => shop,
);
