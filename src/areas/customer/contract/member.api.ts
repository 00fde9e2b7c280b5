import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  day,
  int,
  kode,
  listOf,
  objectOf,
  ofPerson,
  optional,
  text,
  type Schema,
} from '#kit/contract/field.ts';
import { phoneTold } from '#kit/contract/field-more.ts';
import { pagingQuery, type Paging } from '#kit/contract/paging.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { customerModul } from '#areas/customer/contract/customer.modul.ts';

const member = objectOf({
  kode_customer: kode('Kode Member'),
  nama: text('Nama', { max: 100 }),
  alamat: ofPerson('ADDRESS', text('Alamat', { min: 0, max: 200 })),
  no_hp: optional(phoneTold('No HP')),
  tgl_lahir: optional(day('Tanggal Lahir')),
  poin: int('Poin'),
});

/** Members by name, their phones masked like in every list of customers. */
export const memberSemuaEndpoint = defineEndpoint({
  call: 'GET member/get/all',
  summary: 'Semua member',
  query: pagingQuery(['kode_customer', 'nama', 'tgl_lahir', 'poin']) as Schema<Paging>,
  answer: listOf(member),
  right: 'login',
  gate: modul(customerModul.MEMBER_MODULE),
  paged: true,
});

/** Members whose birthday is the shop's business day (D-33.7). */
export const memberUltahEndpoint = defineEndpoint({
  call: 'GET member/find-current-birthday',
  summary: 'Member ulang tahun hari ini',
  answer: listOf(member),
  right: 'login',
  gate: modul(customerModul.MEMBER_MODULE),
});
