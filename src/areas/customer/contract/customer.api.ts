import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  int,
  kode,
  listOf,
  longText,
  objectOf,
  ofPerson,
  optional,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { figures, identity, leftAsIs, phone, phoneTold } from '#kit/contract/field-more.ts';
import { pagingShape } from '#kit/contract/paging.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { provinsiField } from '#areas/customer/contract/provinsi.ts';
import { customerModul } from '#areas/customer/contract/customer.modul.ts';

export const JENIS_CUSTOMER = ['UMUM', 'MEMBER', 'RESELLER'] as const;
export const CUSTOMER_MENU = ['transaksi-penjualan', 'data-customer', 'data-member'] as const;

export const noHp = () => phone('No HP');
/** The number of an identity card, as it is read from it: blanks, dots and dashes are the writer's own. */
export const noKtp = (label = 'No KTP') => identity(label);

const baris = {
  kode_customer: kode('Kode Customer'),
  nama: text('Nama', { max: 100 }),
  alamat: ofPerson('ADDRESS', text('Alamat', { min: 0 })),
  no_hp: optional(phoneTold('No HP')),
  jenis: choice('Jenis', JENIS_CUSTOMER),
  poin: int('Poin'),
  /** Whether the counter collects PPh 22 of the person (D-41.10). */
  pengusaha: yesNo('Pengusaha'),
  bebas_pph22_sampai: optional(day('Bebas PPh 22 Sampai')),
};

/** What the shop may write of a customer. */
export const customerFields = {
  nama: text('Nama', { max: 100 }),
  alamat: ofPerson('ADDRESS', text('Alamat', { min: 0, max: 200 })),
  no_hp: optional(noHp()),
  provinsi: provinsiField(),
  tgl_lahir: optional(day('Tanggal Lahir')),
  no_ktp: optional(noKtp()),
  keterangan: optional(longText('Keterangan', { max: 300 })),
  setuju_promo: optional(yesNo('Setuju Promo')),
  /** The number by which the tax office knows the person; an entrepreneur has one (D-41.10). */
  npwp: optional(ofPerson('IDENTITY', figures('NPWP', 15))),
  pengusaha: optional(yesNo('Pengusaha')),
  /** The office has freed the person of PPh 22 up to this day. */
  bebas_pph22_sampai: optional(day('Bebas PPh 22 Sampai')),
};

/** Of a change: what is left out stays (D-51.12). */
export const ubahCustomerFields = {
  nama: leftAsIs(customerFields.nama),
  alamat: leftAsIs(customerFields.alamat),
  no_hp: leftAsIs(customerFields.no_hp),
  provinsi: leftAsIs(customerFields.provinsi),
  tgl_lahir: leftAsIs(customerFields.tgl_lahir),
  no_ktp: leftAsIs(customerFields.no_ktp),
  keterangan: leftAsIs(customerFields.keterangan),
  setuju_promo: leftAsIs(customerFields.setuju_promo),
  npwp: leftAsIs(customerFields.npwp),
  pengusaha: leftAsIs(customerFields.pengusaha),
  bebas_pph22_sampai: leftAsIs(customerFields.bebas_pph22_sampai),
};

/** A card, whole. */
export const lengkap = {
  ...baris,
  ...customerFields,
  setuju_promo: yesNo('Setuju Promo'),
  pengusaha: yesNo('Pengusaha'),
  kode_referensi: optional(kode('Referensi')),
  tgl_daftar: optional(day('Tanggal Daftar')),
};

/** What a document says of its customer: a code, or what he said at the counter. */
export const customerDokumen = objectOf({
  kode_customer: optional(kode('Kode Customer')),
  nama: optional(text('Nama Customer', { max: 100 })),
  alamat: optional(ofPerson('ADDRESS', text('Alamat Customer', { max: 200 }))),
  no_hp: optional(noHp()),
  setuju_promo: optional(yesNo('Setuju Promo')),
});

export const cariCustomerEndpoint = defineEndpoint({
  call: 'GET customer',
  summary: 'Cari customer',
  query: strictOf({
    ...pagingShape(['kode_customer', 'nama']),
    jenis: z.optional(z.enum(JENIS_CUSTOMER)),
  }),
  answer: listOf(objectOf(baris)),
  right: 'login',
  paged: true,
});

/** The same search among members alone (http.md). */
export const cariMemberEndpoint = defineEndpoint({
  call: 'GET member',
  summary: 'Cari member',
  query: strictOf(pagingShape(['kode_customer', 'nama'])),
  answer: listOf(objectOf(baris)),
  right: 'login',
  gate: modul(customerModul.MEMBER_MODULE),
  paged: true,
});

export const customerEndpoint = defineEndpoint({
  call: 'GET customer/:kode_customer',
  summary: 'Data customer',
  // One card, in the audit, counted: the counter calls its customer and mends the card.
  people: 'whole',
  params: { kode_customer: kode('Kode Customer') },
  answer: lengkap,
  right: 'login',
});

export const tambahCustomerEndpoint = defineEndpoint({
  call: 'POST customer',
  summary: 'Tambah customer',
  people: 'whole',
  approvable: true,
  body: customerFields,
  answer: lengkap,
  right: { menu: CUSTOMER_MENU },
  status: 201,
});

export const ubahCustomerEndpoint = defineEndpoint({
  call: 'PUT customer/:kode_customer',
  summary: 'Ubah customer',
  people: 'whole',
  params: { kode_customer: kode('Kode Customer') },
  approvable: true,
  body: ubahCustomerFields,
  answer: lengkap,
  right: { menu: CUSTOMER_MENU },
});
