import { said, sentence, word } from '#kit/rules/sentence.ts';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { csvCell } from '#kit/rules/csv.ts';
import { refusals } from '#kit/rules/refusal.ts';
import { nowMs } from '#kit/server/clock.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { limiter } from '#kit/server/limiter.ts';
import { missing } from '#kit/server/problem.ts';
import type { Format } from '#kit/server/paper/workbook/workbook-looks.ts';
import { workbook, type SheetRow } from '#kit/server/paper/workbook/workbook.ts';
import { zip } from '#kit/server/paper/zip.ts';
import { batchesOf, started } from '#kit/server/report-rows.ts';
import { serve, serveWrite, type Raw, type Route } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import * as api from '#app/contract/ekspor.api.ts';
import { rumahEvents } from '#app/contract/rumah.event.ts';
import { tabelEkspor } from '#app/contract/tabel-ekspor.ts';
import {
  countBaris,
  findEkspor,
  insertEkspor,
  listKolom,
  semuaBaris,
  type Kolom,
} from '#app/server/ekspor/ekspor.table.ts';

const TIDAK = refusals({
  TABEL_TIDAK_ADA: { message: 'Tabel Tidak Ditemukan' },
  EKSPOR_TIDAK_ADA: { message: 'Ekspor Tidak Ditemukan Atau Sudah Kedaluwarsa' },
});
/** Long enough for a slow line to begin the download; afterwards the export is asked for again. */
const BERLAKU_MENIT = 10;

/**
 * Every table in an hour is a shop that moves, and those that an owner agrees to are asked for twice; more is a person
 * who carries it away (http.md).
 */
const cukupSejam = limiter({ most: 240, seconds: 3600 });
const cukupUnduh = limiter({ most: 150, seconds: 3600 });
const siapa = ({ kode_toko_user, user_id }: Ctx): string => `${kode_toko_user}/${user_id}`;

export const eksporServer = (db: Database): readonly Route[] => [
  serve(api.daftarEksporEndpoint, async () => [...tabelEkspor(CONTRACTS)]),
  serveWrite(api.eksporEndpoint, ekspor),
  serve(api.csvEksporEndpoint, async (on, { params, query }, ctx: Ctx) => {
    const isi = await openEkspor(db, on, params.id, ctx);
    const sign = query.titik_koma ? ';' : ',';
    return berkas(isi, 'csv', 'text/csv; charset=utf-8', linesOf(isi, sign));
  }),
  serve(api.xlsxEksporEndpoint, async (on, { params }, ctx: Ctx) => {
    const isi = await openEkspor(db, on, params.id, ctx);
    return berkas(isi, 'xlsx', XLSX, bukuOf(isi));
  }),
];

const tabelOf = (tabel: string) => {
  const found = tabelEkspor(CONTRACTS).find((one) => one.tabel === tabel);
  if (!found) throw missing(TIDAK.TABEL_TIDAK_ADA);
  return found;
};

/** Written down with its reason before a single row leaves. */
async function ekspor(tx: Tx, { body }: InputOf<typeof api.eksporEndpoint>, ctx: Ctx) {
  if (!ctx.latihan) cukupSejam(siapa(ctx));
  const { tabel, judul, rahasia } = tabelOf(body.tabel);
  const [kolom, baris] = [await listKolom(tx, tabel), await countBaris(tx, tabel, ctx.kode_toko)];
  const names = kolom.map(({ nama }) => nama);
  if (rahasia)
    await perluOtorisasi(tx, ctx, [
      {
        event: rumahEvents.EKSPOR_DATA,
        ringkasan: sentence('Ekspor {judul}', { judul: word(judul) }),
        angka: [
          { label: 'Tabel', nilai: said(judul) },
          { label: 'Baris', nilai: String(baris) },
          { label: 'Kolom', nilai: names.join(', ') },
          { label: 'Alasan', nilai: body.alasan },
        ],
      },
    ]);
  const id = randomUUID();
  const { user_id, kode_toko, op } = ctx;
  await insertEkspor(tx, kode_toko, {
    id,
    tabel,
    alasan: body.alasan,
    baris,
    input_by: user_id,
    op,
  });
  tx.audit({
    tindakan: 'EKSPOR',
    tabel,
    kunci: id,
    sesudah: { alasan: body.alasan, baris, kolom: names },
  });
  return { id, nama: `${judul} ${kode_toko} ${ctx.hari}.csv`, baris, kolom: names };
}

/** A table that is let out: its columns, and its rows as they come. */
type Isi = {
  readonly tabel: string;
  readonly kolom: readonly Kolom[];
  readonly batches: AsyncIterable<Record<string, unknown>[]>;
  readonly closing: (body: Readable) => Readable;
};

/** The rows, streamed; only to the person who asked for them, and not for long. */
async function openEkspor(db: Database, on: Sql, id: string, ctx: Ctx): Promise<Isi> {
  cukupUnduh(siapa(ctx));
  const found = await findEkspor(on, ctx.kode_toko, id);
  const age = found ? nowMs() - Date.parse(found.input_date) : 0;
  if (!found || found.input_by !== ctx.user_id || age > BERLAKU_MENIT * 60_000)
    throw missing(TIDAK.EKSPOR_TIDAK_ADA);
  const kolom = await listKolom(on, found.tabel);
  const query = semuaBaris(found.tabel, kolom, ctx.kode_toko);
  return { tabel: found.tabel, kolom, ...(await started(batchesOf(db.reports, query))) };
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const berkas = (
  { tabel, closing }: Isi,
  akhiran: string,
  type: string,
  parts: AsyncIterable<string | Buffer>,
): Raw => ({
  body: closing(Readable.from(parts, { objectMode: false })),
  type,
  headers: {
    'content-disposition': `attachment; filename="${tabel}.${akhiran}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  },
});

const UNITS: Readonly<Record<string, number>> = { miligram: 1000, persen: 100 };
const FIGURES = new Set(['miligram', 'persen', 'rupiah', 'int2', 'int4', 'int8', 'numeric']);

/** The mark at the start tells Excel that it is UTF-8; weights in gram, rates in percent. */
async function* linesOf({ kolom, batches }: Isi, sign: ',' | ';'): AsyncGenerator<string> {
  const line = (cells: readonly string[]): string => cells.join(sign);
  // Excel reads this line, and no other program: it is there only where somebody asked for it.
  const says = sign === ';' ? 'sep=;\r\n' : '';
  yield `\ufeff${says}${line(kolom.map(({ nama }) => csvCell(nama)))}`;
  for await (const rows of batches)
    yield rows.map((row) => `\r\n${line(kolom.map((one) => csvOf(one, row[one.nama])))}`).join('');
}

function csvOf(of: Kolom, value: unknown): string {
  const cell = cellOf(of, value);
  return cell === null
    ? ''
    : csvCell(String(cell), typeof cell === 'number' || FIGURES.has(of.jenis));
}

/** A figure in the unit that a person reads; anything else as text. */
function cellOf({ jenis }: Kolom, value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (FIGURES.has(jenis)) return Number(value) / (UNITS[jenis] ?? 1);
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const FORMAT: Readonly<Record<string, Format>> = {
  miligram: '#,##0.000',
  persen: '0.00',
  rupiah: '#,##0',
};

/** The table as a sheet: figures are figures, everything else is text, also where it looks like a figure. */
const bukuOf = ({ tabel, kolom, batches }: Isi): AsyncGenerator<Buffer> => {
  const formats = kolom.map(({ jenis }): Format =>
    FIGURES.has(jenis) ? (FORMAT[jenis] ?? 'General') : '@',
  );
  async function* rows(): AsyncGenerator<readonly SheetRow[]> {
    yield [{ look: 'head', formats: kolom.map(() => '@'), cells: kolom.map(({ nama }) => nama) }];
    for await (const some of batches)
      yield some.map((row) => ({
        look: 'plain',
        formats,
        cells: kolom.map((one) => cellOf(one, row[one.nama])),
      }));
  }
  const widths = kolom.map(({ nama }) => Math.max(12, nama.length + 2));
  return zip(workbook({ name: tabel.slice(0, 31), widths, frozen: 1, rows: rows() }));
};
