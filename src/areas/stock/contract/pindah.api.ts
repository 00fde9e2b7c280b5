import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  gram,
  instant,
  int,
  kadarPersen,
  kode,
  listOf,
  objectOf,
  optional,
  ref,
  rupiah,
  status,
  text,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { isHari } from '#kit/rules/hari.ts';
import { alasanBatal, kakiDokumen } from '#areas/buku/contract/dokumen.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';

export const PINDAH_PALING_BANYAK = 500;
const PINDAH = ['pindah-barang', 'pindah-barang-satu-baki', 'lihat-pindah-barang'];

/** Where pieces go, and what somebody wants to say of it. */
export const tujuanFields = {
  kode_gudang: ref('Gudang Tujuan', gudangMaster, 'nama'),
  kode_baki: optional(ref('Baki Tujuan', bakiMaster, 'nama')),
  keterangan: optional(text('Keterangan', { max: 200 })),
};

/** The tray that is emptied; `qty` is what the mover saw in it. */
export const asalFields = {
  dari_gudang: ref('Gudang Asal', gudangMaster, 'nama'),
  dari_baki: ref('Baki Asal', bakiMaster, 'nama'),
};

export const pindahRow = {
  no_pindah: kode('No Pindah', 14),
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu'),
  kode_gudang: text('Gudang Tujuan'),
  kode_baki: optional(text('Baki Tujuan')),
  total_qty: int('Total Qty'),
  total_berat: gram('Total Berat', { max: Number.MAX_SAFE_INTEGER }),
  status: status('Status', { DONE: 'SELESAI', CANC: 'BATAL' }),
  cara: choice('Cara', { PINDAI: 'Pindai', SATU_BAKI: 'Satu baki' }),
  keterangan: text('Keterangan', { min: 0 }),
  input_by: text('User', { max: 40 }),
};

export const pindahIsi = {
  urut: int('No'),
  tgl_system: day('Tanggal'),
  kode_barcode: kode('Barcode'),
  keterangan: text('Keterangan', { min: 0 }),
  kode_kadar: text('Kode Kadar'),
  kadar: kadarPersen('Kadar'),
  berat: gram('Berat'),
  murni: gram('Murni'),
  size: optional(text('Size')),
  qty: int('Qty'),
  harga_jual: optional(rupiah('Harga Jual')),
  dari_gudang: text('Gudang Asal'),
  dari_baki: optional(text('Baki Asal')),
};

const dokumen = objectOf({
  ...pindahRow,
  barang: asField(listOf(objectOf(pindahIsi)), 'Barang'),
  ...kakiDokumen,
});

const codes = listOf(kode('Barcode', 20).schema, {
  min: 1,
  max: PINDAH_PALING_BANYAK,
  minMessage: 'Barang Tidak Boleh Kosong',
});

/** A list of scanned pieces to one place (D-21.1). */
export const pindahBarangEndpoint = defineEndpoint({
  call: 'POST pindah-barang',
  summary: 'Pindah barang',
  body: { ...tujuanFields, barang: asField(codes, 'Barang') },
  answer: dokumen,
  right: { menu: ['pindah-barang'] },
  status: 201,
  approvable: 'lateDay',
  key: 'required',
});

/** Everything that lies in one tray to another one. */
export const pindahSatuBakiEndpoint = defineEndpoint({
  call: 'POST pindah-barang/satu-baki',
  summary: 'Pindah barang satu baki',
  body: { ...asalFields, ...tujuanFields, qty: int('Qty', { min: 0 }) },
  answer: dokumen,
  right: { menu: ['pindah-barang-satu-baki'] },
  status: 201,
  approvable: 'lateDay',
  key: 'required',
});

const no = { no: kode('No Pindah', 14) };

export const pindahEndpoint = defineEndpoint({
  call: 'GET pindah-barang/:no',
  summary: 'Satu pindah barang',
  params: no,
  answer: dokumen,
  right: { menu: PINDAH },
});

export const batalPindahEndpoint = defineEndpoint({
  call: 'POST pindah-barang/:no/batal',
  summary: 'Batal pindah barang',
  approvable: true,
  params: no,
  body: alasanBatal,
  answer: dokumen,
  right: { menu: ['lihat-pindah-barang'] },
  key: 'required',
});

const hari = z
  .string('Tanggal Tidak Boleh Kosong')
  .check(z.refine((value: string) => isHari(value), 'Tanggal Tidak Boleh Kosong'));

/** Lihat Pindah Barang: the moves of a span of days (2§7). */
export const daftarPindahEndpoint = defineEndpoint({
  call: 'GET pindahbarang/cetak-ulang',
  summary: 'Lihat pindah barang',
  query: strictOf({ start_date: hari, end_date: hari }),
  answer: listOf(objectOf(pindahRow)),
  right: { menu: ['lihat-pindah-barang'] },
});
