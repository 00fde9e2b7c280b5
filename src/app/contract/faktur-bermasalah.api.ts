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
  yesNo,
  type Fields,
  type ValuesOf,
} from '#kit/contract/field.ts';
import { sense } from '#kit/rules/sentence.ts';
import { MASALAH as MASALAH_DOKUMEN } from '#areas/pengawasan/contract/masalah.ts';

/** What is wrong with a document, or was allowed as an exception when it was saved. */
export const MASALAH = { ...MASALAH_DOKUMEN, DENGAN_OTORISASI: 'DENGAN OTORISASI' } as const;
export type Masalah = keyof typeof MASALAH;

const right = { menu: ['faktur-bermasalah'] };

export const fakturFields = {
  tgl_system: day('Tanggal'),
  input_date: instant('Waktu Input'),
  no_dokumen: text('No Dokumen', { max: 20 }),
  masalah: status('Masalah', MASALAH),
  seharusnya: text('Seharusnya', { min: 0 }),
  tercatat: text('Tercatat', { min: 0 }),
  selisih_rp: optional(rupiah('Selisih')),
  input_by: text('User', { min: 0 }),
  selesai_by: optional(text('Diselesaikan')),
  catatan: optional(text('Catatan')),
} satisfies Fields;
export type Faktur = ValuesOf<typeof fakturFields>;

const terakhir = objectOf({
  waktu: instant('Waktu'),
  rusak: int('Rusak'),
  temuan: {
    kind: 'list',
    label: 'Temuan',
    schema: listOf(
      objectOf({
        kode: text('Kode'),
        nama: text('Nama', { max: 300 }),
        jumlah: int(sense('Jumlah', 'banyaknya')),
      }),
    ),
  },
});

/** Documents whose checks fail, or that were saved with a warning; before them the last look at the book. */
export const fakturBermasalahEndpoint = defineEndpoint({
  call: 'GET faktur-bermasalah',
  summary: 'Faktur bermasalah',
  query: {
    tgl_from: day('Dari'),
    tgl_to: day('Sampai'),
    masalah: optional(choice('Masalah', MASALAH)),
    selesai: optional(yesNo('Yang sudah dilihat')),
  },
  answer: listOf(objectOf(fakturFields)),
  extra: { periksa: optional({ kind: 'list', label: 'Periksa', schema: terakhir }) },
  right,
});

/** Looked at, with the reason why it stays as it is. */
export const tandaiFakturEndpoint = defineEndpoint({
  call: 'POST faktur-bermasalah/:no_dokumen/dilihat',
  summary: 'Tandai faktur bermasalah sudah dilihat',
  params: { no_dokumen: kode('No Dokumen') },
  body: { masalah: choice('Masalah', MASALAH), alasan: text('Alasan', { min: 3, max: 200 }) },
  right,
});

/**
 * What another server tells of a document, is held, and will never be applied: it is ended without its effect (decision
 * 1229). Its shop's other messages are many, or wait for the place of these.
 */
export const akhiriPesanEndpoint = defineEndpoint({
  call: 'POST faktur-bermasalah/:no_dokumen/akhiri-pesan',
  summary: 'Akhiri pesan tertahan toko lain tanpa membukukannya',
  params: { no_dokumen: text('No Dokumen', { max: 60 }) },
  body: { alasan: text('Alasan', { min: 3, max: 200 }) },
  right,
  gate: { level: ['OWN'] },
});
