import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  gram,
  instant,
  int,
  listOf,
  objectOf,
  optional,
  ref,
  text,
  type Field,
} from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { mg } from '#kit/rules/quantity.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import {
  idOpname,
  jumlahField,
  jumlahOpname,
  panggilanOpname,
} from '#areas/opname/contract/panggilan-opname.ts';
import { HASIL } from '#areas/opname/rules/opname.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';

const { daftar, satu, mulai, pindai, selesai, kosongkan, batal } = panggilanOpname('stock-opname');
const besar = { max: Number.MAX_SAFE_INTEGER };
export const PINDAI_PALING_BANYAK = 500;

export const cakupanFields = {
  kode_gudang: ref('Gudang', gudangMaster, 'nama'),
  kode_baki: optional(ref('Baki', bakiMaster, 'nama')),
  kode_dept: optional(ref('Jenis', jenisMaster, 'nama')),
};

export const hasilRow = {
  kode: text('Barcode', { max: 60 }),
  kode_barcode: optional(text('Barcode')),
  nama_barang: text('Nama Barang', { min: 0 }),
  kadar: optional(kadarPersen('Kadar', { min: 0 })),
  kode_baki: optional(text('Baki Sistem')),
  baki_fisik: optional(text('Baki Fisik')),
  berat: gram('Berat Sistem', besar),
  berat_fisik: optional(gram('Berat Fisik')),
  hasil: choice('Hasil', HASIL),
  dipindai_by: optional(text('User', { max: 40 })),
  dipindai_at: optional(instant('Scan')),
};

/** The state of a count: sums, and the pieces that are not simply found. */
const keadaan = {
  ...jumlahOpname,
  salah_baki: jumlahField,
  bergerak: jumlahField,
  /** Scanned weights beyond the tolerance of weighing: how many, and grams too much or too little. */
  beda_berat: asField(objectOf({ qty: int('Qty'), selisih: gram('Selisih') }), 'Beda Berat'),
  kembar: int('Kembar'),
  tidak_dikenal: int('Tidak Dikenal'),
  barang: asField(listOf(objectOf(hasilRow)), 'Barang'),
};

export const daftarOpnameEndpoint = defineEndpoint({
  ...daftar,
  call: 'GET stock-opname',
  summary: 'Daftar stock opname',
});

export const opnameEndpoint = defineEndpoint({
  ...satu,
  call: 'GET stock-opname/:id',
  summary: 'Keadaan stock opname',
  answer: keadaan,
});

export const mulaiOpnameEndpoint = defineEndpoint({
  ...mulai,
  call: 'POST stock-opname',
  summary: 'Mulai stock opname',
  body: cakupanFields,
});

const kode: Field<string[]> = {
  kind: 'list',
  label: 'Barcode',
  schema: listOf(text('Barcode', { max: 60 }).schema, {
    min: 1,
    max: PINDAI_PALING_BANYAK,
    minMessage: 'Barcode Tidak Boleh Kosong',
  }),
};

export const pindaiRow = {
  kode: text('Barcode', { max: 60 }),
  kode_barcode: optional(text('Barcode')),
  nama_barang: optional(text('Nama Barang')),
  hasil: choice('Hasil', ['KETEMU', 'KEMBAR', 'SALAH BAKI', 'LEBIH', 'TIDAK DIKENAL']),
};

/** One scan, or all tags that a reader hears at once; several people may scan (D-21.1). */
export const pindaiOpnameEndpoint = defineEndpoint({
  ...pindai,
  call: 'POST stock-opname/pindai',
  summary: 'Pindai stock opname',
  body: {
    ...idOpname,
    kode,
    kode_baki: optional(text('Baki', { max: 20 })),
    berat: optional(gram('Berat', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' })),
  },
  answer: listOf(objectOf(pindaiRow)),
});

export const selesaiOpnameEndpoint = defineEndpoint({
  ...selesai,
  call: 'POST stock-opname/selesai',
  summary: 'Selesai stock opname',
  approvable: true,
  answer: keadaan,
});

export const kosongkanOpnameEndpoint = defineEndpoint({
  ...kosongkan,
  call: 'POST stock-opname/kosongkan',
  summary: 'Kosongkan stock opname',
  approvable: true,
});

export const batalOpnameEndpoint = defineEndpoint({
  ...batal,
  call: 'POST stock-opname/batal',
  summary: 'Batal stock opname',
  approvable: true,
  answer: keadaan,
});
