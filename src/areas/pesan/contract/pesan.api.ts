import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  choice,
  instant,
  int,
  kode,
  listOf,
  longText,
  objectOf,
  ofPerson,
  optional,
  status,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { pagingShape } from '#kit/contract/paging.ts';
import { optionsOf } from '#kit/contract/chosen.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { JENIS_PESAN, semuaJenis, type JenisPesan } from '#areas/pesan/rules/jenis-pesan.ts';
import { pesanModul } from '#areas/pesan/contract/pesan.modul.ts';

export const menuPesan = {
  right: { menu: ['whatsapp'] },
  gate: modul(pesanModul.WHATSAPP_MODULE),
} as const;

const labels = Object.fromEntries(
  Object.entries(JENIS_PESAN).map(([jenis, one]) => [jenis, one.label]),
) as Record<JenisPesan, string>;
export const jenisPesan = choice('Jenis', labels);
export const statusPesan = status('Status', {
  ANTRE: 'BELUM TERKIRIM',
  DIKIRIM: 'SEDANG DIKIRIM',
  TERKIRIM: 'TERKIRIM',
  RAGU: 'TIDAK PASTI',
  GAGAL: 'GAGAL',
  BATAL: 'TIDAK DIKIRIM',
});

/** A message as the queue shows it: the middle of the number stays masked. */
export const pesanRow = {
  id: int('No'),
  input_date: instant('Dibuat'),
  status: statusPesan,
  jenis: jenisPesan,
  nama: text('Penerima', { min: 0 }),
  penerima: ofPerson('PHONE', text('No WhatsApp', { min: 0 })),
  no_dokumen: optional(kode('No Dokumen', 40)),
  sebab: optional(text('Keterangan', { min: 0, max: 500 })),
  coba: int('Percobaan'),
  coba_lagi: instant('Dicoba Lagi'),
  terkirim_at: optional(instant('Terkirim')),
  input_by: text('Oleh', { min: 0 }),
  isi: longText('Isi', { min: 0, max: 100_000 }),
  menolak: yesNo('Menolak Promo'),
};

export type RingkasPesan = {
  antre: number;
  gagal: number;
  hari_ini: number;
  kuota: number;
  gateway: boolean;
  jeda: string | null;
};

/** The queue, newest first. */
export const daftarPesanEndpoint = defineEndpoint({
  ...menuPesan,
  call: 'GET pesan',
  summary: 'Antrean pesan WhatsApp',
  query: z.strictObject({
    ...pagingShape(['id']),
    status: z.optional(z.enum(['ALL', ...optionsOf(statusPesan).map(({ value }) => value)])),
    jenis: z.optional(z.enum(['ALL', ...semuaJenis])),
  }),
  answer: listOf(objectOf(pesanRow)),
  paged: true,
  extra: {
    antre: int('Belum Terkirim'),
    gagal: int('Gagal'),
    hari_ini: int('Terkirim Hari Ini'),
    kuota: int('Kuota'),
    gateway: { kind: 'yesNo', label: 'Gateway', schema: z.boolean() },
    jeda: optional(text('Jeda', { min: 0, max: 500 })),
  },
});

const satu = { params: { id: text('No', { max: 18, typed: 'digitsOnly' }) } };

export const kirimLagiEndpoint = defineEndpoint({
  ...menuPesan,
  ...satu,
  call: 'POST pesan/:id/kirim-lagi',
  summary: 'Kirim pesan lagi',
  answer: pesanRow,
});
export const janganKirimEndpoint = defineEndpoint({
  ...menuPesan,
  ...satu,
  call: 'POST pesan/:id/batal',
  summary: 'Jangan kirim pesan',
  answer: pesanRow,
});

/** The number of a message wants no promo, greeting or reminder any more, or wants them again, of all shops. */
export const tolakPesanEndpoint = defineEndpoint({
  ...menuPesan,
  ...satu,
  call: 'PUT pesan/:id/tolak',
  summary: 'Nomor menolak atau mau menerima promo',
  body: { tolak: yesNo('Menolak Promo') },
  answer: pesanRow,
});
