import { afterAll, beforeAll } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { gesekDocument } from '#areas/gesek/contract/gesek.document.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { documentTests } from '#tests/kit/document/document-tests.ts';
import { bukaGesek, isiGesek } from '#tests/kit/uji/gesek.ts';
import { isiKas } from '#tests/kit/kas-uji.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.modulOn('VALIDASI_NON_CASH_MODULE');
  await bukaGesek(shop);
  const modal = isiKas(50_000_000, 'MODAL_KAS');
  await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body: modal });
});
afterAll(() => shop.close());

documentTests(
  gesekDocument,
  {
    makes: {
      gesek: {
        who: 'SPV',
        given: async () => ({ body: isiGesek() }),
        other: { jumlah: rp(2_000_000) },
        asks: 'GESEK_TUNAI',
      },
    },
  },
  () => shop,
);
