import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  day,
  gram,
  instant,
  int,
  kode,
  listOf,
  objectOf,
  ofPerson,
  optional,
  rupiah,
  status,
  text,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { sense } from '#kit/rules/sentence.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { hutangModul } from '#areas/hutang/contract/hutang.modul.ts';

const right = { menu: ['stock-opname-hutang'] };
export const OPNAME = { all: [modul(hutangModul.HUTANG_MODULE), modul(hutangModul.OPNAME_HUTANG)] };

/** A count that runs: who began it, and when. */
export const opnameHutangRow = {
  id: int('No'),
  no_opname_hutang: optional(kode('No Opname')),
  status: status('Status', {
    BERJALAN: 'BERJALAN',
    SELESAI: 'SELESAI',
    KOSONG: 'DIKOSONGKAN',
  }),
  tgl_system: day('Tanggal'),
  mulai_by: text('Petugas', { max: 40 }),
  mulai_date: instant(sense('Mulai', 'waktu')),
};
const opname = objectOf(opnameHutangRow);

/** A loan of a count (3§3): under its number of now, where it was renewed meanwhile. */
export const hutangOpnameRow = {
  no_hutang: kode('No Hutang', 14),
  tgl_hutang: day('Tanggal'),
  nama_customer: text('Customer'),
  alamat_customer: ofPerson('ADDRESS', text('Alamat', { min: 0 })),
  qty: int('Qty'),
  berat: gram('Berat', { max: Number.MAX_SAFE_INTEGER }),
  jumlah_hutang: rupiah('Jumlah Hutang'),
  status: text('Status'),
  dipindai_by: optional(text('User', { max: 40 })),
  dipindai_at: optional(instant('Scan')),
};
const daftar = (label: string) => asField(listOf(objectOf(hutangOpnameRow)), label);

/** The state of a count: not found, found, and gone meanwhile (D-35.21). */
const keadaan = {
  opname: optional(asField(opname, 'Opname')),
  hutang_hilang: daftar('Hutang tidak ditemukan'),
  hutang_ketemu: daftar('Hutang ditemukan'),
  keluar: daftar('Hutang sudah keluar'),
};

export const mulaiOpnameHutangEndpoint = defineEndpoint({
  call: 'POST opname-hutang/start',
  summary: 'Mulai stock opname hutang',
  right,
  gate: OPNAME,
  answer: opname,
  status: 201,
  key: 'required',
});

export const hasilOpnameHutangEndpoint = defineEndpoint({
  call: 'GET opname-hutang/get/hasil',
  summary: 'Hasil stock opname hutang yang berjalan',
  right,
  gate: OPNAME,
  answer: keadaan,
});

/** One ticket; several people may scan at once. */
export const pindaiOpnameHutangEndpoint = defineEndpoint({
  call: 'POST opname-hutang',
  summary: 'Pindai surat hutang pada stock opname',
  body: {
    no_faktur_hutang: text('No Hutang', {
      min: 14,
      max: 14,
      message: 'No Hutang Harus 14 Karakter',
    }),
  },
  answer: {
    no_faktur_hutang: kode('No Hutang', 14),
    tgl_hutang: day('Tanggal'),
    nama_customer: text('Customer'),
    jumlah_hutang: rupiah('Jumlah Hutang'),
    berat_total: gram('Berat'),
  },
  right,
  gate: OPNAME,
  status: 201,
  key: 'required',
});

export const kosongkanOpnameHutangEndpoint = defineEndpoint({
  call: 'POST opname-hutang/kosongkan',
  summary: 'Kosongkan stock opname hutang',
  right,
  gate: OPNAME,
  answer: opname,
  key: 'required',
  approvable: true,
});

export const selesaiOpnameHutangEndpoint = defineEndpoint({
  call: 'POST opname-hutang/selesai',
  summary: 'Selesai stock opname hutang',
  right,
  gate: OPNAME,
  answer: keadaan,
  key: 'required',
  approvable: true,
});
