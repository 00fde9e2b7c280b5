import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
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
import { asField, phoneTold } from '#kit/contract/field-more.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { mg } from '#kit/rules/quantity.ts';
import { ongkosMaster } from '#areas/barang/contract/ongkos.master.ts';
import { alasanBatal } from '#areas/dokumen/contract/dokumen.ts';
import { pengambil } from '#areas/penjualan/contract/pengambil.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { serahDocument } from '#areas/service/contract/tukang/serah.document.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { pembayaranDiminta } from '#areas/uang/contract/pembayaran.ts';

const no = { no: kode('No Pesanan', 14) };
const no_pesanan = kode('No Pesanan', 14);
const DI_LIHAT = { menu: ['lihat-pesanan', 'transaksi-pesanan'] };

/** What a finished order comes to if it is fetched now: by its lock, the real weights and the day's prices (D-36.4). */
const barisAmbil = {
  urut: int('No'),
  deskripsi: text('Deskripsi'),
  berat_pesan: gram('Berat Pesan'),
  berat: gram('Berat Jadi'),
  /** Grams of it that payments bought. */
  berat_kunci: gram('Berat Terkunci'),
  harga_hari: rupiah('Harga Hari Ini'),
  ongkos: rupiah('Ongkos'),
  harga_pesan: rupiah('Harga Pesan'),
  harga: rupiah('Harga'),
};
export const hitungAmbilPesananEndpoint = defineEndpoint({
  call: 'GET pesanan/:no/ambil/hitung',
  summary: 'Hitung ambil pesanan',
  params: no,
  answer: {
    barang: asField(listOf(objectOf(barisAmbil)), 'Barang'),
    /** On top of the prices of the order, where its customer pays it (D-41.10). */
    pph22_rp: rupiah('PPh 22'),
    total: rupiah('Total'),
    dp_rp: rupiah('DP'),
    /** Below 0: what goes back to the customer. */
    sisa_rp: rupiah('Sisa'),
    /** The courier of its parcel as the buyer of a marketplace chose it. */
    ekspedisi: optional(text('Ekspedisi', { max: 60 })),
  },
  right: DI_LIHAT,
});

const { cara, tarif, minimal } = ongkosMaster.fields;
const tarifOngkos = { cara, tarif, minimal };
/** What a gram of such gold costs today, as a line of an order would (D-36.2); null where the shop has no price. */
export const hargaPesananEndpoint = defineEndpoint({
  call: 'GET pesanan/harga',
  summary: 'Harga per gram dan ongkos untuk pesanan',
  query: strictOf({
    kode_kadar: z.string().check(z.minLength(1), z.maxLength(20)),
    kode_group: z.optional(z.string().check(z.maxLength(20))),
    kode_dept: z.optional(z.string().check(z.maxLength(20))),
  }),
  answer: {
    harga_per_gram: optional(rupiah('Harga Per Gram')),
    /** What the shop asks for the work on such a piece (D-9.2). */
    ongkos: asField(objectOf(tarifOngkos), 'Ongkos'),
  },
  right: DI_LIHAT,
});

/** Pick-up: a sale of all its pieces that uses the DP whole (D-36.7). */
export const ambilPesananEndpoint = defineEndpoint({
  call: 'POST pesanan/:no/ambil',
  summary: 'Ambil pesanan',
  approvable: true,
  guards: ['owner', 'payout', 'fineness'],
  params: no,
  body: {
    kode_sales: optional(kode('Kode Sales')),
    ...pengambil,
    /** Of an order that a marketplace pays: the courier of its parcel, instead of who fetches it (decision 1128). */
    ekspedisi: optional(text('Ekspedisi', { max: 60 })),
    pembayaran: optional(asField(pembayaranDiminta, 'Pembayaran')),
    keterangan: optional(text('Keterangan', { max: 300 })),
  },
  answer: penjualanDocument.one.answer,
  right: DI_LIHAT,
  status: 201,
  key: 'required',
});

/** Cancels that sale by the path of its order: it is finished again, its DP lives (D-36.7). */
export const batalAmbilPesananEndpoint = defineEndpoint({
  call: 'POST pesanan/:no_pesanan/ambil/:no/batal',
  summary: 'Batal ambil pesanan',
  params: { no_pesanan, no: kode('No Faktur', 14) },
  approvable: true,
  body: alasanBatal,
  answer: penjualanDocument.one.answer,
  right: penjualanDocument.cancel.right,
  key: 'required',
});

/** Cancels a hand-over of an order by the path of its order (D-36.5). */
export const batalSerahPesananEndpoint = defineEndpoint({
  call: 'POST pesanan/:no_pesanan/proses/:no/batal',
  summary: 'Batal serah pesanan ke tukang',
  params: { no_pesanan, no: kode('No Serah', 14) },
  approvable: true,
  body: alasanBatal,
  answer: serahDocument.one.answer,
  right: serahDocument.cancel.right,
  key: 'required',
});

/** Opens a finished order again by the path of its order (D-36.5). */
export const batalSelesaiPesananEndpoint = defineEndpoint({
  call: 'POST pesanan/:no_pesanan/selesai/:no/batal',
  summary: 'Batal pesanan selesai',
  params: { no_pesanan, no: kode('No Kembali', 14) },
  approvable: true,
  body: alasanBatal,
  answer: kembaliDocument.one.answer,
  right: kembaliDocument.cancel.right,
  key: 'required',
});

/** A sample goes home, weighed, in every state of the order; which one, where several are here (D-36.5, D-51.9). */
export const ambilContohEndpoint = defineEndpoint({
  call: 'POST pesanan/:no/ambil-contoh',
  summary: 'Ambil barang contoh',
  approvable: true,
  guards: ['owner', 'evidence', 'weight', 'plausible'],
  params: no,
  body: {
    urut: optional(int('No', { min: 1, max: 20 })),
    /** What the scale says now. */
    berat: gram('Berat', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' }),
    foto: optional(text('Foto', { max: 100 })),
    ...pengambil,
  },
  answer: pesananDocument.one.answer,
  right: { menu: ['ambil-barang-contoh', 'lihat-pesanan'] },
  status: 201,
  key: 'required',
});

/** Where an order is, as its list says it. */
const KEADAAN = {
  OPEN: 'BELUM VALIDASI',
  VALID: 'VALID',
  PROSES: 'DI TUKANG',
  SELESAI: 'SELESAI',
  DIAMBIL: 'DIAMBIL',
  CANC: 'BATAL',
} as const;

/** Samples of customers that the shop keeps. */
export const contohRow = {
  no_pesanan,
  urut: int('No'),
  tgl_system: day('Tanggal'),
  nama_customer: text('Customer', { min: 0 }),
  no_hp: optional(phoneTold('No HP')),
  nama_barang: text('Barang Contoh'),
  kadar: kadarPersen('Kadar'),
  berat: gram('Berat'),
  foto: optional(text('Foto')),
  status: choice('Status Pesanan', KEADAAN),
};
export const daftarContohEndpoint = defineEndpoint({
  call: 'GET contoh-pesanan',
  summary: 'Barang contoh yang masih disimpan toko',
  query: strictOf({ q: z.optional(z.string().check(z.maxLength(100))) }),
  answer: listOf(objectOf(contohRow)),
  right: { menu: ['ambil-barang-contoh', 'lihat-pesanan'] },
});

/** An order as the holder of its slip may see it: what, until when, where it is, what is left to pay (D-51.15). */
export const pesananPublikEndpoint = defineEndpoint({
  call: 'GET nota/:kode/pesanan',
  summary: 'Keadaan pesanan di balik kode QR',
  params: strictOf({ kode: z.string().check(z.regex(/^[\w-]{22}$/, 'Nota Tidak Ditemukan')) }),
  answer: {
    tgl_janji: day('Janji Selesai'),
    tgl_selesai: optional(day('Tgl Selesai')),
    /** By the order: what is paid at the pick-up follows weight, lock and the day's price; none once it is over. */
    sisa_rp: optional(rupiah('Sisa')),
    contoh: int('Barang Contoh'),
  },
  right: 'public',
});
