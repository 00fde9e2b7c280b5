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
} from '#kit/contract/field.ts';
import { rp } from '#kit/rules/quantity.ts';
import { asField } from '#kit/contract/field-more.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { JENIS_NON_CASH } from '#areas/uang/contract/non-cash.api.ts';
import { uangEvents } from '#areas/uang/contract/uang.event.ts';

/** A bank may pay back more than it kept. */
const wide = { min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER } as const;
const payment = {
  no_dokumen: kode('No Dokumen', 14),
  urut: int('Urut'),
  tgl_system: day('Tanggal'),
  jenis: choice('Jenis', JENIS_NON_CASH),
  kode_bank: kode('Kode Bank'),
  nama_bank: text('Bank', { max: 60 }),
  no_rekening: kode('Rekening'),
  jumlah_gesek_rp: rupiah('Jumlah Gesek'),
  biaya_harap: rupiah('Biaya Menurut Rekening'),
  biaya_bank: rupiah('Biaya Bank', wide),
  dana_masuk: rupiah('Dana Akan Masuk'),
  /** Of a marketplace: what it kept, in its two parts (D-48.2). */
  fee_mp: optional(rupiah('Biaya Marketplace')),
  ongkir: optional(rupiah('Ongkir')),
};

/** Card and transfer payments that the bank has paid out, several at once (D-28.1). */
export const nonCashDocument = defineDocument({
  name: 'validasi',
  title: 'Validasi Non Cash',
  noun: 'validasi non cash',
  table: 'validasi_non_cash',
  key: 'no_validasi',
  keyLabel: 'No Validasi',
  api: 'non-cash/validasi',
  menu: ['validasi-non-cash'],
  letters: { VN: 'Validasi Non Cash' },
  by: 'User',
  head: {
    tgl_cair: day('Tanggal Cair'),
    keterangan: text('Keterangan'),
    jumlah_baris: int('Jml'),
    jumlah_gesek_rp: rupiah('Jumlah Gesek'),
    biaya_bank: rupiah('Biaya Bank'),
    dana_masuk: rupiah('Dana Masuk'),
  },
  /** Each named by its document; while this is not cancelled, no other document settles them. */
  parts: { baris: asField(listOf(objectOf(payment)), 'Pembayaran') },
  makes: {
    cair: {
      call: 'POST non-cash/validasi',
      summary: 'Validasi pembayaran non cash',
      letters: 'VN',
      body: {
        tgl_cair: day('Tanggal Cair'),
        keterangan: optional(text('Keterangan', { max: 200 })),
        baris: asField(
          listOf(
            objectOf({
              no_dokumen: kode('No Dokumen', 14),
              urut: int('Urut', { min: 1 }),
              biaya_bank: optional(rupiah('Biaya Bank', wide)),
              fee_mp: optional(rupiah('Biaya Marketplace', { min: rp(0) })),
              ongkir: optional(rupiah('Ongkir', { min: rp(0) })),
            }),
            { min: 1, max: 500, minMessage: 'Pilih Pembayaran Terlebih Dahulu' },
          ),
          'Pembayaran',
        ),
      },
      audit: 'VALIDASI',
    },
  },
  list: {
    sort: ['no_validasi', 'input_date'],
    search: ['no_validasi', 'keterangan', 'input_by'],
    sums: {
      jumlah_gesek_rp: { of: 'jumlah_gesek_rp' },
      biaya_bank: { of: 'biaya_bank' },
      dana_masuk: { of: 'dana_masuk' },
    },
  },
  pays: 'shop',
  book: { kind: 'SETTLE', undone: 'BATAL_SETTLE', note: 'keterangan' },
  register: { amount: 'jumlah_gesek_rp' },
  cancel: {
    letters: 'BN',
    event: uangEvents.BATAL_KAS,
    shows: ['no_validasi', 'jumlah_baris', 'dana_masuk', 'biaya_bank', 'input_by'],
    late: true,
  },
  paper: {
    noun: 'bukti validasi non cash',
    file: 'Validasi',
    /** Its payments stand between its pairs: the server says all of them. */
    lines: [],
    total: 'dana_masuk',
    sign: ['Pemeriksa', 'Mengetahui'],
  },
});
