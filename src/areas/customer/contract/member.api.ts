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
import {
  CUSTOMER_MENU,
  customerFields,
  lengkap,
  ubahCustomerFields,
} from '#areas/customer/contract/customer.api.ts';
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

export const memberFields = {
  kode_referensi: optional(kode('Kode Referensi')),
};
const gate = modul(customerModul.MEMBER_MODULE);

/** A customer whom the shop knows becomes a member, or a new one who is one at once (http.md). */
export const tambahMemberEndpoint = defineEndpoint({
  call: 'POST member',
  summary: 'Daftarkan member',
  people: 'whole',
  approvable: true,
  body: {
    kode_customer: optional(kode('Kode Customer')),
    ...ubahCustomerFields,
    ...memberFields,
  },
  answer: lengkap,
  right: { menu: CUSTOMER_MENU },
  gate,
  status: 201,
});

/** The card of a member; who brought him stays as it was said when he joined. */
export const ubahMemberEndpoint = defineEndpoint({
  call: 'PUT member/:kode_customer',
  summary: 'Ubah member',
  people: 'whole',
  approvable: true,
  params: { kode_customer: kode('Kode Member') },
  body: ubahCustomerFields,
  answer: lengkap,
  right: { menu: CUSTOMER_MENU },
  gate,
});

/** The fields of a new member, as the form asks for them. */
export const memberBaruFields = { ...customerFields, ...memberFields };
