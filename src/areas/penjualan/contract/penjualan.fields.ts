import {
  choice,
  gram,
  int,
  kode,
  listOf,
  longText,
  objectOf,
  ofPerson,
  optional,
  persen,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { asField, carat, phoneTold } from '#kit/contract/field-more.ts';
import { mg, rp } from '#kit/rules/quantity.ts';
import { sertifikatBatu, sifatBatu } from '#areas/berlian/contract/berlian.fields.ts';
import { customerDokumen, JENIS_CUSTOMER } from '#areas/customer/contract/customer.api.ts';
import { TAMBAHAN, tiap } from '#areas/penjualan/rules/tambahan.ts';
import { grosirDiketik } from '#areas/penjualan/contract/grosir/grosir.fields.ts';
import { onlineDiminta } from '#areas/penjualan/contract/online/online.fields.ts';
import { pengambil } from '#areas/penjualan/contract/pengambil.ts';
import { pembayaranDiminta } from '#areas/uang/contract/pembayaran.ts';

export const PLATFORM = ['DESKTOP', 'DESKTOP_DEPAN', 'DESKTOP_BELAKANG', 'MOBILE'] as const;
const none = { min: rp(0) };

/** A line as the counter sends it; what it leaves out the server takes from the piece (http.md). */
const barisDiminta = listOf(
  objectOf({
    kode_barcode: optional(kode('Barcode')),
    /** A loose stone in place of a piece, or of a parcel so much of it (D-45.6). */
    kode_berlian: optional(kode('Kode Berlian', 8)),
    carat: optional(carat('Carat')),
    butir: optional(int('Butir', { min: 1, max: 10_000 })),
    berat: optional(gram('Berat', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' })),
    harga_per_gram: optional(rupiah('Harga Per Gram', none)),
    ongkos: optional(rupiah('Ongkos', none)),
    diskon: optional(rupiah('Diskon', none)),
    potongan: optional(kode('Potongan')),
  }),
  { min: 1, max: 200, minMessage: 'Barang Tidak Boleh Kosong' },
);

export const diskonDiminta = objectOf({
  persen: optional(persen('Diskon Persen')),
  rupiah: optional(rupiah('Diskon', none)),
});

/** Over the counter, or many pieces at wholesale prices (D-47.1). */
const JENIS_JUAL = ['ECER', 'GROSIR'] as const;

export const jualBody = {
  jenis: optional(choice('Jenis Penjualan', JENIS_JUAL)),
  grosir: optional(asField(grosirDiketik, 'Grosir')),
  ...onlineDiminta,
  kode_sales: kode('Kode Sales'),
  customer: asField(customerDokumen, 'Customer'),
  barang: asField(barisDiminta, 'Barang'),
  diskon: optional(asField(diskonDiminta, 'Diskon')),
  ...tiap(TAMBAHAN, ({ label }) => optional(rupiah(label, none))),
  platform: optional(choice('Platform', PLATFORM)),
  kupon: optional(kode('Kupon')),
  titipan: optional(asField(listOf(kode('No Titip', 14).schema, { max: 20 }), 'Titipan')),
  /** Of the deposits that it fetches. */
  ...pengambil,
  pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')),
  keterangan: optional(longText('Keterangan', { max: 500 })),
};

/** A sold piece with what its price was made of. */
export const barisJual = {
  kode_barcode: kode('Barcode'),
  nama_barang: text('Nama Barang'),
  kode_dept: kode('Jenis'),
  kode_group: kode('Group'),
  kode_kadar: kode('Kode Kadar'),
  /** 0 of a loose stone, which has no gold. */
  kadar: kadarPersen('Kadar', { min: 0 }),
  berat: gram('Berat'),
  murni: gram('Murni'),
  harga_per_gram: rupiah('Harga Per Gram'),
  harga_jual: rupiah('Harga Jual'),
  ongkos: rupiah('Ongkos'),
  harga: rupiah('Harga'),
  diskon_rp: rupiah('Diskon'),
  potongan_rp: rupiah('Potongan'),
  kupon_rp: rupiah('Kupon'),
  bagian_rp: rupiah('Bagian Diskon'),
  netto: rupiah('Netto'),
  kode_potongan: optional(kode('Kode Potongan')),
};

const SEMUA = { max: Number.MAX_SAFE_INTEGER };
/** The stones that were set in a piece when it was sold (D-45.9). */
const batuTerjual = listOf(
  objectOf({
    kode_berlian: kode('Kode Berlian'),
    carat: carat('Carat', SEMUA),
    butir: int('Butir'),
    ...sifatBatu,
    ...sertifikatBatu,
  }),
);

/** What a line that sells a loose stone says of it, and a piece of those that are set in it. */
export const batuJual = {
  kode_berlian: optional(kode('Kode Berlian')),
  carat: optional(carat('Carat', SEMUA)),
  butir: optional(int('Butir')),
  batu: optional(asField(batuTerjual, 'Batu')),
};
/** What of it stays inside: its parcel, and of whom the sale bought a stone in consignment. */
export const batuDalam = {
  dari_berlian: optional(kode('Dari Parcel')),
  bagian_lain: yesNo('Bagian Tidak Serupa'),
  beli_dari: optional(kode('Dibeli Dari')),
};

/** The customer as a document keeps it. */
export const customerJadi = objectOf({
  kode_customer: optional(kode('Kode Customer')),
  nama: text('Nama', { min: 0 }),
  alamat: ofPerson('ADDRESS', text('Alamat', { min: 0 })),
  no_hp: optional(phoneTold('No HP')),
  jenis: choice('Jenis', JENIS_CUSTOMER),
});
