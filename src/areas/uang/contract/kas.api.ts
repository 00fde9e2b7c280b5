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
import { ARAH_KAS, STATUS_KAS } from '#areas/uang/rules/kas.ts';

const KAS = { menu: ['uang-kas'] };
/** One movement, of the drawer or of an account at a bank. */
const SATU = { menu: ['uang-kas', 'uang-bank'] };
const no = { no: kode('No Kas', 14) };

/** What a cashier types of a movement; both directions alike (D-19.1). */
export const kasBody = {
  kode_transaksi: kode('Kode Transaksi'),
  jumlah: rupiah('Nominal', { min: rp(1), minMessage: 'Nominal Tidak Boleh Kosong' }),
  keterangan: text('Keterangan', { max: 200 }),
};

export const kasRow = {
  no_kas: kode('No Kas', 14),
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu'),
  arah: choice('Arah', { MASUK: 'Masuk', KELUAR: 'Keluar' }),
  kode_transaksi: kode('Kode Transaksi'),
  deskripsi: text('Deskripsi', { min: 0 }),
  /** The account at a bank; none for the drawer. */
  no_rekening: optional(kode('Rekening')),
  jumlah: rupiah('Nominal'),
  keterangan: text('Keterangan', { min: 0 }),
  status: status('Status', { DONE: 'SELESAI', CANC: 'BATAL' }),
  input_by: text('Kasir', { max: 40 }),
  cetak_ke: int('Cetak Ke'),
  /** What the drawer held after it; only of one day, and only for those who may know. */
  saldo: optional(rupiah('Saldo')),
};

const { saldo: _, ...kepala } = kasRow;
export const kasDokumen = objectOf({
  ...kepala,
  ...kakiDokumen,
});

const simpan = {
  body: kasBody,
  answer: kasDokumen,
  right: KAS,
  status: 201,
  key: 'required',
} as const;

export const kasMasukEndpoint = defineEndpoint({
  ...simpan,
  call: 'POST cash/masuk',
  summary: 'Simpan kas masuk',
  approvable: true,
});
export const kasKeluarEndpoint = defineEndpoint({
  ...simpan,
  call: 'POST cash/keluar',
  summary: 'Simpan kas keluar',
  approvable: true,
});

const bank = {
  ...simpan,
  body: { ...kasBody, no_rekening: kode('No Rekening') },
  right: { menu: ['uang-bank'] },
} as const;
export const bankMasukEndpoint = defineEndpoint({
  ...bank,
  call: 'POST uang-bank/masuk',
  summary: 'Simpan uang bank masuk',
  approvable: true,
});
export const bankKeluarEndpoint = defineEndpoint({
  ...bank,
  call: 'POST uang-bank/keluar',
  summary: 'Simpan uang bank keluar',
  approvable: true,
});

export const batalKasEndpoint = defineEndpoint({
  call: 'POST cash/:no/batal',
  summary: 'Batal transaksi kas',
  approvable: true,
  params: no,
  body: alasanBatal,
  answer: kasDokumen,
  right: SATU,
  key: 'required',
  anyDay: true,
});

export type CariKas = Paging & {
  tgl_from?: string;
  tgl_to?: string;
  arah?: string;
  status?: string;
  kode_transaksi?: string;
};

export const daftarKasEndpoint = defineEndpoint({
  call: 'GET cash',
  summary: 'Daftar transaksi kas',
  query: strictOf({
    ...pagingShape(['no_kas', 'input_date', 'jumlah', 'kode_transaksi']),
    tgl_from: dayText,
    tgl_to: dayText,
    arah: z.optional(z.enum(['ALL', ...ARAH_KAS])),
    status: z.optional(z.enum(['ALL', ...STATUS_KAS])),
    kode_transaksi: z.optional(z.string().check(z.maxLength(20))),
  }),
  answer: listOf(objectOf(kasRow)),
  extra: {
    total: asField(objectOf({ masuk: rupiah('Masuk'), keluar: rupiah('Keluar') }), 'Total'),
  },
  right: KAS,
  paged: true,
});

export const kasEndpoint = defineEndpoint({
  call: 'GET cash/:no',
  summary: 'Satu transaksi kas',
  params: no,
  answer: kasDokumen,
  right: SATU,
});

export const strukKasEndpoint = defineEndpoint({
  call: 'GET cash/:no/struk.pdf',
  summary: 'Bukti kas sebagai PDF',
  params: no,
  query: ukuranNota,
  right: SATU,
  raw: true,
});

export const cetakUlangKasEndpoint = defineEndpoint({
  call: 'POST cash/:no/cetak-ulang',
  summary: 'Cetak ulang bukti kas',
  approvable: true,
  params: no,
  body: alasanCetakUlang,
  answer: { no_kas: kode('No Kas', 14), cetak_ke: int('Cetak Ke') },
  right: SATU,
});

/** Opens the drawer without a sale: nothing moves, and it is on record. */
export const bukaLaciEndpoint = defineEndpoint({
  call: 'POST laci/buka',
  summary: 'Buka laci tanpa transaksi',
  approvable: true,
  body: { alasan: text('Alasan', { min: 3, max: 200 }) },
  answer: { laci: text('Laci'), dibuka_ke: int('Dibuka Ke') },
  right: { menu: ['uang-kas', 'transaksi-penjualan'] },
  status: 201,
});
