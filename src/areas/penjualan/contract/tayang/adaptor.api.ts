import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  gram,
  instant,
  int,
  kode,
  leftOut,
  listOf,
  longText,
  looseOf,
  objectOf,
  ofPerson,
  optional,
  persen,
  rupiah,
  status,
  text,
  type ValuesOf,
} from '#kit/contract/field.ts';
import { asField, phone } from '#kit/contract/field-more.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { rp } from '#kit/rules/quantity.ts';
import { BARANG_PESANAN } from '#areas/penjualan/rules/tayang/tayang.ts';
import { STATUS_PESANAN } from '#areas/penjualan/contract/tayang/pesanan-online.api.ts';

/** Letters of one photo in base64. The largest JPEG of the house's size (1241 x 2348) has some two million. */
const FOTO_HURUF = 4_000_000;

/** What leaves for a channel, and nothing else: no cost, no place, no supplier, no customer (D-48.5). */
export const isiTayang = {
  kode_barcode: kode('Barcode'),
  /** Grows with every call of a piece: a smaller one that comes late is not believed. */
  versi: int('Versi', { min: 1 }),
  kode_toko: kode('Kode Toko', 3),
  nama_barang: text('Nama Barang', { max: 200 }),
  deskripsi: longText('Deskripsi'),
  kategori: text('Kategori'),
  jenis: text('Jenis'),
  kadar: text('Kadar'),
  persen: persen('Persen'),
  berat: gram('Berat'),
  size: optional(text('Size')),
  harga: rupiah('Harga'),
  /** Digest of the photos that belong to it. */
  foto_sidik: text('Sidik Foto'),
  /** Left out where they are those that were taken last: 409 with `foto` asks for them. */
  foto: leftOut(
    asField(
      listOf(objectOf({ nama: text('Nama'), jpeg: text('JPEG Base64', { max: FOTO_HURUF }) })),
      'Foto',
    ),
  ),
};
export type IsiTayang = ValuesOf<typeof isiTayang>;

const pembeli = {
  nama: text('Nama', { max: 100 }),
  no_hp: optional(phone('No HP')),
  alamat: ofPerson('ADDRESS', text('Alamat', { max: 300 })),
};

/**
 * An order as a channel tells it. Without a piece it says what the buyer asks for. Strict where a channel calls and
 * hears our no; where it is fetched, what is not asked for is dropped.
 */
const pesananOf = (wadah: typeof objectOf) => ({
  no_order: text('No Order', { max: 60 }),
  ekspedisi: text('Ekspedisi', { min: 0, max: 60 }),
  pembeli: asField(wadah(pembeli), 'Pembeli'),
  barang: asField(
    listOf(wadah({ kode_barcode: kode('Barcode'), harga: rupiah('Harga', { min: rp(0) }) }), {
      max: BARANG_PESANAN,
    }),
    'Barang',
  ),
  diminta: optional(
    asField(
      listOf(
        wadah({
          deskripsi: text('Deskripsi', { max: 300 }),
          qty: int('Qty', { min: 1, max: 100 }),
          harga: optional(rupiah('Harga', { min: rp(0) })),
        }),
        { max: 20 },
      ),
      'Diminta',
    ),
  ),
});
const pesananMasuk = pesananOf(objectOf);
export type PesananMasuk = ValuesOf<typeof pesananMasuk>;

const params = { kode: kode('Saluran', 24) };

/** Told by a channel, signed by its secret: heard once, its pieces are held or it is refused whole. */
export const pesananMasukEndpoint = defineEndpoint({
  call: 'POST adaptor/:kode/pesanan',
  summary: 'Pesanan dari marketplace atau toko web',
  params,
  body: pesananMasuk,
  answer: {
    no_order: text('No Order'),
    status: status('Status', STATUS_PESANAN),
    tahan_sampai: optional(instant('Ditahan Sampai')),
    /** Pieces that cannot be had, where the order was refused. */
    tidak_ada: asField(listOf(kode('Barcode').schema), 'Barang tidak ada'),
  },
  right: 'public',
  aside: true,
  status: 201,
});

const item = { kode_barcode: kode('Barcode') };

/** What a web shop serves, so that one program speaks to all of them (D-48.6). */
export const adaptorEndpoints = [
  defineEndpoint({
    call: 'PUT items/:kode_barcode',
    summary: 'Barang tayang, atau berubah',
    params: item,
    body: isiTayang,
    answer: {},
    right: 'public',
  }),
  defineEndpoint({
    call: 'DELETE items/:kode_barcode',
    summary: 'Barang turun',
    params: item,
    query: strictOf({ versi: z.string() }),
    right: 'public',
    status: 204,
  }),
  defineEndpoint({
    call: 'GET orders',
    summary: 'Pesanan sesudah tanda baca',
    query: strictOf({ after: z.string() }),
    answer: listOf(objectOf(pesananMasuk)),
    extra: { next: text('Tanda baca berikutnya', { min: 0, max: 200 }) },
    right: 'public',
  }),
  defineEndpoint({
    call: 'POST orders/:id/resi',
    summary: 'Nomor resi sebuah pesanan',
    params: { id: text('No Order') },
    body: { no_resi: text('No Resi', { max: 60 }), ekspedisi: text('Ekspedisi', { max: 60 }) },
    answer: {},
    right: 'public',
  }),
] as const;

/** One order of an answer to `GET orders`. */
export const satuPesanan = looseOf(pesananOf(looseOf));
/** The number of one that is misshapen elsewhere. */
export const nomorPesanan = looseOf({ no_order: text('No Order', { max: 60 }) });
