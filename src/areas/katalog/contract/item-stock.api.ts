import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { gram, kode, listOf, objectOf, optional, ref, rupiah, text } from '#kit/contract/field.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { itemKatalogMaster } from '#areas/katalog/contract/item-katalog.master.ts';
import { kategoriKatalogMaster } from '#areas/katalog/contract/kategori-katalog.master.ts';

const right = { menu: ['item-katalog'] } as const;

/** Pieces of the stock that have a photo and are not in the catalogue, the newest first. */
export const stockUntukKatalogEndpoint = defineEndpoint({
  call: 'GET app/item-katalog/stock',
  summary: 'Barang untuk item katalog',
  query: strictOf({ q: z.optional(z.string().check(z.maxLength(100))) }),
  answer: listOf(
    objectOf({
      kode_barcode: kode('Barcode'),
      nama_barang: text('Nama Barang'),
      berat: gram('Berat'),
      harga: optional(rupiah('Harga')),
      gambar_path: text('Gambar'),
    }),
  ),
  right,
});

/** An item made from a piece: its name, its photos, its kind; price, weight and state stay the piece's own. */
export const itemDariStockEndpoint = defineEndpoint({
  call: 'POST app/item-katalog/dari-stock',
  summary: 'Item katalog dari stock',
  body: {
    kode_barcode: kode('Barcode'),
    kode_kategori: optional(ref('Kategori', kategoriKatalogMaster, 'nama_kategori')),
  },
  answer: itemKatalogMaster.row,
  right,
  status: 201,
});
