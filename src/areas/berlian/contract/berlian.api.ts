import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  cost,
  day,
  kode,
  listOf,
  objectOf,
  optional,
  rupiah,
  text,
  yesNo,
  type ValuesOf,
} from '#kit/contract/field.ts';
import { strictOf } from '#kit/contract/schema.ts';
import {
  barisBatu,
  fotoSertifikat,
  sertifikatBatu,
  sifatBatu,
} from '#areas/berlian/contract/berlian.fields.ts';
import { BERLIAN, MENU_BERLIAN } from '#areas/berlian/contract/berlian.gates.ts';
import { STATUS_BATU } from '#areas/berlian/rules/batu.ts';

/** A stone that the shop holds, as its list tells it. */
export const batuRow = {
  ...barisBatu,
  kode_dept: kode('Jenis'),
  ...sifatBatu,
  ...sertifikatBatu,
  foto: fotoSertifikat,
  status: choice('Keadaan', STATUS_BATU),
  kode_barcode: optional(kode('Barang')),
  konsinyasi: yesNo('Konsinyasi'),
  kode_supplier: optional(kode('Supplier')),
  kode_gudang: optional(text('Gudang')),
  tgl_terima: day('Tanggal'),
  harga_modal: cost(optional(rupiah('Modal'))),
  harga_jual: optional(rupiah('Harga Jual')),
};
export type BatuRow = ValuesOf<typeof batuRow>;

/** Stones that the shop holds, loose or set. */
export const daftarBerlianEndpoint = defineEndpoint({
  call: 'GET berlian',
  summary: 'Berlian yang dipegang toko',
  gate: BERLIAN,
  query: strictOf({
    status: z.optional(z.enum(['LEPAS', 'TERPASANG'])),
  }),
  answer: listOf(objectOf(batuRow)),
  right: { menu: [MENU_BERLIAN] },
});
