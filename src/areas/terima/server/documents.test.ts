import { afterAll, beforeAll } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import { returSupplierDocument } from '#areas/terima/contract/retur/retur-supplier.document.ts';
import { terimaDocument } from '#areas/terima/contract/terima.document.ts';
import { done } from '#tests/kit/done.ts';
import { documentTests } from '#tests/kit/document/document-tests.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

const BARANG = {
  nama_barang: 'Cincin Polos',
  kode_kategori: 'PHS',
  kode_dept: 'CC',
  kode_group: 'T',
  kode_kadar: '750',
  berat: 3.25,
  harga_modal: 6_400_000,
  kode_supplier: 'UBS',
  kode_gudang: 'TK',
  kode_baki: 'A-01',
};
const weights = { qty: 2, berat_bruto: mg(7_200), berat_nota: mg(6_500), berat: mg(6_500) };

documentTests(
  returSupplierDocument,
  {
    makes: {
      retur: {
        who: 'SPV',
        given: async () => {
          const made = await done(shop, 'OWN', 'barang', BARANG);
          const barang = [{ kode_barcode: made.kode_barcode as string, berat: mg(3_250) }];
          return { body: { alasan: 'Kadar tidak sesuai nota', barang } };
        },
        other: { alasan: 'Patah sejak datang' },
        asks: 'RETUR_SUPPLIER',
      },
    },
  },
  () => shop,
);
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
