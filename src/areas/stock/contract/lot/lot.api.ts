import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  cost,
  day,
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
import {
  ASAL_LOT,
  KELAS_LOT,
  PROSES_LOT,
  TAHAP_LOT,
  type TahapLot,
} from '#areas/stock/rules/lot.ts';

/** Loose gold of one act, of one fineness, in one warehouse (D-44.1). */
const lotRow = {
  no_lot: text('No Lot', { max: 40 }),
  no_dokumen: kode('No Dokumen'),
  asal: choice('Asal', ASAL_LOT),
  tahap: choice('Tahap', TAHAP_LOT),
  kelas: optional(choice('Kelas', KELAS_LOT)),
  kode_tukang: optional(kode('Tukang')),
  proses: optional(choice('Proses', PROSES_LOT)),
  tgl_system: day('Tanggal'),
  kode_gudang: kode('Gudang'),
  persen: kadarPersen('Kadar'),
  qty: int('Qty'),
  berat: gram('Berat'),
  murni: gram('Murni'),
  /** Null where the shop does not know what a part of it cost. */
  modal: cost(optional(rupiah('Modal'))),
};
export type LotRow = ValuesOf<typeof lotRow>;

/** What lies loose in ROSOK and HANCUR warehouses, lot by lot, the one that is used next first. */
export const daftarLotEndpoint = defineEndpoint({
  call: 'GET sepuhan/lot',
  summary: 'Lot emas lepas di gudang rosok dan hancur',
  query: strictOf({
    tahap: z.optional(z.enum(Object.keys(TAHAP_LOT) as [TahapLot])),
    kadar: z.optional(z.string().check(z.regex(/^\d{1,3}(\.\d{1,2})?$/, 'Kadar Tidak Valid'))),
    kode_gudang: z.optional(z.string().check(z.maxLength(10))),
  }),
  answer: listOf(objectOf(lotRow)),
  right: {
    menu: [
      'hancur-data-barang',
      'hancur-pembelian',
      'transaksi-services',
      'lihat-services',
      'transaksi-pesanan',
      'lihat-pesanan',
      'terima-sepuhan',
      'kirim-sepuhan',
      'terima-barang-cuci',
      'sortir-sepuhan',
      'pindah-sortir',
      'susut-sepuhan',
      'stock-sepuhan-manual',
    ],
  },
});
