import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { kode, text } from '#kit/contract/field.ts';
import { strictOf } from '#kit/contract/schema.ts';

/**
 * One photo as multipart: `image`, and `kode_barcode` of a piece, or `jenis` and `no` of a document,
 * or neither for a piece that is still being typed. The answer names the photo for later.
 */
export const unggahFotoEndpoint = defineEndpoint({
  call: 'POST foto-produk',
  summary: 'Unggah foto',
  form: true,
  answer: { gambar_path: text('Path'), gambar_name: text('Nama') },
  right: {
    menu: [
      'data-barang',
      'tambah-data-barang',
      'tambah-barang-banyak',
      'transaksi-pembelian',
      'transaksi-pembelian-manual',
      // Gold that comes in by an exchange.
      'transaksi-penjualan',
      'transaksi-hutang',
      'transaksi-services',
      'lihat-services',
      'transaksi-pesanan',
      'lihat-pesanan',
      'ambil-barang-contoh',
      'pre-order',
      'buku-berlian',
    ],
  },
  status: 201,
});

/** The photo of a piece, small with `kecil=1`; a drawn one where there is none. `v` names a version for good. */
export const fotoEndpoint = defineEndpoint({
  call: 'GET foto_produk/:kode_barcode',
  summary: 'Foto barang',
  params: { kode_barcode: kode('Barcode', 20) },
  query: strictOf({
    kecil: z.optional(z.enum(['0', '1'])),
    ke: z.optional(z.string().check(z.regex(/^\d{1,2}$/, 'Nomor Foto Tidak Valid'))),
    v: z.optional(z.string().check(z.maxLength(100))),
  }),
  right: 'login',
  raw: true,
});

/** A picture of the catalogue, in the folder of its kind. */
export const gambarJenisEndpoint = defineEndpoint({
  call: 'GET NSIPIC/:kode_toko/:jenis/:gambar_name',
  summary: 'Gambar menurut jenis dan nama',
  params: strictOf({
    kode_toko: z.string().check(z.regex(/^[A-Z0-9]{3}$/, 'Toko Tidak Valid')),
    jenis: z.string().check(z.regex(/^[A-Z_]{2,20}$/, 'Jenis Tidak Valid')),
    gambar_name: z.string().check(z.regex(/^[0-9a-f]{32}\.jpg$/, 'Nama Foto Tidak Valid')),
  }),
  query: strictOf({ kecil: z.optional(z.enum(['0', '1'])) }),
  right: 'login',
  raw: true,
});

/** A photo by its own name, which never changes what it shows: lists keep it for good. */
export const fotoNamaEndpoint = defineEndpoint({
  call: 'GET NSIPIC/:kode_toko/:gambar_name',
  summary: 'Foto menurut nama',
  params: strictOf({
    kode_toko: z.string().check(z.regex(/^[A-Z0-9]{3}$/, 'Toko Tidak Valid')),
    gambar_name: z.string().check(z.regex(/^[0-9a-f]{32}\.jpg$/, 'Nama Foto Tidak Valid')),
  }),
  query: strictOf({ kecil: z.optional(z.enum(['0', '1'])) }),
  right: 'login',
  raw: true,
});
