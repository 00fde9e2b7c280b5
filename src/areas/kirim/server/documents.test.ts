import { afterAll, beforeAll } from 'vitest';
import { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import { documentTests } from '#tests/kit/document/document-tests.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { liontin } from '#tests/kit/document/kerja-sepuhan.ts';
import { bukaBerlian, terimaBatu } from '#tests/kit/uji/berlian.ts';
import { isiKirimBatu } from '#tests/kit/uji/buka/kirim-berlian.ts';
import { bukaKirimBarang, isiKiriman } from '#tests/kit/uji/kirim-barang.ts';
import { bukaSepuhTerpusat, isiEmas } from '#tests/kit/uji/kirim-sepuhan.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true, toko: ['PST', 'KJ1', 'KJ2'] });
  await bukaKirimBarang(shop, ['PST', 'KJ1', 'KJ2']);
  await shop.modulOn('KIRIM_BARANG_ONLINE_STORE_MODULE');
  await shop.rows("update toko set jenis = 'ONLINE' where kode_toko = 'KJ2'");
  await bukaSepuhTerpusat(shop);
  await bukaBerlian(shop);
  await shop.modulOn('BERLIAN_MODULE', 'PST');
});
afterAll(() => shop.close());

const ke = async (tujuan: 'PST' | 'KJ2') => ({
  body: isiKiriman(await tambahPotong(shop, ['P4']), tujuan),
});

documentTests(
  kirimBarangDocument,
  {
    cancelWith: { kode_gudang: null, kode_baki: null },
    makes: {
      kirim: {
        who: 'SPV',
        given: () => ke('PST'),
        other: { keterangan: 'Uji yang lain' },
      },
      online: {
        who: 'SPV',
        given: () => ke('KJ2'),
        other: { keterangan: 'Uji yang lain' },
      },
      sepuhan: {
        who: 'SPV',
        given: async () => ({ body: isiEmas([await liontin(shop)]) }),
        other: { keterangan: 'Uji yang lain' },
      },
      berlian: {
        who: 'SPV',
        given: async () => {
          const { kode } = await terimaBatu(shop);
          return isiKirimBatu([{ kode_berlian: kode[0]! }], 'PST');
        },
        other: { keterangan: 'Uji yang lain' },
        unbooked: true,
      },
    },
  },
  () => shop,
);
