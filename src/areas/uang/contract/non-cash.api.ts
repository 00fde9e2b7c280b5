import * as z from 'zod/mini';
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
  rupiah,
  status,
  text,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { dayText, pagingShape, type Paging } from '#kit/contract/paging.ts';
import { sumRupiah } from '#kit/contract/report.ts';
import { strictOf } from '#kit/contract/schema.ts';
import {
  alasanBatal,
  alasanCetakUlang,
  kakiDokumen,
  ukuranNota,
} from '#areas/buku/contract/dokumen.ts';

export const NON_CASH = { menu: ['validasi-non-cash'] };
const no = { no: kode('No Validasi', 14) };
export const JENIS_NON_CASH = { DEBET: 'Debet', CREDIT: 'Credit', TRANSFER: 'Transfer' };
const wide = { min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER } as const;

/** A payment that waits for its money. */
export const menungguRow = {
  no_dokumen: kode('No Dokumen', 14),
  urut: int('Urut'),
  tgl_system: day('Tanggal'),
  jenis: choice('Jenis', JENIS_NON_CASH),
  kode_bank: kode('Kode Bank'),
  nama_bank: text('Bank', { max: 60 }),
  no_rekening: kode('Rekening'),
  keterangan: text('Keterangan', { min: 0 }),
  jumlah_gesek_rp: rupiah('Jumlah Gesek'),
  biaya_bank: rupiah('Biaya Bank'),
  dana_masuk: rupiah('Dana Akan Masuk'),
  umur_hari: int('Umur'),
  input_by: text('Kasir', { max: 40 }),
};

const pilih = z.optional(z.string().check(z.maxLength(40)));
export type CariMenunggu = Paging & { jenis?: string; kode_bank?: string; no_rekening?: string };
const total = objectOf({
  jumlah_gesek_rp: sumRupiah('Jumlah Gesek'),
  biaya_bank: sumRupiah('Biaya Bank'),
  dana_masuk: sumRupiah('Dana Masuk'),
});

/** Card and transfer payments whose money has not been found on a statement yet, the oldest first. */
export const menungguCairEndpoint = defineEndpoint({
  call: 'GET non-cash',
  summary: 'Pembayaran non cash yang menunggu validasi',
  query: strictOf({
    ...pagingShape(['tgl_system', 'jumlah_gesek_rp']),
    jenis: pilih,
    kode_bank: pilih,
    no_rekening: pilih,
  }),
  answer: listOf(objectOf(menungguRow)),
  extra: { total: asField(total, 'Total') },
  right: NON_CASH,
  paged: true,
});

export const validasiRow = {
  no_validasi: kode('No Validasi', 14),
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu'),
  tgl_cair: day('Tanggal Cair'),
  keterangan: text('Keterangan', { min: 0, max: 200 }),
  jumlah_baris: int('Jml'),
  jumlah_gesek_rp: sumRupiah('Jumlah Gesek'),
  biaya_bank: sumRupiah('Biaya Bank'),
  dana_masuk: sumRupiah('Dana Masuk'),
  status: status('Status', { DONE: 'SELESAI', CANC: 'BATAL' }),
  input_by: text('User', { max: 40 }),
  cetak_ke: int('Cetak Ke'),
};

const { umur_hari: _u, keterangan: _k, input_by: _i, ...bayar } = menungguRow;
const baris = listOf(
  objectOf({
    ...bayar,
    biaya_harap: rupiah('Biaya Menurut Rekening'),
    biaya_bank: rupiah('Biaya Bank', wide),
  }),
);
const dokumen = objectOf({ ...validasiRow, baris: asField(baris, 'Pembayaran'), ...kakiDokumen });

/** Payments that the bank has paid out, several at once, in the day that is open (D-28.1). */
export const validasiNonCashEndpoint = defineEndpoint({
  call: 'POST non-cash/validasi',
  summary: 'Validasi pembayaran non cash',
  approvable: true,
  body: {
    tgl_cair: day('Tanggal Cair'),
    keterangan: optional(text('Keterangan', { max: 200 })),
    baris: asField(
      listOf(
        objectOf({
          no_dokumen: kode('No Dokumen', 14),
          urut: int('Urut', { min: 1 }),
          biaya_bank: optional(rupiah('Biaya Bank', wide)),
        }),
        { min: 1, max: 500, minMessage: 'Pilih Pembayaran Terlebih Dahulu' },
      ),
      'Pembayaran',
    ),
  },
  answer: dokumen,
  right: NON_CASH,
  status: 201,
  key: 'required',
});

/** Takes a settlement back on its own day: its payments wait again. */
export const batalValidasiNonCashEndpoint = defineEndpoint({
  call: 'POST non-cash/validasi/:no/batal',
  summary: 'Batal validasi non cash',
  approvable: true,
  params: no,
  body: alasanBatal,
  answer: dokumen,
  right: NON_CASH,
  key: 'required',
  anyDay: true,
});

export type CariValidasi = Paging & { tgl_from?: string; tgl_to?: string };
export const daftarValidasiNonCashEndpoint = defineEndpoint({
  call: 'GET non-cash/validasi',
  summary: 'Daftar validasi non cash',
  query: strictOf({
    ...pagingShape(['no_validasi', 'input_date']),
    tgl_from: dayText,
    tgl_to: dayText,
  }),
  answer: listOf(objectOf(validasiRow)),
  extra: { total: asField(total, 'Total') },
  right: NON_CASH,
  paged: true,
});

export const validasiNonCashSatuEndpoint = defineEndpoint({
  call: 'GET non-cash/validasi/:no',
  summary: 'Satu validasi non cash',
  params: no,
  answer: dokumen,
  right: NON_CASH,
});

export const strukValidasiEndpoint = defineEndpoint({
  call: 'GET non-cash/validasi/:no/struk.pdf',
  summary: 'Bukti validasi non cash sebagai PDF',
  params: no,
  query: ukuranNota,
  right: NON_CASH,
  raw: true,
});

export const cetakUlangValidasiEndpoint = defineEndpoint({
  call: 'POST non-cash/validasi/:no/cetak-ulang',
  summary: 'Cetak ulang bukti validasi non cash',
  approvable: true,
  params: no,
  body: alasanCetakUlang,
  answer: { no_validasi: kode('No Validasi', 14), cetak_ke: int('Cetak Ke') },
  right: NON_CASH,
});
