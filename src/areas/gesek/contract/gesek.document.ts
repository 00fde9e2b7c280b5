import * as z from 'zod/mini';
import {
  choice,
  kode,
  objectOf,
  ofPerson,
  optional,
  persen,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { asField, phoneTold } from '#kit/contract/field-more.ts';
import { alike } from '#kit/contract/later.ts';
import { rp } from '#kit/rules/quantity.ts';
import { said } from '#kit/rules/sentence.ts';
import { daftar } from '#areas/buku/contract/register.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { noHp, noKtp } from '#areas/customer/contract/customer.api.ts';
import { gesekEvents } from '#areas/gesek/contract/gesek.event.ts';
import { gesekModul } from '#areas/gesek/contract/gesek.modul.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { bankMaster } from '#areas/uang/contract/bank.master.ts';
import { pembayaranJadi } from '#areas/uang/contract/pembayaran.ts';

export const MENU_GESEK = 'gesek-tunai';
export const JENIS_KARTU = { DEBET: 'Debet', CREDIT: 'Kredit' } as const;

/** The last four figures of a card: more of it is refused and so never kept (D-41.1). */
const empatAngka = (label: string) =>
  alike<string>(text(label, { max: 4, typed: 'digitsOnly' }), {}, () =>
    z.string().check(z.regex(/^\d{4}$/, said('No Kartu Harus 4 Angka Terakhir'))),
  );

/** Whose card it is, as every document names its customer, with identity (D-41.1). */
export const pemegang = {
  kode_customer: optional(kode('Kode Customer')),
  nama: optional(text('Nama Customer', { max: 100 })),
  alamat: optional(ofPerson('ADDRESS', text('Alamat Customer', { max: 200 }))),
  no_hp: optional(noHp()),
  no_ktp: optional(noKtp()),
  setuju_promo: optional(yesNo('Setuju Promo')),
};

const typed = {
  kode_bank: kode('Kode Bank'),
  no_rekening: kode('No Rekening'),
  jenis_kartu: choice('Jenis Kartu', JENIS_KARTU),
  no_kartu: empatAngka('No Kartu'),
  jumlah: rupiah('Tunai Diberikan', { min: rp(1), minMessage: 'Nominal Tidak Boleh Kosong' }),
  fee: optional(rupiah('Fee', { min: rp(0) })),
  customer: asField(objectOf(pemegang), 'Customer'),
  keterangan: optional(text('Keterangan', { max: 200 })),
};

/** Cash paid out on a customer's card: the card is charged the cash and a fee (D-19.1, D-41.1). */
export const gesekDocument = defineDocument({
  name: 'gesek',
  title: 'Gesek Tunai',
  noun: 'gesek tunai',
  table: 'gesek_tunai',
  key: 'no_gesek',
  keyLabel: 'No Gesek',
  api: 'gesek-tunai',
  menu: [MENU_GESEK],
  letters: { GT: 'Gesek Tunai' },
  by: 'Kasir',
  head: {
    kode_customer: optional(kode('Kode Customer')),
    nama_customer: text('Customer'),
    alamat_customer: ofPerson('ADDRESS', text('Alamat', { min: 0 })),
    no_hp: phoneTold('No HP'),
    kode_bank: typed.kode_bank,
    no_rekening: typed.no_rekening,
    jenis_kartu: typed.jenis_kartu,
    no_kartu: typed.no_kartu,
    jumlah_rp: rupiah('Tunai Diberikan'),
    /** What the fee is of the cash. */
    fee_persen: persen('Fee Persen'),
    /** The percent of the shop and the fee that it makes, at that moment. */
    fee_parameter: persen('Fee Persen Toko'),
    fee_hitung: rupiah('Fee Menurut Parameter'),
    fee: rupiah('Fee'),
    jumlah_gesek_rp: rupiah('Jumlah Gesek'),
    keterangan: optional(text('Keterangan')),
  },
  inside: {
    no_ktp: optional(ofPerson('IDENTITY', text('No KTP'))),
    petugas: yesNo('Milik Petugas'),
  },
  joined: { nama_bank: { of: text('Bank EDC'), by: 'kode_bank', in: bankMaster } },
  parts: { pembayaran: asField(pembayaranJadi, 'Pembayaran') },
  asks: {
    selalu: {
      event: gesekEvents.GESEK_TUNAI,
      when: 'always',
      /** A credit card, and the card of somebody who works here. */
      owner: { any: [{ is: ['jenis_kartu', 'CREDIT'] }, { is: ['petugas', true] }] },
    },
  },
  makes: {
    gesek: {
      call: 'POST gesek-tunai',
      summary: 'Gesek tunai',
      letters: 'GT',
      body: typed,
      gate: modul(gesekModul.GESEK_TUNAI_MODULE),
      audit: 'GESEK_TUNAI',
      guards: ['payout'],
    },
  },
  list: {
    filters: ['status'],
    sort: ['no_gesek', 'input_date', 'jumlah_rp'],
    search: ['no_gesek', 'nama_customer', 'no_kartu', 'input_by', 'keterangan'],
    sums: {
      jumlah_rp: { of: 'jumlah_rp' },
      fee: { of: 'fee' },
      jumlah_gesek_rp: { of: 'jumlah_gesek_rp' },
    },
  },
  pays: 'customer',
  book: { kind: 'GESEK', undone: 'BATAL_GESEK', note: 'nama_customer' },
  register: {
    amount: 'jumlah_rp',
    typed: ['nama_customer', 'keterangan'],
    out: true,
    customer: {
      name: 'nama_customer',
      code: 'kode_customer',
      address: 'alamat_customer',
      phone: 'no_hp',
    },
    opens: { GT: daftar(MENU_GESEK), XF: daftar(MENU_GESEK) },
  },
  cancel: {
    letters: 'XF',
    event: gesekEvents.BATAL_GESEK,
    shows: [
      'no_gesek',
      'nama_customer',
      'jumlah_rp',
      'fee',
      'jumlah_gesek_rp',
      'nama_bank',
      'jenis_kartu',
      'no_kartu',
      'input_by',
    ],
  },
  paper: {
    noun: 'bukti gesek tunai',
    file: 'Gesek Tunai',
    lines: [
      'nama_customer',
      'nama_bank',
      'jenis_kartu',
      'no_kartu',
      'fee',
      'fee_persen',
      'jumlah_gesek_rp',
      'keterangan',
    ],
    total: 'jumlah_rp',
    totalLabel: 'TUNAI DIBERIKAN',
    copies: ['LEMBAR CUSTOMER', 'LEMBAR TOKO'],
    sign: ['Kasir', 'Pemegang Kartu'],
  },
});
