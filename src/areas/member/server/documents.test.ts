import { afterAll, beforeAll } from 'vitest';
import { tukarHadiahDocument } from '#areas/member/contract/tukar-hadiah.document.ts';
import { documentTests } from '#tests/kit/document/document-tests.ts';
import { bukaMember, jadiMember } from '#tests/kit/orang/member.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { done } from '#tests/kit/done.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await bukaMember(shop);
  await shop.modulOn('MEMBER_MODULE', 'PST');
  await shop.rows(
    `insert into hadiah (kode_toko, kode_hadiah, nama_hadiah, point, stock) values ('KJ1', 'PAYUNG', 'Payung', 10, 1000)`,
  );
});
afterAll(() => shop.close());

documentTests(
  tukarHadiahDocument,
  {
    makes: {
      tukar: {
        given: async () => {
          const kode_customer = await jadiMember(shop, 'Ratna');
          await done(shop, 'OWN', `member/${kode_customer}/koreksi-poin`, {
            poin: 50,
            alasan: 'Saldo kartu lama',
          });
          return { params: { kode_customer }, body: { kode_hadiah: 'PAYUNG', qty: 1 } };
        },
        other: { qty: 2 },
      },
    },
  },
  () => shop,
);
