import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { text, type Schema } from '#kit/contract/field.ts';
import { schemaOf } from '#kit/contract/schema.ts';

/** A file of a report that the server makes by itself, of the asker alone, kept for a day. */
export type ReportFile = {
  readonly id: string;
  /** The shop whose figures are in it: it is fetched as that shop. */
  readonly kode_toko: string;
  /** The path of the report's call, without its ending. */
  readonly laporan: string;
  readonly judul: string;
  readonly jenis: 'pdf' | 'xlsx';
  readonly keadaan: 'JALAN' | 'SELESAI' | 'GAGAL';
  /** Rows that are in the file, of so many; all of them 0 until the database has found the first. */
  readonly selesai: number;
  readonly total: number;
  readonly ukuran: number;
  /** Why there is none. */
  readonly sebab?: string;
  readonly dibuat: string;
};

const id = { id: text('Id', { min: 8, max: 100 }) };

/** A report's call with its ending (`cash/report-kas.xlsx`) and its filters as they stand in an address. */
export const makeReportFileEndpoint = defineEndpoint({
  call: 'POST laporan-berkas',
  aside: true,
  summary: 'Buat berkas laporan di server',
  body: schemaOf(
    z.strictObject({
      id: z.string().check(z.minLength(8), z.maxLength(100)),
      laporan: z.string().check(z.maxLength(200)),
      jenis: z.enum(['pdf', 'xlsx']),
      saringan: z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(2000))),
    }),
  ),
  answer: z.any() as Schema<{ id: string }>,
  right: 'login',
  status: 202,
});

export const listReportFilesEndpoint = defineEndpoint({
  call: 'GET laporan-berkas',
  summary: 'Berkas laporan sendiri',
  answer: z.any() as Schema<readonly ReportFile[]>,
  right: 'login',
});

export const takeReportFileEndpoint = defineEndpoint({
  call: 'GET laporan-berkas/:id',
  summary: 'Ambil berkas laporan',
  params: id,
  right: 'login',
  raw: true,
});

/** Also of one that is being made: then nothing goes on. */
export const dropReportFileEndpoint = defineEndpoint({
  call: 'DELETE laporan-berkas/:id',
  aside: true,
  summary: 'Batalkan atau hapus berkas laporan',
  params: id,
  right: 'login',
  status: 204,
});
