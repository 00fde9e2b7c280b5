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
/** Long enough for a slow line to begin; afterwards it is asked for anew. */
const BERLAKU_MENIT = 10;

/** Every table twice in an hour is a shop that moves; more is somebody who carries it away (http.md). */
const cukupSejam = limiter({ most: 150, seconds: 3600 });
const cukupUnduh = limiter({ most: 150, seconds: 3600 });
const siapa = ({ kode_toko_user, user_id }: Ctx): string => `${kode_toko_user}/${user_id}`;

export const eksporServer = (db: Database): readonly Route[] => [
  serve(api.daftarEksporEndpoint, async () => [...tabelEkspor(CONTRACTS)]),
  serveWrite(api.eksporEndpoint, ekspor),
  serve(api.isiEksporEndpoint, (on, { params }, ctx: Ctx) => isiEkspor(db, on, params.id, ctx)),
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

/** The rows, streamed; only to the person who asked for them, and not for long. */
async function isiEkspor(db: Database, on: Sql, id: string, ctx: Ctx): Promise<Raw> {
  cukupUnduh(siapa(ctx));
  const found = await findEkspor(on, ctx.kode_toko, id);
  const age = found ? nowMs() - Date.parse(found.input_date) : 0;
  if (!found || found.input_by !== ctx.user_id || age > BERLAKU_MENIT * 60_000)
    throw missing(TIDAK.EKSPOR_TIDAK_ADA);
  const kolom = await listKolom(on, found.tabel);
  const query = semuaBaris(found.tabel, kolom, ctx.kode_toko);
  const { batches, closing } = await started(batchesOf(db.reports, query));
  return {
    body: closing(Readable.from(linesOf(kolom, batches), { objectMode: false })),
    type: 'text/csv; charset=utf-8',
    headers: {
      'content-disposition': `attachment; filename="${found.tabel}.csv"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  };
}

const UNITS: Readonly<Record<string, number>> = { miligram: 1000, persen: 100 };
const FIGURES = new Set(['miligram', 'persen', 'rupiah', 'int2', 'int4', 'int8', 'numeric']);

/** The mark at the start tells Excel that it is UTF-8; weights in gram, rates in percent. */
async function* linesOf(
  kolom: readonly Kolom[],
  batches: AsyncIterable<Record<string, unknown>[]>,
): AsyncGenerator<string> {
  yield `\ufeff${kolom.map(({ nama }) => csvCell(nama)).join(',')}`;
  for await (const rows of batches)
    yield rows
      .map((row) => `\r\n${kolom.map((one) => cellOf(one, row[one.nama])).join(',')}`)
      .join('');
}

function cellOf({ jenis }: Kolom, value: unknown): string {
  if (value === null || value === undefined) return '';
  const unit = UNITS[jenis];
  if (unit !== undefined) return String(Number(value) / unit);
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return csvCell(text, FIGURES.has(jenis));
}
