import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  day,
  gram,
  instant,
  int,
  kadarPersen,
  listOf,
  objectOf,
  optional,
  ref,
  status,
  text,
  type Field,
} from '#kit/contract/field.ts';
import { level } from '#kit/rules/gate.ts';
import { mg } from '#kit/rules/quantity.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { alasanBatal, asField } from '#areas/buku/contract/dokumen.ts';
import { HASIL } from '#areas/opname/rules/opname.ts';
import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import { gudangMaster } from '#areas/stock/contract/gudang.master.ts';

const right = { menu: ['stock-opname'] } as const;
/** Cashiers scan; beginning and ending is a superior's (inventory/menu.tsv). */
const gate = level('DEV', 'SU', 'OWN', 'MU', 'SPV');
const id = { id: int('No', { min: 1 }) };
const besar = { max: Number.MAX_SAFE_INTEGER };
export const PINDAI_PALING_BANYAK = 500;

export const cakupanFields = {
  kode_gudang: ref('Gudang', gudangMaster, 'nama'),
  kode_baki: optional(ref('Baki', bakiMaster, 'nama')),
  kode_dept: optional(ref('Jenis', jenisMaster, 'nama')),
};

export const opnameRow = {
  id: int('No'),
  tipe: choice('Tipe', ['BARANG', 'PENERIMAAN']),
  no_opname: optional(text('No Opname')),
  tgl_system: day('Tanggal'),
  mulai_date: instant('Mulai'),
  mulai_by: text('Petugas', { max: 40 }),
  kode_gudang: text('Gudang'),
  kode_baki: optional(text('Baki')),
  kode_dept: optional(text('Jenis')),
  status: status('Status', {
    BERJALAN: 'BERJALAN',
    SELESAI: 'SELESAI',
    KOSONG: 'DIKOSONGKAN',
    BATAL: 'BATAL',
  }),
};
const row = objectOf(opnameRow);

export const jumlahFields = {
  qty: int('Qty'),
  berat: gram('Berat', besar),
  murni: gram('Murni', besar),
};
const jumlah = asField(objectOf(jumlahFields), 'Jumlah');

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

/** What a count stands at: sums, and the pieces that are not simply found. */
const keadaan = {
  opname: asField(row, 'Opname'),
  harus: jumlah,
  ketemu: jumlah,
  hilang: jumlah,
  lebih: jumlah,
  salah_baki: jumlah,
  bergerak: jumlah,
  kembar: int('Kembar'),
  tidak_dikenal: int('Tidak Dikenal'),
  barang: asField(listOf(objectOf(hasilRow)), 'Barang'),
};

export const daftarOpnameEndpoint = defineEndpoint({
  call: 'GET stock-opname',
  summary: 'Daftar stock opname',
  answer: listOf(row),
  right,
});

export const opnameEndpoint = defineEndpoint({
  call: 'GET stock-opname/:id',
  summary: 'Keadaan stock opname',
  params: { id: text('No', { max: 20 }) },
  answer: keadaan,
  right,
});

export const mulaiOpnameEndpoint = defineEndpoint({
  call: 'POST stock-opname',
  summary: 'Mulai stock opname',
  body: cakupanFields,
  answer: row,
  right,
  gate,
  status: 201,
  key: 'required',
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
  call: 'POST stock-opname/pindai',
  summary: 'Pindai stock opname',
  body: {
    ...id,
    kode,
    kode_baki: optional(text('Baki', { max: 20 })),
    berat: optional(gram('Berat', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' })),
  },
  answer: listOf(objectOf(pindaiRow)),
  right,
  status: 201,
  key: 'required',
});

export const selesaiOpnameEndpoint = defineEndpoint({
  call: 'POST stock-opname/selesai',
  summary: 'Selesai stock opname',
  body: id,
  answer: keadaan,
  right,
  gate,
  key: 'required',
});

export const kosongkanOpnameEndpoint = defineEndpoint({
  call: 'POST stock-opname/kosongkan',
  summary: 'Kosongkan stock opname',
  body: id,
  answer: row,
  right,
  gate,
  key: 'required',
});

export const batalOpnameEndpoint = defineEndpoint({
  call: 'POST stock-opname/batal',
  summary: 'Batal stock opname',
  body: { ...id, ...alasanBatal },
  answer: keadaan,
  right,
  gate,
  key: 'required',
});
