import { afterAll, beforeAll } from 'vitest';
import { returBerlianDocument } from '#areas/berlian/contract/retur-berlian.document.ts';
import { terimaBerlianDocument } from '#areas/berlian/contract/terima-berlian.document.ts';
import { documentTests } from '#tests/kit/document/document-tests.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { isiRetur, isiTerima, terimaBatu, tokoBerlian } from '#tests/kit/uji/berlian.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await tokoBerlian();
  // Another shop has the calls, and none of these documents.
  await shop.modulOn('BERLIAN_MODULE', 'PST');
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
      },
    },
  },
  () => shop,
);
