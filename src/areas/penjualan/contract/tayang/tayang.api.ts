import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  gram,
  hint,
  instant,
  int,
  kode,
  listOf,
  objectOf,
  ofPerson,
  optional,
  rupiah,
  secret,
  status,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { pagingShape } from '#kit/contract/paging.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { any, level } from '#kit/rules/gate.ts';
import { sense } from '#kit/rules/sentence.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';
import {
  BEDA_TAYANG,
  HALANGAN_TAYANG,
  STATUS_TAYANG,
  TAYANG_SEKALIGUS,
} from '#areas/penjualan/rules/tayang/tayang.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';
import { modul } from '#areas/toko/contract/modul.ts';

/** Either module: pieces are offered on marketplaces, or on the shop's own web shop. */
const TAYANG = any(
  modul(penjualanModul.MARKETPLACE_INTEGRATION_MODULE),
  modul(stockModul.BARANG_WEB_EXTERNAL_MODULE),
);
const MENU = ['integrasi-marketplace', 'kirim-barang-external', 'update-barang-external'];
const words = { right: { menu: MENU }, gate: TAYANG } as const;
const saluran = kode('Marketplace');

export const sambungan = {
  adapter: choice('Adaptor', { NONE: 'Tidak dihubungkan', HTTP: 'Adaptor HTTP' }),
  alamat: hint(
    'Misalnya https://toko.example.com/kilau. Semua panggilan ke bawah alamat ini.',
    ofPerson('HOUSE', text('Alamat', { min: 0, max: 200 })),
  ),
};
/** The secret goes in and never comes out; left empty, the one that is kept stays. */
export const sambunganFields = {
  ...sambungan,
  rahasia: hint(
    'Dipakai kedua pihak untuk menandatangani. Minimal 24 huruf acak.',
    optional(secret('Rahasia', 24)),
  ),
  /** The pieces that are offered at the old address are taken down there by hand. */
  lepas: yesNo('Alamat lama tidak dipakai lagi'),
  /** Orders that wait, where the secret is known to others or the channel is given up. */
  lepas_pesanan: choice('Pesanan yang menunggu', {
    TETAP: 'Tetap ditahan',
    BELUM_PASTI: 'Tolak yang belum dipastikan marketplace',
    SEMUA: 'Tolak semua',
  }),
};

const sambunganRow = {
  kode_marketplace: saluran,
  nama: text('Nama'),
  ...sambungan,
  ada_rahasia: yesNo('Rahasia Tersimpan'),
  /** Below the address of this server: where its orders come in. */
  alamat_pesanan: ofPerson('HOUSE', text('Alamat Pesanan')),
  tayang: int('Tayang'),
  belum: int('Belum Dikirim'),
  gagal: int('Gagal'),
  menunggu: int('Pesanan Menunggu'),
  /** Why nothing leaves now. */
  sebab: optional(text('Sebab')),
  sampai: optional(instant('Dicoba Lagi')),
};

/** How every marketplace of the shop is reached, and how it goes. */
export const daftarSambunganEndpoint = defineEndpoint({
  ...words,
  call: 'GET marketplace-sambungan',
  summary: 'Sambungan marketplace dan toko web',
  answer: listOf(objectOf(sambunganRow)),
});

/** Where the shop's prices go, and whose orders are believed: the owner's. */
export const ubahSambunganEndpoint = defineEndpoint({
  right: { menu: ['integrasi-marketplace', 'kirim-barang-external'] },
  gate: { all: [TAYANG, level('OWN', 'SU')] },
  call: 'PUT marketplace-sambungan/:kode_marketplace',
  summary: 'Ubah sambungan marketplace',
  guards: ['support'],
  approvable: true,
  params: { kode_marketplace: saluran },
  body: sambunganFields,
  answer: objectOf(sambunganRow),
});

export const tayangRow = {
  kode_barcode: kode('Barcode'),
  kode_marketplace: saluran,
  nama_barang: text('Nama Barang'),
  berat: gram('Berat'),
  harga: optional(rupiah('Harga Hari Ini')),
  harga_terkirim: optional(rupiah('Harga Terkirim')),
  status: status('Status', STATUS_TAYANG),
  beda: choice('Beda', BEDA_TAYANG),
  halangan: optional(choice('Halangan', HALANGAN_TAYANG)),
  sebab: optional(text('Sebab')),
  dikirim_at: optional(instant('Dikirim')),
};

const pilih = z.optional(z.string().check(z.maxLength(40)));
const query = strictOf({
  ...pagingShape(['kode_barcode']),
  kode_marketplace: pilih,
  status: pilih,
  beda: pilih,
});

/** Pieces that are offered, or should be, with what was sent to the other side last. */
export const daftarTayangEndpoint = defineEndpoint({
  ...words,
  call: 'GET barang-external',
  summary: 'Barang di marketplace dan toko web',
  query,
  answer: listOf(objectOf(tayangRow)),
  paged: true,
});

export const pilihanRow = {
  kode_barcode: kode('Barcode'),
  nama_barang: text('Nama Barang'),
  berat: gram('Berat'),
  harga: optional(rupiah('Harga')),
  gambar_path: text('Gambar'),
};

/** Pieces that could be offered on a channel and are not: in stock, with photo, words and price. */
export const pilihanTayangEndpoint = defineEndpoint({
  ...words,
  call: 'GET barang-external/pilihan',
  summary: 'Barang yang dapat ditayangkan',
  query: strictOf({ ...pagingShape(['kode_barcode']), kode_marketplace: z.string() }),
  answer: listOf(objectOf(pilihanRow)),
  paged: true,
});

const banyak = {
  kode_marketplace: saluran,
  kode_barcode: asField(
    listOf(kode('Barcode').schema, {
      min: 1,
      max: TAYANG_SEKALIGUS,
      minMessage: 'Barang Tidak Boleh Kosong',
    }),
    'Barang',
  ),
};
const jumlah = { jumlah: int(sense('Jumlah', 'banyaknya')) };

/** To be offered, or to be sent again: it leaves within a beat of the sender (D-48.5). */
export const kirimTayangEndpoint = defineEndpoint({
  ...words,
  call: 'POST barang-external/kirim',
  summary: 'Kirim barang ke marketplace atau toko web',
  body: banyak,
  answer: jumlah,
});
export const turunTayangEndpoint = defineEndpoint({
  ...words,
  call: 'POST barang-external/turunkan',
  summary: 'Turunkan barang dari marketplace atau toko web',
  body: banyak,
  answer: jumlah,
});
