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
  status,
  text,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { dayText, pagingShape, type Paging } from '#kit/contract/paging.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { rp } from '#kit/rules/quantity.ts';
import {
  alasanBatal,
  alasanCetakUlang,
  kakiDokumen,
  ukuranNota,
} from '#areas/buku/contract/dokumen.ts';
import { JENIS_MUTASI, type JenisMutasi } from '#areas/uang/rules/mutasi.ts';

const MENU = {
  BANK: 'mutasi-uang-bank',
  CASH: 'mutasi-uang-cash',
  SALDO: 'pengalihan-saldo-uang',
} as const;
const MUTASI = { menu: Object.values(MENU) };
const no = { no: kode('No Mutasi', 14) };

const umum = {
  jumlah: rupiah('Jumlah Rp', { min: rp(1), minMessage: 'Jumlah Rp Tidak Boleh Kosong' }),
  keterangan: text('Keterangan', { max: 200 }),
  kategori: kode('Kategori'),
};
/** The requirement says 'Asal' for both sides (2§5); the form says which is which. */
const tujuan = { ...kode('Asal'), label: 'Tujuan' };

/** What is typed of a transfer; a side that is CASH has no account (2§3). */
export const mutasiBody = {
  asal: kode('Asal'),
  asal_rekening: optional(kode('Rekening Asal')),
  tujuan,
  tujuan_rekening: optional(kode('Rekening Tujuan')),
  ...umum,
};
const laci = (label: string) => text(label, { max: 50 });
export const pengalihanBody = { asal: laci('Asal'), tujuan: laci('Tujuan'), ...umum };

export const mutasiRow = {
  no_mutasi: kode('No Mutasi', 14),
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu'),
  jenis: choice('Jenis', JENIS_MUTASI),
  asal: text('Asal'),
  asal_rekening: optional(text('Rekening Asal')),
  tujuan: text('Tujuan'),
  tujuan_rekening: optional(text('Rekening Tujuan')),
  kategori: kode('Kategori'),
  deskripsi: text('Deskripsi', { min: 0 }),
  keterangan: text('Keterangan', { min: 0 }),
  jumlah: rupiah('Jumlah'),
  status: status('Status', { DONE: 'SELESAI', CANC: 'BATAL' }),
  input_by: text('User', { max: 40 }),
  cetak_ke: int('Cetak Ke'),
};
const dokumen = objectOf({ ...mutasiRow, ...kakiDokumen });
const simpan = { answer: dokumen, status: 201, key: 'required' } as const;

export const mutasiBankEndpoint = defineEndpoint({
  ...simpan,
  call: 'POST cash/mutasi-uang-bank',
  summary: 'Mutasi antar rekening bank',
  approvable: true,
  body: mutasiBody,
  right: { menu: [MENU.BANK] },
});
export const mutasiCashEndpoint = defineEndpoint({
  ...simpan,
  call: 'POST cash/mutasi-uang-cash',
  summary: 'Mutasi antara kas dan rekening bank',
  approvable: true,
  body: mutasiBody,
  right: { menu: [MENU.CASH] },
});
export const pengalihanEndpoint = defineEndpoint({
  ...simpan,
  call: 'POST cash/pengalihan-saldo',
  summary: 'Pengalihan saldo antar laci',
  approvable: true,
  body: pengalihanBody,
  right: { menu: [MENU.SALDO] },
});

/** The drawers a balance can be moved between: the shop's, that of loans, and one for each person. */
export const daftarLaciEndpoint = defineEndpoint({
  call: 'GET cash/laci',
  summary: 'Laci kas dan isinya',
  answer: listOf(
    objectOf({ laci: text('Laci'), nama: text('Nama'), saldo: optional(rupiah('Saldo')) }),
  ),
  right: { menu: [MENU.SALDO] },
});

export type CariMutasi = Paging & { tgl_from?: string; tgl_to?: string; jenis?: JenisMutasi };
export const daftarMutasiEndpoint = defineEndpoint({
  call: 'GET cash/mutasi',
  summary: 'Daftar mutasi uang',
  query: strictOf({
    ...pagingShape(['no_mutasi', 'input_date', 'jumlah']),
    tgl_from: dayText,
    tgl_to: dayText,
    jenis: z.optional(z.enum(['BANK', 'CASH', 'SALDO'])),
  }),
  answer: listOf(objectOf(mutasiRow)),
  extra: { total: asField(objectOf({ jumlah: rupiah('Jumlah') }), 'Total') },
  right: MUTASI,
  paged: true,
});

export const mutasiEndpoint = defineEndpoint({
  call: 'GET cash/mutasi/:no',
  summary: 'Satu mutasi uang',
  params: no,
  answer: dokumen,
  right: MUTASI,
});

export const batalMutasiEndpoint = defineEndpoint({
  call: 'POST cash/mutasi/:no/batal',
  summary: 'Batal mutasi uang',
  approvable: true,
  params: no,
  body: alasanBatal,
  answer: dokumen,
  right: MUTASI,
  key: 'required',
  anyDay: true,
});

export const strukMutasiEndpoint = defineEndpoint({
  call: 'GET cash/mutasi/:no/struk.pdf',
  summary: 'Bukti mutasi uang sebagai PDF',
  params: no,
  query: ukuranNota,
  right: MUTASI,
  raw: true,
});

export const cetakUlangMutasiEndpoint = defineEndpoint({
  call: 'POST cash/mutasi/:no/cetak-ulang',
  summary: 'Cetak ulang bukti mutasi uang',
  approvable: true,
  params: no,
  body: alasanCetakUlang,
  answer: { no_mutasi: kode('No Mutasi', 14), cetak_ke: int('Cetak Ke') },
  right: MUTASI,
});
