import { afterAll, beforeAll } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import { terimaDocument } from '#areas/terima/contract/terima.document.ts';
import { documentTests } from '#tests/kit/document/document-tests.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

const weights = { qty: 2, berat_bruto: mg(7_200), berat_nota: mg(6_500), berat: mg(6_500) };

documentTests(
  terimaDocument,
  {
    makes: {
      terima: {
        who: 'SPV',
        given: async () => ({
          body: {
            kode_supplier: 'UBS',
            kode_gudang: 'TK',
            dokumen_perolehan: 'FAKTUR_PAJAK' as const,
            lot: [{ kode_dept: 'CC', kode_group: 'T', kode_kadar: '750', ...weights }],
          },
        }),
        other: { keterangan: 'Uji yang lain' },
      },
    },
  },
  () => shop,
);
