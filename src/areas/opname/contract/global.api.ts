import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  gram,
  instant,
  int,
  kode,
  listOf,
  objectOf,
  optional,
  status,
  text,
} from '#kit/contract/field.ts';
import { mg } from '#kit/rules/quantity.ts';
import { alasanBatal } from '#areas/dokumen/contract/dokumen.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { opnameModul } from '#areas/opname/contract/opname.modul.ts';

const right = { menu: ['opname-global-harian'] } as const;
const gate = modul(opnameModul.OPNAME_GLOBAL_DAILY_MODULE);
const besar = { max: Number.MAX_SAFE_INTEGER };

/** A tray today: what it should hold is shown only once it was counted (D-33.10). */
export const globalRow = {
  kode_gudang: text('Gudang'),
  kode_baki: text('Baki'),
  nama: text('Nama', { min: 0 }),
  no_opname_global: optional(kode('No Opname', 14)),
  qty_fisik: optional(int('Qty Fisik')),
  berat_fisik: optional(gram('Berat Timbang', besar)),
  qty: optional(int('Qty Sistem')),
  selisih_qty: optional(int('Selisih Qty')),
  berat: optional(gram('Berat Sistem', besar)),
  berat_label: optional(gram('Berat Label', besar)),
  selisih: optional(gram('Selisih', besar)),
  toleransi: optional(gram('Toleransi', besar)),
  status: status('Status', { BELUM: 'BELUM', COCOK: 'COCOK', SELISIH: 'SELISIH' }),
  waktu: optional(instant('Waktu')),
  input_by: optional(text('Petugas', { max: 40 })),
};
const row = objectOf(globalRow);

export const daftarGlobalEndpoint = defineEndpoint({
  call: 'GET opname-global-daily',
  summary: 'Opname global hari ini',
  answer: listOf(row),
  right,
  gate,
});

/** A whole tray, counted and weighed without the tray itself: once a day. */
export const hitungGlobalEndpoint = defineEndpoint({
  call: 'POST opname-global-daily',
  summary: 'Opname global satu baki',
  body: {
    kode_gudang: kode('Gudang'),
    kode_baki: kode('Baki'),
    qty_fisik: int('Qty Fisik', { min: 0, max: 100_000 }),
    berat_fisik: gram('Berat Timbang', { min: mg(0) }),
  },
  answer: row,
  right,
  gate,
  status: 201,
  approvable: 'lateDay',
  key: 'required',
});

/** Sets a count of today aside, so that the tray is counted again (BATAL_OPNAME_GLOBAL). */
export const batalGlobalEndpoint = defineEndpoint({
  call: 'POST opname-global-daily/:no/batal',
  summary: 'Batal opname global',
  approvable: true,
  params: { no: kode('No Opname', 14) },
  body: alasanBatal,
  answer: row,
  right,
  gate,
  key: 'required',
});
