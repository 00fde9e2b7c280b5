import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  gram,
  int,
  kode,
  list,
  listOf,
  objectOf,
  optional,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { asField, phoneTold } from '#kit/contract/field-more.ts';
import { schemaOf } from '#kit/contract/schema.ts';
import { sense } from '#kit/rules/sentence.ts';
import { JENIS_CUSTOMER, lengkap } from '#areas/customer/contract/customer.api.ts';

export const DATA_CUSTOMER = 'data-customer';
const MENU = [DATA_CUSTOMER, 'data-member'] as const;
const orang = { kode_customer: kode('Kode Customer') };

export const dokumenOrangRow = {
  kode_toko: kode('Toko', 3),
  jenis: text('Jenis'),
  tgl_system: day('Tanggal'),
  no_dokumen: kode('No Dokumen'),
  uraian: list('Uraian'),
  berat: optional(gram('Berat')),
  jumlah_rp: optional(rupiah('Jumlah')),
  status: text('Status'),
  /** It goes on until a person ends it: a deposit, a loan. */
  hidup: yesNo('Berjalan'),
};

const ringkas = {
  kali_belanja: int('Kali Belanja'),
  belanja_rp: rupiah('Belanja'),
  belanja_berat: gram('Berat Beli'),
  jual_rp: rupiah('Jual Balik'),
  jual_berat: gram('Berat Jual'),
  titipan_rp: rupiah('Titipan'),
  hutang_rp: rupiah('Hutang'),
  cicilan_rp: rupiah('Sisa Cicilan'),
  kelebihan_rp: rupiah('Kelebihan Lelang'),
  emas_murni: gram('Emas Murni'),
  emas_rp: rupiah('Nilai Emas Hari Ini'),
  poin: int('Poin'),
  poin_rp: rupiah('Nilai Poin'),
};

/**
 * Everything that a person did with the shop, and what he owes, has here and is worth today; of all shops to
 * owners and head office, of the own one to others (D-51.11).
 */
export const riwayatOrangEndpoint = defineEndpoint({
  call: 'GET customer/:kode_customer/riwayat',
  summary: 'Semua urusan customer',
  people: 'whole',
  params: orang,
  answer: objectOf({
    ringkas: asField(objectOf(ringkas), 'Ringkasan'),
    /** Cards that were joined to this one. */
    kartu_lama: asField(listOf(objectOf({ ...orang, nama: text('Nama') })), 'Kartu Yang Digabung'),
    dokumen: asField(listOf(objectOf(dokumenOrangRow)), 'Dokumen'),
  }),
  right: { menu: [...MENU, 'transaksi-penjualan'] },
});

/** All that is kept of a person, for that person: SPV up, written down (D-51.12). */
export const dataOrangEndpoint = defineEndpoint({
  call: 'GET customer/:kode_customer/data',
  summary: 'Semua data customer',
  people: 'whole',
  params: orang,
  answer: objectOf({
    kartu: asField(objectOf(lengkap), sense('Kartu', 'orang')),
    kartu_lama: asField(listOf(objectOf(lengkap)), 'Kartu Yang Digabung'),
    dokumen: asField(listOf(objectOf(dokumenOrangRow)), 'Dokumen'),
    poin: asField(schemaOf(z.array(z.any())), 'Poin'),
    pesan: asField(schemaOf(z.array(z.any())), 'Pesan'),
  }),
  right: { menu: MENU },
});

export const kembarRow = {
  alasan: choice('Alasan', {
    NOMOR: 'Nomor dipakai kartu lain',
    KTP: 'KTP sama',
    NAMA_LAHIR: 'Nama dan tanggal lahir sama',
  }),
  kode_customer: kode('Kode Customer'),
  nama: text('Nama'),
  no_hp: optional(phoneTold('No HP')),
  tgl_lahir: optional(day('Tanggal Lahir')),
  kode_lain: kode('Kartu Lain'),
  nama_lain: text('Nama Lain'),
  no_hp_lain: optional(phoneTold('No HP Lain')),
};

/** Cards that may be one person, and those whose number another card kept when numbers became one (D-51.4). */
export const kembarEndpoint = defineEndpoint({
  call: 'GET customer-kembar',
  summary: 'Kartu customer yang mungkin sama',
  answer: listOf(objectOf(kembarRow)),
  right: { menu: [DATA_CUSTOMER] },
});

export const gabungFields = { ke: kode('Kartu Yang Dipakai') };
export const jenisFields = { jenis: choice('Jenis', JENIS_CUSTOMER) };

const words = {
  right: { menu: [DATA_CUSTOMER] },
  key: 'required',
  params: orang,
} as const;

/** A card is joined to another one of the same person (D-39.7). */
export const gabungEndpoint = defineEndpoint({
  ...words,
  call: 'POST customer/:kode_customer/gabung',
  summary: 'Gabungkan kartu customer',
  body: gabungFields,
  answer: objectOf({ ...orang, ke: kode('Kartu Yang Dipakai'), poin: int('Poin') }),
  approvable: true,
});

export const pisahEndpoint = defineEndpoint({
  ...words,
  call: 'POST customer/:kode_customer/pisah',
  summary: 'Pisahkan kartu customer',
  body: { alasan: text('Alasan', { min: 3, max: 200 }) },
  answer: objectOf({ ...orang, poin: int('Poin') }),
  approvable: true,
});

/** The card is emptied at the person's request: an owner's act (D-39.8). */
export const hapusDataEndpoint = defineEndpoint({
  ...words,
  call: 'POST customer/:kode_customer/hapus-data',
  summary: 'Hapus data customer',
  // It dates the card's end and the row that ends its points.
  approvable: true,
  body: { alasan: text('Alasan', { min: 3, max: 200 }) },
  answer: objectOf({ ...orang, nama: text('Nama') }),
});

/** What a person is to the shop; a reseller buys cheaper, so MU and above say who is one (D-39.6). */
export const jenisEndpoint = defineEndpoint({
  call: 'PUT customer/:kode_customer/jenis',
  summary: 'Ubah jenis customer',
  people: 'whole',
  params: orang,
  body: jenisFields,
  answer: lengkap,
  right: { menu: MENU },
});
