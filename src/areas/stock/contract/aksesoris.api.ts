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
  ref,
  rupiah,
  status,
  text,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { isHari } from '#kit/rules/hari.ts';
import { alasanBatal, kakiDokumen } from '#areas/buku/contract/dokumen.ts';
import { aksesorisMaster } from '#areas/stock/contract/aksesoris.master.ts';

const PATH = 'tambah-dan-ambil-stock-aksesoris';
const right = { menu: [PATH] } as const;
const no = { no: kode('No Aksesoris', 14) };
export const AKSESORIS_PALING_BANYAK = 100;

/** What is done with them, and why. */
export const gerakFields = {
  jenis: choice('Gerak', { TAMBAH: 'Tambah', AMBIL: 'Ambil', JUAL: 'Dipakai jual' }),
  keterangan: text('Keterangan', { min: 3, max: 200 }),
};
const gerakLine = {
  kode_aksesoris: ref('Aksesoris', aksesorisMaster, 'nama_aksesoris'),
  qty: int('Qty', { min: 1, minMessage: 'Qty Tidak Boleh 0', max: 1_000_000 }),
};

export const gerakRow = {
  no_aksesoris: kode('No Aksesoris', 14),
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu'),
  jenis: status('Gerak', { TAMBAH: 'TAMBAH', AMBIL: 'AMBIL', JUAL: 'DIPAKAI JUAL' }),
  keterangan: text('Keterangan', { min: 0 }),
  total_qty: int('Total Qty'),
  status: status('Status', { DONE: 'SELESAI', CANC: 'BATAL' }),
  input_by: text('User', { max: 40 }),
};

const dokumen = objectOf({
  ...gerakRow,
  barang: asField(
    listOf(
      objectOf({
        urut: int('No'),
        kode_aksesoris: kode('Kode'),
        nama_aksesoris: text('Nama'),
        qty: int('Qty'),
        harga: rupiah('Harga Beli'),
      }),
    ),
    'Aksesoris',
  ),
  ...kakiDokumen,
});

/** Accessories come in or are taken, many kinds at once (D-21.1). */
export const gerakAksesorisEndpoint = defineEndpoint({
  call: 'POST stock-aksesoris',
  summary: 'Tambah dan ambil stock aksesoris',
  body: {
    ...gerakFields,
    barang: asField(
      listOf(objectOf(gerakLine), {
        min: 1,
        max: AKSESORIS_PALING_BANYAK,
        minMessage: 'Aksesoris Tidak Boleh Kosong',
      }),
      'Aksesoris',
    ),
  },
  answer: dokumen,
  right,
  status: 201,
  approvable: 'lateDay',
  key: 'required',
});

const hari = z.optional(z.string().check(z.refine((value: string) => isHari(value))));

export const daftarAksesorisEndpoint = defineEndpoint({
  call: 'GET stock-aksesoris',
  summary: 'Daftar tambah dan ambil aksesoris',
  query: strictOf({ tgl_from: hari, tgl_to: hari }),
  answer: listOf(objectOf(gerakRow)),
  right,
});

export const saldoRow = {
  kode_aksesoris: kode('Kode'),
  nama_aksesoris: text('Nama Aksesoris'),
  saldo: int('Stock'),
  minimum: int('Minimum'),
};

/** What there is of each kind now. */
export const saldoAksesorisEndpoint = defineEndpoint({
  call: 'GET stock-aksesoris/saldo',
  summary: 'Stock aksesoris sekarang',
  answer: listOf(objectOf(saldoRow)),
  right,
});

export const kartuRow = {
  no_aksesoris: kode('No Aksesoris', 14),
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu'),
  jenis: status('Gerak', { TAMBAH: 'TAMBAH', AMBIL: 'AMBIL', JUAL: 'DIPAKAI JUAL' }),
  /** Signed: what came is plus. */
  qty: int('Qty'),
  keterangan: text('Keterangan', { min: 0 }),
  input_by: text('User', { max: 40 }),
};

/** Every movement of one kind, the newest first, with who and why (report 77). */
export const kartuAksesorisEndpoint = defineEndpoint({
  call: 'GET stock-aksesoris/kartu/:kode_aksesoris',
  summary: 'Kartu stock aksesoris',
  params: { kode_aksesoris: kode('Kode') },
  answer: listOf(objectOf(kartuRow)),
  right: { menu: [PATH, 'laporan-stock-aksesoris'] },
});

export const aksesorisEndpoint = defineEndpoint({
  call: 'GET stock-aksesoris/:no',
  summary: 'Satu tambah atau ambil aksesoris',
  params: no,
  answer: dokumen,
  right,
});

export const batalAksesorisEndpoint = defineEndpoint({
  call: 'POST stock-aksesoris/:no/batal',
  summary: 'Batal tambah atau ambil aksesoris',
  approvable: true,
  params: no,
  body: alasanBatal,
  answer: dokumen,
  right,
  key: 'required',
});
