import { gram, kode, listOf, objectOf, optional, rupiah, text } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { mg, persen as per, rp } from '#kit/rules/quantity.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';
import { sourceOf } from '#kit/contract/chosen.ts';
import { ref } from '#kit/contract/field.ts';
import { sense } from '#kit/rules/sentence.ts';

export const BARANG_PALING_BANYAK = 50;

/** Of all warehouses those that hold loose gold. */
const gudang = ref('Gudang', gudangMaster, 'nama');
const gudangEmas = {
  ...gudang,
  source: { ...sourceOf(gudang), call: 'GET gudang/get/hancur-barang' },
};

/** Gold of a known fineness: what is in the metal, not what it is called. */
const kadarEmas = kadarPersen('Kadar', {
  min: per(1),
  minMessage: 'Kadar Tidak Boleh 0',
  max: per(10_000),
  maxMessage: 'Kadar Tidak Boleh Lebih Dari 100',
});
const beratEmas = gram('Berat', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' });

/** Loose gold between a warehouse and a craftsman (D-36.5). */
const emasTyped = { kode_gudang: gudangEmas, kadar: kadarEmas, berat: beratEmas };
export const emasList = (minimal: 0 | 1) =>
  asField(
    listOf(objectOf(emasTyped), {
      min: minimal,
      max: 20,
      minMessage: 'Emas Tidak Boleh Kosong',
    }),
    'Emas',
  );

/** What the work on one piece costs: fifty of them are still a sum that the book holds. */
export const ongkosPiece = { min: rp(0), max: rp(100_000_000_000) };

/** A piece of a customer as it is taken in, in the customer's words (D-37.2). */
const barangServiceTyped = {
  nama_barang: text('Nama Barang', { max: 100 }),
  kadar: kadarEmas,
  berat: beratEmas,
  kode_deskripsi: optional(kode('Kode Deskripsi')),
  deskripsi: optional(text(sense('Pekerjaan', 'service'), { max: 200 })),
  ongkos: optional(rupiah('Ongkos', ongkosPiece)),
  foto: optional(text('Foto', { max: 100 })),
};
export const barangServiceList = asField(
  listOf(objectOf(barangServiceTyped), {
    min: 1,
    max: BARANG_PALING_BANYAK,
    minMessage: 'Barang Tidak Boleh Kosong',
  }),
  'Barang',
);
