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
  text,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { pagingShape } from '#kit/contract/paging.ts';
import { schemaOf, strictOf } from '#kit/contract/schema.ts';
import { customerModul } from '#areas/customer/contract/customer.modul.ts';
import { POIN_MEMBER } from '#areas/member/contract/tukar-hadiah.document.ts';
import { JENIS_POIN } from '#areas/member/rules/poin.ts';
import { modul } from '#areas/toko/contract/modul.ts';

export const RESET_POIN = 'reset-poin-member';
const gate = modul(customerModul.MEMBER_MODULE);
const member = { kode_customer: kode('Kode Member') };

/** One movement of points, with the balance after it. */
export const mutasiPoinRow = {
  id: int('No'),
  kode_toko: kode('Toko', 3),
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu'),
  jenis: choice('Jenis', JENIS_POIN),
  no_dokumen: optional(kode('No Dokumen')),
  dasar_rp: rupiah('Dasar'),
  poin: int('Poin'),
  saldo: int('Saldo'),
  keterangan: text('Keterangan', { min: 0 }),
  input_by: text('User'),
};

/** The points of a member over all shops, newest first (D-51.11). */
export const mutasiPoinEndpoint = defineEndpoint({
  call: 'GET member/poin',
  summary: 'Riwayat poin member',
  query: strictOf({ ...pagingShape(['id']), kode_customer: z.string().check(z.maxLength(20)) }),
  answer: listOf(objectOf(mutasiPoinRow)),
  right: { menu: [POIN_MEMBER, 'transaksi-penjualan', 'data-member'] },
  gate,
  paged: true,
});

export const koreksiPoinFields = {
  poin: int('Poin', { min: -10_000_000, max: 10_000_000 }),
  alasan: text('Alasan', { min: 3, max: 200 }),
};

/** Points put right by hand: an owner's, of the shop of the card or of head office (D-39.5, D-51.11). */
export const koreksiPoinEndpoint = defineEndpoint({
  call: 'POST member/:kode_customer/koreksi-poin',
  summary: 'Koreksi poin member',
  params: member,
  body: koreksiPoinFields,
  answer: objectOf({ ...member, poin: int('Poin') }),
  right: { menu: [RESET_POIN, POIN_MEMBER] },
  gate,
  key: 'required',
  approvable: true,
});

export const resetPoinFields = {
  kode_customer: optional(
    asField(listOf(schemaOf(z.string().check(z.maxLength(20))), { min: 1, max: 1000 }), 'Member'),
  ),
  alasan: text('Alasan', { min: 3, max: 200 }),
};

/** Positive balances of one, of chosen or of all members of the shop become 0 (D-33.7, D-39.3). */
export const resetPoinEndpoint = defineEndpoint({
  call: 'POST member/reset-poin',
  summary: 'Reset poin member',
  body: resetPoinFields,
  answer: objectOf({ direset: int('Member'), poin: int('Poin'), nilai_rp: rupiah('Nilai') }),
  right: { menu: [RESET_POIN] },
  gate: modul(customerModul.MEMBER_RESET_POIN_MODULE),
  key: 'required',
  approvable: true,
});
