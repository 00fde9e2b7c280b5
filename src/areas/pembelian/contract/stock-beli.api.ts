import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  day,
  gram,
  int,
  kode,
  listOf,
  objectOf,
  optional,
  rupiah,
  text,
} from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';

/** A bought piece is named by its document and its place there. */
export const kunciStock = {
  no_faktur_beli: kode('No Faktur Beli', 14),
  urut: int('No', { min: 1 }),
};

const barisStock = {
  ...kunciStock,
  tgl_system: day('Tanggal'),
  barcode_asal: optional(kode('Barcode Asal')),
  nama_barang: text('Nama Barang'),
  kode_dept: kode('Jenis'),
  kode_group: kode('Group'),
  kode_kadar: kode('Kode Kadar'),
  kadar: kadarPersen('Kadar'),
  berat: gram('Berat'),
  murni: gram('Murni'),
  kondisi: optional(kode('Kondisi')),
  harga: rupiah('Harga Beli'),
  kode_gudang: kode('Gudang'),
  batu: optional(text('Batu')),
  berat_batu: gram('Berat Batu'),
  modal_batu: rupiah('Harga Batu'),
};

/** Bought pieces that lie in their BELI warehouse: what may be labelled again or melted. */
export const stockBeliEndpoint = defineEndpoint({
  call: 'GET pembelian/stock',
  summary: 'Barang pembelian di gudang pembelian',
  answer: listOf(objectOf(barisStock)),
  right: { menu: ['hancur-pembelian', 'lihat-pembelian', 'terima-sepuhan', 'kirim-sepuhan'] },
});
