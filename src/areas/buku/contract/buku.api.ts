import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { day, gram, int, listOf, objectOf, optional, rupiah, text } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { dayText, pagingShape, type Paging } from '#kit/contract/paging.ts';
import { schemaOf, strictOf } from '#kit/contract/schema.ts';
import { sense } from '#kit/rules/sentence.ts';
import { barisBuku } from '#areas/buku/contract/baris.ts';

const kata = (max: number) => z.optional(z.string().check(z.maxLength(max)));
const BUKU = { menu: ['buku-besar'] };

export type CariBuku = Paging & {
  tgl_from?: string;
  tgl_to?: string;
  akun?: string;
  no_bukti?: string;
};

/** Lines of the book; all of them where no page is asked for. */
export const bukuEndpoint = defineEndpoint({
  call: 'GET buku',
  summary: 'Baris buku besar',
  query: strictOf({
    ...pagingShape(['no_bukti', 'akun', 'rupiah', 'berat']),
    tgl_from: dayText,
    tgl_to: dayText,
    akun: kata(60),
    no_bukti: kata(14),
  }),
  answer: barisBuku,
  right: BUKU,
  paged: true,
});

/** What every account holds at the end of a day; of now when none is named. */
export const saldoEndpoint = defineEndpoint({
  call: 'GET buku/saldo',
  summary: 'Saldo akun',
  query: { tgl: optional(day('Tanggal')) },
  answer: listOf(
    objectOf({
      akun: text('Akun'),
      kadar: kadarPersen('Kadar', { min: 0 }),
      rupiah: rupiah('Rupiah'),
      qty: int('Qty'),
      berat: gram('Berat', { min: -1e11, max: 1e11 }),
      murni: gram('Murni', { min: -1e11, max: 1e11 }),
    }),
  ),
  right: BUKU,
});

const temuan = objectOf({
  kode: text('Kode'),
  nama: text('Nama'),
  jumlah: int(sense('Jumlah', 'banyaknya')),
  /** Number of violations that an owner has accepted; null where none needed that. */
  diakui: optional(int('Diakui')),
});

export const periksaEndpoint = defineEndpoint({
  call: 'GET buku/periksa',
  summary: 'Periksa semua invarian buku dan stock',
  answer: listOf(temuan),
  right: { menu: ['buku-besar', 'tutup-toko'] },
});

/** An owner lets the day close with as many violations as were shown; they stay in sight (D-51.3). */
export const akuiEndpoint = defineEndpoint({
  call: 'POST buku/periksa/:kode/akui',
  summary: 'Akui pemeriksaan yang gagal',
  params: strictOf({ kode: z.string().check(z.regex(/^I-\d+[a-z]?$/, 'Kode Tidak Valid')) }),
  body: {
    alasan: text('Alasan', { min: 3, max: 500 }),
    jumlah: int(sense('Jumlah', 'banyaknya'), { min: 1, max: 2_000_000_000 }),
  },
  answer: temuan,
  right: { menu: ['buku-besar', 'tutup-toko'] },
  key: 'required',
  anyDay: true,
  heavy: true,
});

const sandingan = schemaOf(z.any());

const auditRow = z.object({
  urut: z.int(),
  waktu: z.string(),
  user_id: z.string(),
  level: z.string(),
  kode_toko: z.string(),
  perangkat: z.string(),
  ip: z.string(),
  tindakan: z.string(),
  tabel: z.string(),
  kunci: z.string(),
  sebelum: sandingan,
  sesudah: sandingan,
  keystore: z.nullable(z.string()),
  hash: z.string(),
});

export type AuditRow = {
  urut: number;
  waktu: string;
  user_id: string;
  level: string;
  kode_toko: string;
  perangkat: string;
  ip: string;
  tindakan: string;
  tabel: string;
  kunci: string;
  sebelum: unknown;
  sesudah: unknown;
  keystore: string | null;
  hash: string;
};
export type CariAudit = Paging & {
  tgl_from?: string;
  tgl_to?: string;
  user_id?: string;
  tabel?: string;
  kunci?: string;
};

/** The record of every write, newest first (D-31.1). */
export const auditEndpoint = defineEndpoint({
  call: 'GET audit',
  summary: 'Jejak audit',
  query: strictOf({
    ...pagingShape(['urut']),
    tgl_from: dayText,
    tgl_to: dayText,
    user_id: kata(40),
    tabel: kata(60),
    kunci: kata(100),
  }),
  answer: schemaOf(z.array(auditRow)),
  right: { menu: ['laporan-log-aktivitas', 'buku-besar'] },
  gate: { level: ['OWN', 'SU', 'MU', 'DEV'] },
  paged: true,
});

/** Whether the chain of the audit is whole, from its first row to its last. */
export const auditVerifyEndpoint = defineEndpoint({
  call: 'GET audit/verify',
  summary: 'Periksa rantai audit',
  answer: schemaOf(
    z.object({
      utuh: z.boolean(),
      jumlah: z.int(),
      urut_akhir: z.int(),
      hash_akhir: z.string(),
      urut_rusak: z.optional(z.int()),
    }),
  ),
  right: { menu: ['buku-besar', 'tutup-toko'] },
});
