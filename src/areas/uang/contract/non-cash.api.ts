import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  int,
  kode,
  listOf,
  objectOf,
  optional,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { pagingShape, type Paging } from '#kit/contract/paging.ts';
import { sumRupiah } from '#kit/contract/report.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { uangModul } from '#areas/uang/contract/uang.modul.ts';

/** The module that lets such money wait for the bank's statement. */
export const MODUL = uangModul.VALIDASI_NON_CASH_MODULE.key;

const NON_CASH = 'validasi-non-cash';
export const JENIS_NON_CASH = { DEBET: 'Debet', CREDIT: 'Credit', TRANSFER: 'Transfer' };

/** A payment that waits for its money. */
export const menungguRow = {
  no_dokumen: kode('No Dokumen', 14),
  urut: int('Urut'),
  tgl_system: day('Tanggal'),
  jenis: choice('Jenis', JENIS_NON_CASH),
  kode_bank: kode('Kode Bank'),
  nama_bank: text('Bank', { max: 60 }),
  /** What it pays out is less its fee and the freight (D-48.2). */
  marketplace: yesNo('Marketplace'),
  no_rekening: kode('Rekening'),
  keterangan: text('Keterangan', { min: 0 }),
  jumlah_gesek_rp: rupiah('Jumlah Gesek'),
  biaya_bank: rupiah('Biaya Bank'),
  dana_masuk: rupiah('Dana Akan Masuk'),
  /** The buy-back that took the parcel of a marketplace's sale in again. */
  diretur: optional(kode('No Retur', 14)),
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
  right: { menu: [NON_CASH] },
  paged: true,
});
