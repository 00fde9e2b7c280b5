import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  cost,
  gram,
  int,
  kode,
  listOf,
  objectOf,
  optional,
  rupiah,
  text,
  type ValuesOf,
} from '#kit/contract/field.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { JUAL_MANUAL, MENU_JUAL_MANUAL, MENU_MANUAL } from '#areas/manual/contract/manual.gates.ts';

/** Any of them: left out, empty or ALL. */
const chosen = z.optional(z.nullable(z.string().check(z.maxLength(20))));

/** A stock line: goods of one group and jenis at one place, counted and weighed together (D-46.1). */
export const barangManualRow = {
  kode_group: kode('Group'),
  nama_group: text('Nama Group'),
  kode_dept: kode('Jenis'),
  kode_gudang: kode('Gudang'),
  kode_baki: optional(kode('Baki')),
  kadar: kadarPersen('Kadar'),
  qty: int('Qty'),
  berat: gram('Berat'),
  murni: gram('Murni'),
  harga_per_gram: optional(rupiah('Harga Per Gram')),
  /** What of it waits for validation: no other act takes it (D-46.1). */
  qty_tunggu: int('Qty Menunggu'),
  berat_tunggu: gram('Berat Menunggu'),
  modal: cost(optional(rupiah('Modal'))),
};
export type BarangManual = ValuesOf<typeof barangManualRow>;

/** The lines of the shop; `kode_toko` is the tray, as in timbang-baki (V128). It only reads. */
export const barangManualEndpoint = defineEndpoint({
  call: 'POST barang-manual',
  summary: 'Stock barang manual tanpa barcode',
  gate: JUAL_MANUAL,
  body: strictOf({
    kode_group: chosen,
    kode_dept: chosen,
    kode_toko: chosen,
    kode_gudang: chosen,
  }),
  answer: listOf(objectOf(barangManualRow)),
  right: { menu: [MENU_MANUAL, MENU_JUAL_MANUAL] },
  readOnly: true,
});
