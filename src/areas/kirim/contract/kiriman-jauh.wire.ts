import * as z from 'zod/mini';
import { textSchema } from '#kit/contract/limits.ts';
import { mg } from '#kit/rules/quantity.ts';
import { batuJauh } from '#areas/kirim/contract/batu-jauh.wire.ts';
import {
  barcode,
  berat,
  bulat,
  isi,
  kode,
  MOST_BUTIR,
  MOST_MG,
  nomor,
  perseratus,
  tanggal,
  teks,
  uang,
} from '#areas/kirim/contract/isi-jauh.ts';
import { BATU_PALING_BANYAK, KIRIM_PALING_BANYAK } from '#areas/kirim/rules/kirim-barang.ts';
import { JENIS_PADANAN } from '#areas/kirim/rules/padanan.ts';

/**
 * What two servers tell each other of goods (D-43.4), as the receiver reads it: nothing is believed that is not of this
 * form, within the bounds of a piece.
 */

/** A piece as its sender has it: what begins a row of the receiver. Its photos stay where they were taken. */
const barang = z.strictObject({
  kode_barcode: barcode,
  kode_intern: z.nullable(teks(40)),
  nama_barang: textSchema('Nama Barang', { min: 6, max: 100 }),
  deskripsi: z.nullable(teks(2000)),
  size: z.nullable(teks(20)),
  kondisi: z.nullable(teks(40)),
  tag_id: z.nullable(isi(40)),
  kode_supplier: z.nullable(teks(40)),
  nama_supplier: z.nullable(teks(100)),
  kode_kategori: kode(40),
  kode_dept: kode(40),
  kode_group: kode(40),
  kode_kadar: kode(40),
  kode_bandrol: z.nullable(kode(40)),
  kadar: perseratus(50_000),
  persen: perseratus(10_000),
  berat: berat(1),
  berat_asli: berat(1),
  berat_atribut: berat(0),
  berat_label: berat(0),
  murni: berat(0),
  atribut: z.nullable(teks(200)),
  kategori_harga: z.nullable(z.enum(['GRAM', 'POTONG', 'BANDROL'])),
  harga_jual: uang(),
  ongkos: z.nullable(uang()),
  harga_atribut: uang(),
  harga_modal: z.nullable(uang()),
  dokumen_perolehan: z.enum(['FAKTUR_PAJAK', 'KONSUMEN', 'TIDAK_ADA']),
  tgl_terima: tanggal,
  label_ke: bulat(0, 100_000),
  aturan: bulat(0, 100),
  /** What a customer paid for it on the day on which it was packed. */
  harga_hari_itu: z.nullable(uang()),
  /** Stones that are set in it (D-45.1); not there where it has none. */
  berlian: z.optional(z.array(batuJauh).check(z.minLength(1), z.maxLength(BATU_PALING_BANYAK))),
});

/** What a list says beside its lines, whatever they are. */
export const kepalaDaftar = {
  no_kirim: nomor('KB'),
  nama_asal: isi(60),
  tgl_system: tanggal,
  input_by: isi(40),
  /** The digest of the telephone of who packed it (decision 1203). */
  hp_pengirim: z.nullable(teks(40)),
  pembawa: z.nullable(teks(60)),
  no_segel: z.nullable(teks(40)),
  berat_bungkus: z.nullable(berat(1)),
  keterangan: teks(200),
  nama_tujuan: isi(60),
  total_qty: bulat(1, KIRIM_PALING_BANYAK),
  total_berat: z.pipe(
    bulat(1, MOST_MG * KIRIM_PALING_BANYAK),
    z.transform((n: number) => mg(n)),
  ),
  total_murni: z.pipe(
    bulat(0, MOST_MG * KIRIM_PALING_BANYAK),
    z.transform((n: number) => mg(n)),
  ),
};

/** The list of a shipment of pieces. */
export const daftarJauh = z.strictObject({
  ...kepalaDaftar,
  no_kirim_asal: z.nullable(nomor('KB')),
  barang: z.array(barang).check(z.minLength(1), z.maxLength(KIRIM_PALING_BANYAK)),
  nama: z
    .array(
      z.strictObject({
        jenis: z.enum(Object.keys(JENIS_PADANAN) as [keyof typeof JENIS_PADANAN]),
        kode: kode(40),
        nama: isi(100),
      }),
    )
    .check(z.maxLength(KIRIM_PALING_BANYAK * 5)),
});
export type DaftarJauh = z.output<typeof daftarJauh>;
export type BarangJauh = DaftarJauh['barang'][number];

/** What the receiver says of a list: taken, or why not. */
export const jawabDaftar = z.strictObject({
  sidik: isi(64),
  alasan: z.nullable(isi(300)),
});

/** What a receipt says of each piece; what the sender knows himself is not told. */
export const terimaJauh = z.strictObject({
  no_terima: nomor('RB'),
  terima: z.strictObject({
    tgl_system: tanggal,
    input_by: isi(40),
    barang: z
      .array(
        z.strictObject({
          kode_barcode: barcode,
          berat_timbang: z.nullable(berat(1)),
          berat: berat(1),
          harga_jual: z.nullable(uang()),
          kondisi: z.nullable(z.literal('RUSAK')),
          kode_gudang: isi(40),
          kode_baki: z.nullable(isi(40)),
          /** Stones that the receiver counted in it, where it has some. */
          butir_batu: z.optional(bulat(0, MOST_BUTIR)),
        }),
      )
      .check(z.minLength(1), z.maxLength(KIRIM_PALING_BANYAK)),
  }),
});

export const oleh = { tgl_system: tanggal, input_by: isi(40) };
export const selesaiJauh = z.strictObject({
  ...oleh,
  alasan: isi(300),
  /** The digest of the telephone of who says it (decision 1203). */
  sidik_hp: z.optional(z.nullable(isi(64))),
  /** Pieces by their barcodes, gold by its lines. */
  kurang: z.array(kode(20)).check(z.minLength(1), z.maxLength(KIRIM_PALING_BANYAK)),
});
/** A scan beyond the list, and each step of its way home; a reader's tag is longer than a barcode. */
export const lebihJauh = z.strictObject({
  ...oleh,
  kode_barcode: kode(20),
  keterangan: teks(200),
});

/** The digest of the list that a question, its answer or an end is about: a number may come back with another list. */
const sidik = isi(64);
const batalKe = { ke: bulat(1, 10_000), sidik };
export const mintaBatal = z.strictObject({ ...batalKe, batal: z.boolean() });
export const jawabBatal = z.strictObject({ ...batalKe, boleh: z.boolean() });

/** How it ended in the sender's book. */
export const akhirKiriman = z.discriminatedUnion('status', [
  z.strictObject({ status: z.enum(['DONE', 'SELISIH']), sidik }),
  z.strictObject({
    status: z.literal('CANC'),
    sidik,
    no_batal: nomor('XQ'),
    hari_batal: tanggal,
    batal_by: isi(40),
    alasan_batal: teks(300),
  }),
]);
export type AkhirKiriman = z.output<typeof akhirKiriman>;
