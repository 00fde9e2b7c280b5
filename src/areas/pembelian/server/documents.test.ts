import { afterAll, beforeAll } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { hancurBeliDocument } from '#areas/pembelian/contract/hancur-beli.document.ts';
import { lepasBeliDocument } from '#areas/pembelian/contract/lepas-beli.document.ts';
import { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { retagDocument } from '#areas/pembelian/contract/retag.document.ts';
import { documentTests } from '#tests/kit/document/document-tests.ts';
import { done } from '#tests/kit/done.ts';
import { PENJUAL } from '#tests/kit/pembelian.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { rosok } from '#tests/kit/tukar.ts';
import { beliBerbatu, bukaBerlian } from '#tests/kit/uji/berlian.ts';
import { dibeli } from '#tests/proof/balapan/stok.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.param('HARGA_ROSOK', rp(2_550_000));
  await shop.rows(`update baki set kapasitas = 1000 where kode_toko = 'KJ1'`);
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 400_000_000, keterangan: 'Modal pagi' };
  await done(shop, 'OWN', 'cash/masuk', modal);
  await bukaBerlian(shop);
  // Another shop has the calls, and none of these documents.
  await shop.modulOn('BERLIAN_MODULE', 'PST');
});
afterAll(() => shop.close());

const buy = () => ({ kode_sales: 'S01', customer: PENJUAL, barang: [rosok()] });

documentTests(
  pembelianDocument,
  {
    makes: {
      beli: {
        given: async () => ({ wire: buy() }),
        other: { keterangan: 'Uji yang lain' },
        recorded: 'BELI',
      },
    },
    waits: {
      make: async () => {
        await shop.param('VALIDASI_PEMBELIAN', 'ON');
        const { no_faktur_beli } = await done(shop, 'KASIR', 'pembelian', buy());
        await shop.param('VALIDASI_PEMBELIAN', 'IKUT');
        return { no: no_faktur_beli as string };
      },
      state: 'OPEN',
      steps: { validasi: async () => ({}) },
    },
  },
  () => shop,
);
documentTests(
  retagDocument,
  {
    makes: {
      retag: {
        who: 'SPV',
        given: async () => ({
          params: { no: await dibeli(shop) },
          body: {
            urut: 1,
            nama_barang: null,
            kode_kategori: 'PHS',
            kode_group: null,
            berat: mg(1_200),
            ongkos: null,
            kode_gudang: 'TK',
            kode_baki: 'A-02',
          },
        }),
        other: { nama_barang: 'Uji yang lain' },
      },
    },
  },
  () => shop,
);
documentTests(
  lepasBeliDocument,
  {
    makes: {
      lepas: {
        who: 'SPV',
        given: async () => ({
          params: { no: await beliBerbatu(shop) },
          body: { urut: 1, berat: mg(3_250), kode_gudang: 'TK' },
        }),
        other: { berat: mg(3_249) },
        asks: 'UBAH_BARANG',
      },
    },
  },
  () => shop,
);
documentTests(
  hancurBeliDocument,
  {
    makes: {
      lebur: {
        who: 'SPV',
        given: async () => ({
          body: {
            barang: [{ no_faktur_beli: await dibeli(shop), urut: 1 }],
            berat: mg(1_100),
            kadar: persen(4_090),
            kode_gudang: 'RS',
            alasan: 'Lebur pembelian',
          },
        }),
        other: { alasan: 'Uji yang lain' },
        asks: 'HANCUR_PEMBELIAN',
      },
    },
  },
  () => shop,
);
