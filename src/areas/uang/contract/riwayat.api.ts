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
  type Schema,
} from '#kit/contract/field.ts';
import { pagingQuery, type Paging } from '#kit/contract/paging.ts';
import { kasRow } from '#areas/uang/contract/kas.api.ts';

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
  answer: listOf(objectOf(kasRow)),
  right: { menu: ['uang-kas'] },
  paged: true,
});

/** What came to and went from each account at a bank, newest first. */
export const riwayatBankEndpoint = defineEndpoint({
  call: 'GET cash/history-bank',
  summary: 'Riwayat uang bank',
  query,
  answer: listOf(
    objectOf({
      ...baris,
      no_rekening: kode('No Rekening', 40),
      kode_bank: optional(kode('Kode Bank')),
      nama_bank: optional(text('Bank', { max: 60 })),
      masuk: rupiah('Masuk'),
      keluar: rupiah('Keluar'),
    }),
  ),
  right: { menu: ['uang-bank', 'master-rekening'] },
  paged: true,
});

/** Cash paid out on cards, newest first: sets of the book under the code GESEK. */
export const riwayatGesekEndpoint = defineEndpoint({
  call: 'GET non-cash/gesek-histories',
  summary: 'Riwayat gesek tunai',
  query,
  answer: listOf(objectOf({ ...baris, jumlah_gesek_rp: rupiah('Jumlah Gesek') })),
  right: { menu: ['gesek-tunai', 'validasi-non-cash', 'master-rekening'] },
  paged: true,
});
