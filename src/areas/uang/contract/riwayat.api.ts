import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  day,
  instant,
  kode,
  listOf,
  objectOf,
  optional,
  rupiah,
  text,
  yesNo,
  type Schema,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { dayText, pagingQuery, pagingShape, type Paging } from '#kit/contract/paging.ts';
import { rowWord } from '#kit/contract/report.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { sense } from '#kit/rules/sentence.ts';
import { NAMA_GERAK } from '#areas/buku/rules/gerak.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';

const baris = {
  no_bukti: kode('No Bukti', 14),
  tgl_system: day('Tanggal'),
  waktu: instant('Waktu'),
  kode_transaksi: kode('Kode Transaksi'),
  keterangan: text('Keterangan', { min: 0, max: 500 }),
  input_by: text('User', { max: 40 }),
};
const query = pagingQuery(['waktu']) as Schema<Paging>;

/** Cash documents page by page, as the master-data load asks for them (1§7). */
export const kasHalamanEndpoint = defineEndpoint({
  call: 'GET cash/paginated',
  summary: 'Transaksi kas per halaman',
  query,
  answer: listOf(objectOf(kasDocument.row)),
  right: { menu: ['uang-kas'] },
  paged: true,
});

const pilih = z.optional(z.string().check(z.maxLength(40)));
export type CariBank = Paging & { tgl_from?: string; tgl_to?: string; no_rekening?: string };

export const bankRow = {
  ...baris,
  /** The code in the shop's words: what kind of document moved it, or what the code means. */
  transaksi: rowWord('Transaksi', Object.values(NAMA_GERAK)),
  no_rekening: kode('Rekening', 40),
  kode_bank: optional(kode('Kode Bank')),
  nama_bank: optional(text('Bank', { max: 60 })),
  masuk: rupiah('Masuk'),
  keluar: rupiah('Keluar'),
  batal: yesNo(sense('Batal', 'sudah')),
};

/** What came to and went from each account at a bank, newest first. */
export const uangBankEndpoint = defineEndpoint({
  call: 'GET uang-bank',
  summary: 'Gerak uang bank',
  query: strictOf({
    ...pagingShape(['waktu']),
    tgl_from: dayText,
    tgl_to: dayText,
    no_rekening: pilih,
  }),
  answer: listOf(objectOf(bankRow)),
  extra: {
    total: asField(objectOf({ masuk: rupiah('Masuk'), keluar: rupiah('Keluar') }), 'Total'),
  },
  right: { menu: ['uang-bank', 'master-rekening'] },
  paged: true,
});

/** What each account holds now, and what cards of its bank are still to bring. */
export const saldoBankEndpoint = defineEndpoint({
  call: 'GET uang-bank/saldo',
  summary: 'Saldo rekening bank',
  answer: listOf(
    objectOf({
      no_rekening: kode('Rekening', 40),
      kode_bank: kode('Kode Bank'),
      nama_bank: text('Bank', { max: 60 }),
      saldo: rupiah('Saldo'),
    }),
  ),
  right: { menu: ['uang-bank'] },
});
