import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  cost,
  day,
  int,
  kode,
  listOf,
  objectOf,
  optional,
  rupiah,
  text,
  yesNo,
  type ValuesOf,
} from '#kit/contract/field.ts';
import { carat } from '#kit/contract/field-more.ts';
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

/** A loose stone, or a part of a parcel, with what it costs now. */
export const batuDijual = {
  ...batuRow,
  /** Carat and stones of which it is a part; its own where all of it is asked for. */
  isi_carat: carat('Isi Carat', { max: Number.MAX_SAFE_INTEGER }),
  isi_butir: int('Isi Butir'),
  /** Null while neither the stone nor a parameter of the shop has a price (D-45.3). */
  harga: optional(rupiah('Harga')),
  /** What it is measured against: of a part of a parcel no less than its share by stones of the whole (D-45.6). */
  harga_patokan: optional(rupiah('Harga Komputer')),
  /** Why it cannot be sold now: where it is, or which sale holds it. */
  keadaan: optional(text('Keadaan')),
};
export type BatuDijual = ValuesOf<typeof batuDijual>;

const ctDiminta = z.codec(z.optional(z.string()), z.optional(z.number().check(z.gte(0))), {
  decode: (typed) =>
    typed === undefined || typed === '' ? undefined : Math.round(Number(typed) * 1000),
  encode: (whole) => (whole === undefined ? undefined : String(whole / 1000)),
});
const butirDiminta = z.codec(z.optional(z.string()), z.optional(z.int().check(z.gte(1))), {
  decode: (typed) => (typed === undefined || typed === '' ? undefined : Number(typed)),
  encode: (whole) => (whole === undefined ? undefined : String(whole)),
});

/** A stone by its code, for the counter that scans it (D-45.6). */
export const berlianEndpoint = defineEndpoint({
  call: 'GET berlian/:kode_berlian',
  summary: 'Satu berlian dengan harganya',
  gate: BERLIAN,
  params: { kode_berlian: kode('Kode Berlian', 8) },
  query: strictOf({ carat: ctDiminta, butir: butirDiminta }),
  answer: objectOf(batuDijual),
  right: 'login',
});

/** Stones that the shop holds, loose or set. */
export const daftarBerlianEndpoint = defineEndpoint({
  call: 'GET berlian',
  summary: 'Berlian yang dipegang toko',
  gate: BERLIAN,
  query: strictOf({
    status: z.optional(z.enum(['LEPAS', 'TERPASANG', 'DIBELI'])),
  }),
  answer: listOf(objectOf(batuRow)),
  right: { menu: [MENU_BERLIAN] },
});
