import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { instant, kode } from '#kit/contract/field.ts';
import { schemaOf, strictOf } from '#kit/contract/schema.ts';
import { barangAnswer } from '#areas/stock/contract/barang.api.ts';

/** A barcode, or the longer tag of a reader. */
const barcode = { kode_barcode: kode('Barcode', 40) };
const shape = {
  kode_barcode: z.string(),
  sampai: instant('Sampai').schema,
  barang: barangAnswer,
};
/** Menus whose pieces are scanned into the basket. */
const right = {
  menu: ['transaksi-penjualan', 'transaksi-cicilan', 'kirim-barang', 'kirim-barang-online-store'],
} as const;

/** Holds a scanned piece for this counter, or for ten minutes more where it holds it already (D-8.5). */
export const ambilKeranjangEndpoint = defineEndpoint({
  call: 'POST keranjang',
  aside: true,
  summary: 'Masukkan barang ke keranjang',
  body: barcode,
  answer: strictOf(shape),
  right,
  status: 201,
});

/** Every basket of the shop, and whose it is. */
export const daftarKeranjangEndpoint = defineEndpoint({
  call: 'GET keranjang',
  summary: 'Isi keranjang toko',
  answer: schemaOf(z.array(z.strictObject({ ...shape, user_id: z.string(), sejak: z.string() }))),
  right: 'login',
});

export const lepasKeranjangEndpoint = defineEndpoint({
  call: 'DELETE keranjang/:kode_barcode',
  aside: true,
  summary: 'Keluarkan barang dari keranjang',
  params: barcode,
  right,
  status: 204,
});
