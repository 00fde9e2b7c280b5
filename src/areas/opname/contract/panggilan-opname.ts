import {
  choice,
  day,
  gram,
  instant,
  int,
  listOf,
  objectOf,
  optional,
  status,
  text,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { level } from '#kit/rules/gate.ts';
import { sense } from '#kit/rules/sentence.ts';
import { alasanBatal } from '#areas/dokumen/contract/dokumen.ts';

const besar = { max: Number.MAX_SAFE_INTEGER };
export const idOpname = { id: int('No', { min: 1 }) };

export const opnameRow = {
  id: int('No'),
  tipe: choice('Tipe', ['BARANG', 'PENERIMAAN', 'BERLIAN']),
  no_opname: optional(text('No Opname')),
  tgl_system: day('Tanggal'),
  mulai_date: instant(sense('Mulai', 'waktu')),
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
export const jumlahField = asField(objectOf(jumlahFields), sense('Jumlah', 'banyaknya'));

/** The state of every kind of count: what should lie there, and what became of it. */
export const jumlahOpname = {
  opname: asField(row, 'Opname'),
  harus: jumlahField,
  ketemu: jumlahField,
  hilang: jumlahField,
  lebih: jumlahField,
};

/**
 * What each call of a count says besides its path, whichever kind it counts. Cashiers scan;
 * beginning and ending is a superior's (inventory/menu.tsv).
 */
export const panggilanOpname = (menu: string) => {
  const right = { menu: [menu] };
  const atasan = { right, gate: level('DEV', 'SU', 'OWN', 'MU', 'SPV'), key: 'required' } as const;
  return {
    daftar: { answer: listOf(row), right },
    satu: { params: { id: text('No', { max: 20 }) }, right },
    mulai: { ...atasan, answer: row, status: 201 },
    pindai: { right, status: 201, key: 'required' },
    selesai: { ...atasan, body: idOpname },
    kosongkan: { ...atasan, body: idOpname, answer: row },
    batal: { ...atasan, body: { ...idOpname, ...alasanBatal } },
  } as const;
};
