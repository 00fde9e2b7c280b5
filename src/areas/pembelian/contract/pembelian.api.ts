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
import { asField, nomor, phoneTold } from '#kit/contract/field-more.ts';
import { asalNota } from '#areas/pembelian/contract/pembelian.fields.ts';

const barisNota = {
  asal_nota: asalNota,
  no_faktur_jual: kode('No Nota'),
  tgl_nota: day('Tanggal Nota'),
  kode_barcode: kode('Barcode'),
  nama_barang: text('Nama Barang'),
  kode_dept: kode('Jenis'),
  kode_group: kode('Group'),
  kode_kadar: kode('Kode Kadar'),
  kadar: kadarPersen('Kadar'),
  berat: gram('Berat Nota'),
  harga_nota: rupiah('Harga Nota'),
  nama_customer: text('Customer', { min: 0 }),
  no_hp: optional(phoneTold('No HP')),
  no_faktur_beli: optional(kode('Sudah Dibeli')),
  batu: asField(
    listOf(
      objectOf({ kode_berlian: kode('Kode Berlian'), isi: text('Batu'), butir: int('Butir') }),
    ),
    'Batu',
  ),
};

/** What a nota of any shop of this server knows: by its number or its ticket's, or by a piece's barcode (D-13.1). */
export const cariNotaEndpoint = defineEndpoint({
  call: 'GET pembelian/nota',
  // Its customer sells the piece back: the form takes name and phone over. Counted like searches.
  people: 'whole',
  summary: 'Cari nota penjualan untuk dibeli kembali',
  query: { q: nomor('No Nota Atau Barcode', 20) },
  answer: listOf(objectOf(barisNota)),
  right: { menu: ['transaksi-pembelian', 'transaksi-penjualan'] },
});
