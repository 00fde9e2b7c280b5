import { Readable } from 'node:stream';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import {
  dropReportFileEndpoint,
  listReportFilesEndpoint,
  makeReportFileEndpoint,
  takeReportFileEndpoint,
} from '#kit/contract/report-file.ts';
import { plain, sentence } from '#kit/rules/sentence.ts';
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
  readonly fetched: NonNullable<Route['fetched']>;
};

const unknown = (): Problem =>
  missing({ code: 'BERKAS_TIDAK_ADA', message: 'Berkas Tidak Ditemukan Atau Sudah Kedaluwarsa' });
const notAllowed = (): Problem =>
  new Problem(403, 'TIDAK_BERHAK', 'Anda Tidak Berhak Membuka Halaman Ini');

/** A file takes one connection of the reports for as long as it takes: where there is one, no report would be read. */
function needRoom({ reports }: Database): void {
  if (reports.most >= 2) return;
  throw new Problem(
    409,
    'SERVER_TANPA_BERKAS',
    sentence('Server Ini Tidak Membuat Berkas Laporan, Unduh Langsung Dari Laporannya'),
  );
}

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
      needRoom(db);
      const report = reportAt(house, laporan);
      permit(report.endpoint, ctx);
      const query = parse(report.endpoint.query, saringan);
      report.again({ query }, ctx);
      const key = keyOf(ctx, id);
      const judul = report.title;
      await forgetOldFiles(db);
      const file = { laporan, judul, jenis, saringan };
      if (await db.begin((tx) => beginFile(tx, key, file, ctx)))
        void makeFile({
          db,
          key,
          make: (beside) => report.files[jenis]({ query }, ctx, beside),
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
      const { fetched, query } = needRight(house, file, ctx);
      const first = await readPart(on, key, 0);
      if (!first) throw unknown();
      await fetched(file.jenis, { query }, ctx);
      return {
        body: Readable.from(partsOf(db, key, file, first), { objectMode: false }),
        type: file.tipe,
        headers: {
          'content-length': String(file.ukuran),
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

/** All parts, or an answer that breaks off: of a file that is removed meanwhile nothing may look whole. */
async function* partsOf(
  db: Database,
  key: FileKey,
  { ukuran }: KeptFile,
  first: Buffer,
): AsyncGenerator<Buffer> {
  let [part, sent]: [Buffer | undefined, number] = [first, 0];
  for (let urut = 1; part; urut += 1) {
    yield part;
    sent += part.length;
    part = await readPart(db, key, urut);
  }
  if (sent !== ukuran) throw new Error(`The report file ${key.id} ended at ${sent} of ${ukuran}`);
}

/** The report whose call has this path. */
function reportAt({ routes }: House, path: string): Found {
  const found = routes().find(
    ({ endpoint, files, again, fetched }) =>
      endpoint.path === path && endpoint.method === 'GET' && files && again && fetched,
  );
  const { pdf, xlsx } = found?.files ?? {};
  if (!found?.again || !found.fetched || !pdf || !xlsx) throw unknown();
  const { endpoint, again, fetched } = found;
  const title = endpoint.summary;
  return { endpoint: endpoint as ReportEndpoint, title, files: { pdf, xlsx }, again, fetched };
}

/**
 * The right is asked again: who lost the report, its shop, its days, or the sight of cost and of people since the
 * file was made gets nothing of it.
 */
function needRight(house: House, file: KeptFile, ctx: Ctx) {
  const report = reportAt(house, file.laporan);
  permit(report.endpoint, ctx);
  const sees = (ctx.lihat_modal || !file.lihat_modal) && (!ctx.samarkan || file.samarkan);
  const sameDay = !ctx.hari_terkunci || file.hari === ctx.hari;
  if (file.kode_toko !== ctx.kode_toko || !sees || !sameDay) throw notAllowed();
  const query = parse(report.endpoint.query, file.saringan);
  report.again({ query }, ctx);
  return { fetched: report.fetched, query };
}

const wordsOf = (error: unknown, t: (text: string) => string): string => {
  if (error instanceof Problem) return plain(error.message, t);
  console.error(error);
  return t('Terjadi Kesalahan Saat Request Data');
};
