import * as z from 'zod/mini';
import { mg, rp, type Rupiah } from '#kit/rules/quantity.ts';
import {
  barcode,
  berat,
  bulat,
  isi,
  kode,
  MOST_BUTIR,
  MOST_MG,
  MOST_RP,
  nomor,
  tanggal,
  teks,
  uang,
} from '#areas/kirim/contract/isi-jauh.ts';
import { BATU_PALING_BANYAK, KIRIM_PALING_BANYAK } from '#areas/kirim/rules/kirim-barang.ts';

/** Stones that two servers tell each other of (D-45.8): set in a piece, or loose. */
const sifat = z.nullable(isi(40));
const harga = z.nullable(
  z.pipe(
    bulat(1, MOST_RP),
    z.transform((n: number): Rupiah => rp(n)),
  ),
);

const batu = {
  kode_berlian: barcode,
  carat: berat(1),
  butir: bulat(1, MOST_BUTIR),
  shape: sifat,
  color: sifat,
  clarity: sifat,
  cut_grade: sifat,
  polish: sifat,
  symmetry: sifat,
  fluorescence: sifat,
  lembaga: z.nullable(isi(40)),
  no_sertifikat: z.nullable(z.string().check(z.regex(/^[A-Z0-9]{1,40}$/))),
  harga_modal: z.nullable(uang()),
  harga_jual: harga,
  /** What its stones weigh by their share of a parcel that was divided (decision 1103). */
  carat_patok: z.nullable(berat(0)),
};

/** A stone as it is set in a piece of a list. */
export const batuJauh = z.strictObject(batu);
export type BatuJauh = z.output<typeof batuJauh>;

/** A loose stone, or a parcel, of a list. */
const batuLepas = z.strictObject({
  ...batu,
  kode_dept: kode(40),
  nama_barang: isi(200),
  tgl_terima: tanggal,
  /** What a customer paid for it on the day on which it was packed. */
  harga_hari_itu: z.nullable(uang()),
});

/** The list of a shipment of loose stones. */
export const daftarBatuJauh = z.strictObject({
  isi: z.literal('BERLIAN'),
  no_kirim: nomor('KB'),
  nama_asal: isi(60),
  tgl_system: tanggal,
  input_by: isi(40),
  hp_pengirim: z.nullable(teks(40)),
  pembawa: z.nullable(teks(60)),
  no_segel: z.nullable(teks(40)),
  berat_bungkus: z.nullable(berat(1)),
  no_kirim_asal: z.nullable(nomor('KB')),
  keterangan: teks(200),
  nama_tujuan: isi(60),
  total_qty: bulat(1, KIRIM_PALING_BANYAK),
  total_carat: z.pipe(
    bulat(1, MOST_MG * KIRIM_PALING_BANYAK),
    z.transform((n: number) => mg(n)),
  ),
  total_butir: bulat(1, MOST_BUTIR * KIRIM_PALING_BANYAK),
  barang: z.array(batuLepas).check(z.minLength(1), z.maxLength(KIRIM_PALING_BANYAK)),
  nama: z
    .array(z.strictObject({ jenis: z.literal('JENIS'), kode: kode(40), nama: isi(100) }))
    .check(z.maxLength(BATU_PALING_BANYAK)),
});
export type DaftarBatuJauh = z.output<typeof daftarBatuJauh>;

/** What a receipt of loose stones says of each. */
export const terimaBatuJauh = z.strictObject({
  no_terima: nomor('RB'),
  isi: z.literal('BERLIAN'),
  terima: z.strictObject({
    tgl_system: tanggal,
    input_by: isi(40),
    barang: z
      .array(
        z.strictObject({
          kode_barcode: barcode,
          carat_timbang: berat(1),
          carat: berat(1),
          butir: bulat(1, MOST_BUTIR),
          temuan: z.nullable(isi(200)),
          di_luar: z.boolean(),
          harga_jual: z.nullable(uang()),
          kode_gudang: isi(40),
        }),
      )
      .check(z.minLength(1), z.maxLength(KIRIM_PALING_BANYAK)),
  }),
});
export type TerimaBatuJauh = z.output<typeof terimaBatuJauh>;
