import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { int, kode, listOf, objectOf, optional, ref, text } from '#kit/contract/field.ts';
import { pagingShape } from '#kit/contract/paging.ts';
import { alasanBatal } from '#areas/dokumen/contract/dokumen.ts';
import { jenisKuponMaster } from '#areas/penjualan/contract/jenis-kupon.master.ts';
import { kuponRow } from '#areas/penjualan/contract/kupon-satu.api.ts';
import { STATUS_KUPON } from '#areas/penjualan/rules/kupon.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';

const gate = modul(penjualanModul.KUPON_PENJUALAN_MODULE);
const KELOLA = ['kupon-penjualan'];

/** Issued coupons, newest first: real rows whether or not the module is on. */
export const daftarKuponEndpoint = defineEndpoint({
  call: 'GET transaksi-kupon',
  summary: 'Daftar kupon',
  query: z.strictObject({
    ...pagingShape(['no_kupon']),
    status: z.optional(z.enum(['ALL', ...STATUS_KUPON])),
    jenis_kupon: z.optional(z.string().check(z.maxLength(20))),
  }),
  /** A live number has only its last letters here, at every level. */
  answer: listOf(objectOf({ ...kuponRow, no_kupon: text('No Kupon') })),
  right: 'login',
  paged: true,
});

export const terbitKuponFields = {
  jenis_kupon: ref('Jenis Kupon', jenisKuponMaster, 'nama'),
  banyak: int('Banyak Kupon', { min: 1, max: 100 }),
  no_kupon: optional(kode('Nomor Sendiri')),
  nama_customer: optional(text('Nama Customer', { max: 100 })),
};

/** A coupon is money of its day: twice sent is one stack, and on a closed day none is made (D-2.3, D-6.2). */
export const terbitKuponEndpoint = defineEndpoint({
  call: 'POST transaksi-kupon',
  summary: 'Terbitkan kupon',
  approvable: true,
  key: 'required',
  body: terbitKuponFields,
  answer: listOf(objectOf(kuponRow)),
  right: { menu: KELOLA },
  gate,
  status: 201,
});

export const batalKuponEndpoint = defineEndpoint({
  call: 'POST transaksi-kupon/:id_kupon/batal',
  summary: 'Batalkan kupon',
  approvable: 'lateDay',
  key: 'required',
  params: { id_kupon: text('Id Kupon', { max: 9, typed: 'digitsOnly' }) },
  body: alasanBatal,
  answer: kuponRow,
  right: { menu: KELOLA },
});
