import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { kode, listOf, objectOf, optional, persen, rupiah } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { modul } from '#areas/toko/contract/modul.ts';

/**
 * What pieces in the basket cost a reseller: a row of the price list, or the percent under the selling price
 * (D-39.6).
 */
export const hargaResellerEndpoint = defineEndpoint({
  call: 'GET penjualan-harga-reseller',
  summary: 'Harga reseller untuk barang di keranjang',
  query: strictOf({ barang: z.string().check(z.maxLength(2000)) }),
  answer: objectOf({
    persen: persen('Persen Reseller'),
    barang: asField(
      listOf(
        objectOf({ kode_barcode: kode('Barcode'), harga_per_gram: optional(rupiah('Harga')) }),
      ),
      'Barang',
    ),
  }),
  right: { menu: ['transaksi-penjualan'] },
  gate: modul(barangModul.RESELLER_MODULE),
});
