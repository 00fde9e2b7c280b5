import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  gram,
  instant,
  int,
  listOf,
  objectOf,
  optional,
  status,
  text,
} from '#kit/contract/field.ts';
import { asField, withDefault } from '#kit/contract/field-more.ts';
import { strictOf } from '#kit/contract/schema.ts';
import { isHari } from '#kit/rules/hari.ts';
import { mg } from '#kit/rules/quantity.ts';
import { sense } from '#kit/rules/sentence.ts';

const right = { menu: ['timbang-baki'] } as const;
const positif = { min: mg(0) };

/** `kode_toko` is the code of the tray here (3§7). */
export const bakiTimbang = {
  kode_gudang: withDefault('', text('Gudang', { min: 0, max: 20 })),
  kode_toko: withDefault('', text('Baki', { min: 0, max: 20 })),
};

export const timbangRow = {
  id: int('No'),
  no_timbang: optional(text('No Timbang')),
  kode_gudang: text('Gudang'),
  kode_toko: text('Baki'),
  waktu: instant('Waktu'),
  qty: int('Qty'),
  status: status('Status', {
    MULAI: 'BELUM DITIMBANG',
    COCOK: 'COCOK',
    SELISIH: 'SELISIH',
    DITERIMA: 'SELISIH DITERIMA',
  }),
  berat_timbang: optional(gram('Hasil Timbang')),
  /** Shown only once the scale's figure is kept. */
  berat: optional(gram('Berat Sistem')),
  berat_baki: optional(gram('Berat Baki Kosong')),
  berat_label: optional(gram('Berat Label')),
  kemasan: optional(gram('Kemasan')),
  selisih: optional(gram('Selisih')),
  toleransi: optional(gram('Toleransi')),
  input_by: text('Petugas', { max: 40 }),
  diterima_by: optional(text(sense('Diterima', 'oleh'), { max: 40 })),
};
const row = objectOf(timbangRow);
const list = listOf(row);

/** Puts a tray on the list of what is to be weighed; its weight is not told (D-21.1). */
export const mulaiTimbangEndpoint = defineEndpoint({
  call: 'POST timbang-baki/start',
  summary: 'Mulai timbang baki',
  body: bakiTimbang,
  answer: { data_timbang: asField(list, 'Data Timbang') },
  right,
  status: 201,
  anyDay: 'open',
  key: 'required',
});

export const daftarTimbangEndpoint = defineEndpoint({
  call: 'GET timbang-baki',
  summary: 'Daftar timbang baki',
  answer: list,
  /** Said where nothing waits (3§4). */
  extra: { message: optional(text('Pesan')) },
  right,
});

const id = { id: int('No', { min: 1 }) };

/** The figure of the scale: kept as it is, whatever it says. */
export const hasilTimbangEndpoint = defineEndpoint({
  call: 'POST timbang-baki/hasil',
  summary: 'Hasil timbang baki',
  body: {
    ...id,
    berat_timbang: gram('Hasil Timbang', { min: mg(1), minMessage: 'Berat Tidak Boleh 0' }),
    kemasan: optional(gram('Kemasan', positif)),
  },
  answer: row,
  right,
  status: 201,
  anyDay: 'open',
  key: 'required',
});

/** A difference is accepted by a superior, with what was found when the tray was looked through. */
export const terimaSelisihEndpoint = defineEndpoint({
  call: 'POST timbang-baki/terima',
  summary: 'Terima selisih timbang',
  approvable: true,
  body: { ...id, alasan: text('Alasan', { min: 3, max: 300 }) },
  answer: row,
  right,
  anyDay: 'open',
  key: 'required',
});

/** Empties the list; what was weighed stays on record (RESET_TIMBANG). Answers what was on it. */
export const resetTimbangEndpoint = defineEndpoint({
  call: 'POST timbang-baki/reset',
  summary: 'Kosongkan daftar timbang',
  approvable: true,
  answer: list,
  right,
});

export const bukuBakiRow = {
  kode_gudang: text('Gudang'),
  kode_baki: text('Baki'),
  buka_qty: int(sense('Buka', 'awal hari')),
  buka_berat: gram('Buka (g)', { max: Number.MAX_SAFE_INTEGER }),
  masuk_qty: int('Masuk'),
  masuk_berat: gram('Masuk (g)', { max: Number.MAX_SAFE_INTEGER }),
  keluar_qty: int('Keluar'),
  keluar_berat: gram('Keluar (g)', { max: Number.MAX_SAFE_INTEGER }),
  jual_qty: int(sense('Jual', 'sudah')),
  jual_berat: gram('Jual (g)', { max: Number.MAX_SAFE_INTEGER }),
  tutup_qty: int(sense('Tutup', 'akhir hari')),
  tutup_berat: gram('Tutup (g)', { max: Number.MAX_SAFE_INTEGER }),
  ditimbang: optional(gram('Ditimbang (g)', { max: Number.MAX_SAFE_INTEGER })),
};

const hari = z.optional(z.string().check(z.refine((value: string) => isHari(value))));

/** The day book of trays; below SPV only of trays that were weighed that day. */
export const bukuBakiEndpoint = defineEndpoint({
  call: 'GET timbang-baki/buku',
  summary: 'Buku harian baki',
  query: strictOf({
    tgl: hari,
    kode_gudang: z.optional(z.string().check(z.maxLength(20))),
    kode_baki: z.optional(z.string().check(z.maxLength(20))),
  }),
  answer: listOf(objectOf(bukuBakiRow)),
  right,
});
