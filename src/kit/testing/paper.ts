import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { gram, int, kode, optional, rupiah, text } from '#kit/contract/field.ts';
import { defineReport, span } from '#kit/contract/report.ts';
import { shown } from '#kit/rules/sentence.ts';
import type { PaperCtx, PaperWords } from '#kit/server/paper/desk.ts';
import { headingOf } from '#kit/server/paper/heading.ts';
import { writePdf } from '#kit/server/paper/report-pdf.ts';
import { writeXlsx } from '#kit/server/paper/report-xlsx.ts';
import { readPdf } from '#kit/testing/read-pdf.ts';

export const report = defineReport({
  no: 1,
  path: 'coba',
  title: 'Laporan Coba',
  area: 'Coba',
  api: 'GET coba/report',
  filters: { ...span },
  columns: {
    no: kode('No Faktur'),
    jenis: text('Jenis'),
    nama: text('Nama Barang'),
    qty: int('Qty'),
    berat: gram('Berat'),
    harga: rupiah('Harga'),
    harga_gram: rupiah('Harga/Gram'),
    laba: optional(rupiah('Laba')),
  },
  groups: ['jenis'],
  totals: ['qty', 'berat', 'harga', 'laba'],
  band: ['harga', 'berat'],
  ratios: { harga_gram: { over: 'harga', under: 'berat', as: 'perGram' } },
  sort: ['jenis', 'no'],
  closing: [{ title: 'Ringkasan per jenis', by: 'jenis', sums: ['harga'] }],
  paper: { struk: true, signatures: ['Kasir', 'SPV'] },
});

export const ALAMAT =
  'Jl. Pasar Besar No. 18-20, Kelurahan Sukoharjo, Kecamatan Klojen, Kota Malang, Jawa Timur 65118';

/** What a paper reads of the person who asks for it. */
const READ: Partial<PaperCtx> = {
  kode_toko: 'KJ1',
  user_id: 'own.kj1',
  lihat_modal: true,
  moduls: new Set<string>(),
  locale: 'id',
  toko: { nama_toko: 'Toko Emas Kencana Melati', alamat_toko: ALAMAT, zona: 'WIB' },
};
export const ctx = READ as PaperCtx;

export type Row = Record<string, unknown>;

export const row = (at: number, more: Row = {}): Row => ({
  no: `PJKJ1261120${String(at).padStart(3, '0')}`,
  jenis: at % 2 ? 'CINCIN' : 'GELANG',
  nama: `Cincin Polos ${at}`,
  qty: 1,
  berat: 2_345,
  harga: 3_119_000,
  harga_gram: 1_330_064,
  laba: at % 3 ? 400_000 : null,
  ...more,
});

export const sorted = (rows: Row[]): Row[] =>
  rows.toSorted((a, b) => String(a.jenis).localeCompare(String(b.jenis)));

export async function words(rows: Row[]): Promise<PaperWords> {
  const filters = { tgl_from: '2026-11-01', tgl_to: '2026-11-20' };
  const t = shown;
  const heading = await headingOf({ report, filters, ctx, t, nameOf: async () => undefined });
  const batches = (async function* () {
    for (let at = 0; at < rows.length; at += 40) yield rows.slice(at, at + 40);
  })();
  return { report, heading, batches, ctx, t };
}

export const bytesOf = (body: Readable): Promise<Buffer> => buffer(body);

export const pdfOf = async (rows: Row[]): Promise<string[][]> =>
  readPdf(await bytesOf(writePdf(await words(rows))));

export const excelOf = async (rows: Row[]) =>
  (await readXlsx(await bytesOf(writeXlsx(await words(rows))))).sheets[0]!.rows;
