import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  gram,
  instant,
  int,
  kode,
  list,
  listOf,
  objectOf,
  ofPerson,
  optional,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { asField, phoneTold } from '#kit/contract/field-more.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { sense } from '#kit/rules/sentence.ts';

const KODE = z.string().check(z.regex(/^[\w-]{22}$/, 'Nota Tidak Ditemukan'));

const barang = {
  urut: int('No'),
  nama_barang: text('Nama Barang'),
  /** What is done to it, where it is here for that. */
  pekerjaan: optional(text(sense('Pekerjaan', 'service'))),
  kadar: kadarPersen('Kadar', { min: 0 }),
  berat: gram('Berat'),
  /** The stones that were set in it when it was sold (D-45.9). */
  batu: list('Batu'),
  foto: yesNo('Foto'),
  /** The shop has bought it back already. */
  dibeli: yesNo('Sudah Dibeli Kembali'),
  /** What the shop would pay today, from the worst condition to none; null where it buys nothing back. */
  beli_dari: optional(rupiah('Harga Beli Dari')),
  beli_sampai: optional(rupiah('Harga Beli Sampai')),
};

/** What a paper shows to the person who holds it: its pieces and today's buy-back, and no person's name (D-32.11). */
export const notaPublik = {
  jenis: choice('Jenis', {
    PENJUALAN: 'Penjualan',
    PEMBELIAN: 'Pembelian',
    TITIPAN: 'Titipan',
    PESANAN: 'Pesanan',
    CICILAN: 'Cicilan',
    SERVICE: 'Service',
  }),
  no: kode('No Nota', 14),
  tgl_system: day('Tanggal'),
  status: choice('Status', [
    'BERLAKU',
    'TUNGGU',
    'DIKERJAKAN',
    'SIAP',
    'DIAMBIL',
    'LUNAS',
    'LELANG',
    'BATAL',
  ]),
  tgl_batal: optional(instant('Tanggal Batal')),
  nama_toko: text('Nama Toko'),
  alamat_toko: ofPerson('HOUSE', text('Alamat Toko', { min: 0 })),
  no_whatsapp: optional(ofPerson('HOUSE', phoneTold('No WhatsApp'))),
  tgl_harga: day('Tanggal Harga'),
  /** Of a job: when it is promised, what is left to pay, and how much gold comes on top at the price of the day. */
  tgl_janji: optional(day('Janji Selesai')),
  sisa_rp: optional(rupiah('Sisa')),
  tambah_emas: optional(gram('Tambah Emas')),
  barang: asField(listOf(objectOf(barang)), 'Barang'),
};

/** Anyone with the paper in hand: the word of its QR is the key (menu.tsv, /nota/{kode}). */
export const notaPublikEndpoint = defineEndpoint({
  call: 'GET nota/:kode',
  summary: 'Nota pelanggan di balik kode QR',
  params: strictOf({ kode: KODE }),
  answer: notaPublik,
  right: 'public',
});

/** The photo of one of its pieces. */
export const fotoNotaPublikEndpoint = defineEndpoint({
  call: 'GET nota/:kode/foto/:urut',
  summary: 'Foto barang pada nota pelanggan',
  params: strictOf({
    kode: KODE,
    urut: z.string().check(z.regex(/^\d{1,3}$/, 'Nota Tidak Ditemukan')),
  }),
  right: 'public',
  raw: true,
});
