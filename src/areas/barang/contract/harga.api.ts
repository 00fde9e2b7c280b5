import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  instant,
  int,
  kode,
  listOf,
  objectOf,
  optional,
  ref,
  rupiah,
  text,
  yesNo,
  type Field,
} from '#kit/contract/field.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { rp } from '#kit/rules/quantity.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';

const harga = { min: rp(1), minMessage: 'Harga Per Gram Tidak Boleh 0' };
const jenisHarga = choice('Jenis Harga', {
  JUAL: 'Jual',
  BELI: 'Beli',
  RESELLER: 'Reseller',
  GROSIR: 'Grosir',
});

/** A price per gram from an instant on. It is never changed: the next row follows it (D-9.4). */
export const barisHarga = {
  id: int('No'),
  jenis: jenisHarga,
  kode_group: optional(kode('Kode Group')),
  kode_kadar: optional(kode('Kode Kadar')),
  harga_per_gram: rupiah('Harga Per Gram', harga),
  berlaku_dari: instant('Berlaku Dari'),
  input_by: text('Diubah Oleh'),
  input_date: instant('Waktu Ubah'),
};

/** The rows in force at the end of a day (now when left out), or every row there ever was, newest first. */
export const listHargaEmasEndpoint = defineEndpoint({
  call: 'GET parameter-harga-emas',
  summary: 'Harga emas per group dan kadar',
  query: {
    kode_group: optional(kode('Kode Group')),
    kode_kadar: optional(kode('Kode Kadar')),
    jenis: optional(jenisHarga),
    tgl: optional(day('Tanggal')),
    riwayat: optional(yesNo('Riwayat')),
    ...halaman(),
  },
  answer: listOf(objectOf(barisHarga)),
  right: 'login',
  paged: true,
});

const hargaBaru = {
  jenis: optional(jenisHarga),
  kode_group: optional(ref('Group', groupMaster, 'nama')),
  kode_kadar: optional(ref('Kadar', kadarMaster, 'label')),
  harga_per_gram: barisHarga.harga_per_gram,
  berlaku_dari: optional(instant('Berlaku Dari')),
};

export const ubahHargaEmasEndpoint = defineEndpoint({
  call: 'POST parameter-harga-emas',
  summary: 'Ubah harga emas',
  approvable: true,
  body: hargaBaru,
  answer: barisHarga,
  right: { menu: ['master-parameter-harga-emas'] },
  status: 201,
});

/** Several prices at once, all or nothing: the list of a morning. */
export const ubahBanyakHargaEndpoint = defineEndpoint({
  call: 'POST parameter-harga-emas/banyak',
  summary: 'Ubah banyak harga emas',
  approvable: true,
  body: strictOf({
    harga: listOf(objectOf(hargaBaru), { min: 1, max: 500 }),
  }),
  answer: listOf(objectOf(barisHarga)),
  right: { menu: ['master-parameter-harga-emas'] },
  status: 201,
});

const { jenis: _jenis, ...pembelianBaru } = hargaBaru;
const PEMBELIAN = modul(barangModul.PARAMETER_HARGA_EMAS_PEMBELIAN);

/** Buying prices by group and kadar: with their module the first that a buy-back looks for (D-33.2). */
export const listHargaPembelianEndpoint = defineEndpoint({
  call: 'GET parameter-harga-emas-pembelian',
  summary: 'Harga emas pembelian per group dan kadar',
  query: {
    kode_group: optional(kode('Kode Group')),
    kode_kadar: optional(kode('Kode Kadar')),
    tgl: optional(day('Tanggal')),
    riwayat: optional(yesNo('Riwayat')),
    ...halaman(),
  },
  answer: listOf(objectOf(barisHarga)),
  right: 'login',
  gate: PEMBELIAN,
  paged: true,
});

export const ubahHargaPembelianEndpoint = defineEndpoint({
  call: 'POST parameter-harga-emas-pembelian',
  summary: 'Ubah harga emas pembelian',
  approvable: true,
  body: pembelianBaru,
  answer: barisHarga,
  right: { menu: ['parameter-harga-emas-pembelian'] },
  gate: PEMBELIAN,
  status: 201,
});

/** Several buying prices at once, all or nothing. */
export const ubahBanyakPembelianEndpoint = defineEndpoint({
  call: 'POST parameter-harga-emas-pembelian/banyak',
  summary: 'Ubah banyak harga emas pembelian',
  approvable: true,
  body: strictOf({
    harga: listOf(objectOf(pembelianBaru), { min: 1, max: 500 }),
  }),
  answer: listOf(objectOf(barisHarga)),
  right: { menu: ['parameter-harga-emas-pembelian'] },
  gate: PEMBELIAN,
  status: 201,
});

const barisGlobal = {
  harga_global: optional(rupiah('Harga Emas Global')),
  berlaku_dari: optional(instant('Berlaku Dari')),
};

/** `nominal` is the price of a gram of pure gold; each kadar follows by its fineness (D-9.1). */
export const ubahHargaGlobalEndpoint = defineEndpoint({
  call: 'POST parameter-harga-emas/global',
  summary: 'Ubah harga emas global',
  approvable: true,
  body: {
    nominal: rupiah('Harga Emas Global', {
      min: rp(1),
      minMessage: 'Harga Emas Global Tidak Boleh 0',
    }),
  },
  answer: barisGlobal,
  right: { menu: ['parameter-harga-global'] },
  status: 201,
});

export const listHargaGlobalEndpoint = defineEndpoint({
  call: 'GET parameter-harga-emas/global',
  summary: 'Riwayat harga emas global',
  query: halaman(),
  answer: listOf(objectOf({ ...barisGlobal, input_by: text('Diubah Oleh') })),
  right: 'login',
  paged: true,
});

/** Rows of a history, page by page; all of them where nothing is asked. */
function halaman(): { skip: Field<number | null>; limit: Field<number | null> } {
  return {
    skip: optional(int('Skip', { min: 0 })),
    limit: optional(int('Limit', { min: 1, max: 1000 })),
  };
}
