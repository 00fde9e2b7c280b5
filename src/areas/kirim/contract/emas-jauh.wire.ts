import * as z from 'zod/mini';
import { textSchema } from '#kit/contract/limits.ts';
import {
  barcode,
  berat,
  bulat,
  isi,
  kode,
  nomor,
  perseratus,
  uang,
} from '#areas/kirim/contract/isi-jauh.ts';
import { kepalaDaftar, oleh } from '#areas/kirim/contract/kiriman-jauh.wire.ts';
import { KIRIM_PALING_BANYAK } from '#areas/kirim/rules/kirim-barang.ts';

/**
 * Gold without a barcode between two servers (D-44.9, D-43.4). A server that does not know it reads `isi` and `emas`
 * as words that no list has, and refuses the whole list.
 */
const baris = {
  kode_barcode: kode(20),
  persen: perseratus(10_000),
  berat: berat(1),
  murni: berat(0),
};

/** A bought piece: what it was bought as goes on to a label (D-44.5). Its photos stay where they were taken. */
const beli = z.strictObject({
  ...baris,
  isi: z.literal('BELI'),
  no_dokumen: kode(14),
  urut: bulat(1, 10_000),
  nama_barang: textSchema('Nama Barang', { max: 100 }),
  kode_dept: kode(40),
  kode_group: kode(40),
  kode_kadar: kode(40),
  /** What the sender means by that code: the receiver's own may be another. */
  persen_kode: z.nullable(perseratus(10_000)),
  /** Its label of before, where the sender's shop gave that. */
  barcode_asal: z.nullable(barcode),
  harga_modal: uang(),
});

/** A whole lot, with what its processes lost so far within their tolerance. */
const lot = z.strictObject({
  ...baris,
  isi: z.literal('LOT'),
  qty: bulat(0, 100_000),
  harga_modal: uang(),
  modal_tahu: z.boolean(),
  susut_murni: berat(0),
});

export const daftarEmasJauh = z.strictObject({
  ...kepalaDaftar,
  isi: z.literal('EMAS'),
  emas: z
    .array(z.discriminatedUnion('isi', [beli, lot]))
    .check(z.minLength(1), z.maxLength(KIRIM_PALING_BANYAK)),
});
export type DaftarEmasJauh = z.output<typeof daftarEmasJauh>;
export type EmasJauh = DaftarEmasJauh['emas'][number];

/** What a receipt says of each line: what the scale and a test said, and where it lies. */
export const terimaEmasJauh = z.strictObject({
  no_terima: nomor('RB'),
  terima: z.strictObject({
    ...oleh,
    isi: z.literal('EMAS'),
    barang: z
      .array(
        z.strictObject({
          kode_barcode: kode(20),
          berat: berat(1),
          kadar_uji: z.nullable(perseratus(10_000)),
          kode_gudang: isi(40),
        }),
      )
      .check(z.minLength(1), z.maxLength(KIRIM_PALING_BANYAK)),
  }),
});
export type TerimaEmasJauh = z.output<typeof terimaEmasJauh>;
