import { Readable } from 'node:stream';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import {
  dropReportFileEndpoint,
  listReportFilesEndpoint,
  makeReportFileEndpoint,
  takeReportFileEndpoint,
} from '#kit/contract/report-file.ts';
import { plain } from '#kit/rules/sentence.ts';
import type { Bell } from '#kit/server/bell.ts';
import type { Ctx } from '#kit/server/ctx.ts';
import type { Database } from '#kit/server/database.ts';
import { parse } from '#kit/server/parse.ts';
import { missing, Problem } from '#kit/server/problem.ts';
import { makeFile } from '#kit/server/report-file/make-file.ts';
import {
  beginFile,
  dropFile,
  findFile,
  forgetOldFiles,
  listFiles,
  readPart,
  type FileKey,
  type KeptFile,
} from '#kit/server/report-file/report-file.table.ts';
import { serve, type FileHandler, type Route } from '#kit/server/routes.ts';
import { permit } from '#kit/server/write/perform.ts';

type House = {
  readonly db: Database;
  readonly routes: () => readonly Route[];
  readonly tell: Bell['tell'];
  readonly translate: (locale: string) => (text: string) => string;
};
type ReportEndpoint = Endpoint<unknown, unknown, unknown, unknown>;
type Found = {
  readonly endpoint: ReportEndpoint;
  readonly title: string;
  readonly files: Readonly<Record<'pdf' | 'xlsx', FileHandler>>;
  readonly again: NonNullable<Route['again']>;
};

const unknown = (): Problem =>
  missing({ code: 'BERKAS_TIDAK_ADA', message: 'Berkas Tidak Ditemukan Atau Sudah Kedaluwarsa' });
const notAllowed = (): Problem =>
  new Problem(403, 'TIDAK_BERHAK', 'Anda Tidak Berhak Membuka Halaman Ini');

const keyOf = ({ kode_toko_user, user_id }: Ctx, id: string): FileKey => ({
  kode_toko_user,
  user_id,
  id,
});

/** Files of reports that are made beside every request, however long they take: begun, told of, fetched, called off. */
export function serveReportFiles(house: House): readonly Route[] {
  const { db } = house;
  return [
    serve(makeReportFileEndpoint, async (_, { body }, ctx: Ctx) => {
      const { id, laporan, jenis, saringan } = body;
      const report = reportAt(house, laporan);
      permit(report.endpoint, ctx);
      const query = parse(report.endpoint.query, saringan);
      report.again({ query }, ctx);
      const key = keyOf(ctx, id);
      const judul = report.title;
      await forgetOldFiles(db);
      if (await beginFile(db, key, { laporan, judul, jenis, saringan }, ctx))
        void makeFile({
          db,
          key,
          make: (told) => report.files[jenis]({ query }, ctx, told),
          ring: () => house.tell({ user_id: ctx.user_id }, 'berkas', { id }),
          explain: (error) => wordsOf(error, house.translate(ctx.locale)),
        }).catch(() => {});
      return { id };
    }),
    serve(listReportFilesEndpoint, (on, _, ctx: Ctx) => listFiles(on, ctx)),
    serve(takeReportFileEndpoint, async (on, { params }, ctx: Ctx) => {
      const key = keyOf(ctx, params.id);
      const file = await findFile(on, key);
      if (!file) throw unknown();
      needRight(house, file, ctx);
      const first = await readPart(on, key, 0);
      if (!first) throw unknown();
      return {
        body: Readable.from(partsOf(db, key, first), { objectMode: false }),
        type: file.tipe,
        headers: {
          'content-disposition': `attachment; filename="${file.nama}"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      };
    }),
    serve(dropReportFileEndpoint, async (on, { params }, ctx: Ctx) => {
      if ((await dropFile(on, keyOf(ctx, params.id))) === 0) throw unknown();
      return null;
    }),
  ];
}

async function* partsOf(db: Database, key: FileKey, first: Buffer): AsyncGenerator<Buffer> {
  let part: Buffer | undefined = first;
  for (let urut = 1; part; urut += 1) {
    yield part;
    part = await readPart(db, key, urut);
  }
}

/** The report whose call has this path. */
function reportAt({ routes }: House, path: string): Found {
  const found = routes().find(
    ({ endpoint, files, again }) =>
      endpoint.path === path && endpoint.method === 'GET' && files && again,
  );
  const { pdf, xlsx } = found?.files ?? {};
  if (!found?.again || !pdf || !xlsx) throw unknown();
  const { endpoint, again } = found;
  const title = endpoint.summary;
  return { endpoint: endpoint as ReportEndpoint, title, files: { pdf, xlsx }, again };
}

/**
 * The right is asked again: who lost the report, its shop, its days, or the sight of cost and of people since the
 * file was made gets nothing of it.
 */
function needRight(house: House, file: KeptFile, ctx: Ctx): void {
  const report = reportAt(house, file.laporan);
  permit(report.endpoint, ctx);
  const sees = (ctx.lihat_modal || !file.lihat_modal) && (!ctx.samarkan || file.samarkan);
  const sameDay = !ctx.hari_terkunci || file.hari === ctx.hari;
  if (file.kode_toko !== ctx.kode_toko || !sees || !sameDay) throw notAllowed();
  report.again({ query: parse(report.endpoint.query, file.saringan) }, ctx);
}

const wordsOf = (error: unknown, t: (text: string) => string): string => {
  if (error instanceof Problem) return plain(error.message, t);
  console.error(error);
  return t('Terjadi Kesalahan Saat Request Data');
};
