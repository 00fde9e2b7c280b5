import { afterAll, beforeAll } from 'vitest';
import { mg, persen } from '#kit/rules/quantity.ts';
import { aksesorisDocument } from '#areas/stock/contract/aksesoris.document.ts';
import { hancurDocument } from '#areas/stock/contract/hancur.document.ts';
import { pindahDocument } from '#areas/stock/contract/pindah.document.ts';
import {
  updateKadarDocument,
  updateProfitDocument,
} from '#areas/stock/contract/ubah-massal.document.ts';
import { documentTests } from '#tests/kit/document/document-tests.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { pakaiKotak } from '#tests/proof/balapan/rak.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const both = ['KJ1', 'PST'];
  await shop.param('TOKO_UPDATE_KADAR', both);
  await shop.param('TOKO_UPDATE_KADAR', both, 'PST');
  await shop.rows(`update baki set kapasitas = 1000 where kode_toko = 'KJ1'`);
  await pakaiKotak(shop, 'TAMBAH', 50);
  await shop.param('OWN_TANPA_OTORISASI', false);
});
afterAll(() => shop.close());

const piece = async (name: 'P1' | 'P4' = 'P4'): Promise<string> =>
  (await tambahPotong(shop, [name]))[0]!;
const other = { keterangan: 'Uji yang lain' };

documentTests(
  pindahDocument,
  {
    makes: {
      pindai: {
        who: 'SPV',
        given: async () => ({
          body: { kode_gudang: 'TK', kode_baki: 'C-01', keterangan: null, barang: [await piece()] },
        }),
        other,
      },
      satuBaki: {
        who: 'SPV',
        given: async () => {
          const [row] = await shop.rows<{ qty: number }>(
            `select 1 + count(*)::int as qty from barang where kode_baki = 'B-02' and status = 'READY'`,
          );
          await piece();
          const to = { kode_gudang: 'TK', kode_baki: 'C-01', keterangan: null };
          return { body: { dari_gudang: 'TK', dari_baki: 'B-02', qty: row!.qty, ...to } };
        },
        other,
      },
    },
  },
  () => shop,
);
documentTests(
  hancurDocument,
  {
    makes: {
      hancur: {
        who: 'SPV',
        given: async () => ({
          body: {
            kode_gudang: 'RS',
            alasan: 'Patah, tidak layak jual',
            barang: [{ kode_barcode: await piece(), berat: mg(1_200) }],
          },
        }),
        other: { alasan: 'Batunya hilang semua' },
        asks: 'HANCUR_BARANG',
      },
    },
  },
  () => shop,
);
documentTests(
  aksesorisDocument,
  {
    makes: {
      gerak: {
        given: async () => ({
          body: {
            jenis: 'TAMBAH' as const,
            keterangan: 'Kiriman kotak',
            barang: [{ kode_aksesoris: 'KOTAK', qty: 3 }],
          },
        }),
        other,
      },
    },
  },
  () => shop,
);
documentTests(
  updateProfitDocument,
  {
    makes: {
      simpan: {
        who: 'MU',
        given: async () => ({
          body: {
            barang: [await piece()],
            cara_modal: 'PERSEN' as const,
            persen_modal: persen(250),
            nilai_modal: null,
            cara_ongkos: 'TETAP' as const,
            nilai_ongkos: null,
            persen_ongkos: null,
            alasan: 'Harga dasar naik',
          },
        }),
        other: { alasan: 'Uji yang lain' },
        asks: 'UBAH_MASSAL',
      },
    },
  },
  () => shop,
);
documentTests(
  updateKadarDocument,
  {
    makes: {
      simpan: {
        who: 'MU',
        given: async () => ({
          body: { barang: [await piece('P1')], kode_kadar: '700', alasan: 'Uji ulang' },
        }),
        other: { alasan: 'Uji yang lain' },
        asks: 'UBAH_MASSAL',
      },
    },
  },
  () => shop,
);
