import type { Field } from '#kit/contract/field.ts';
import type { FiltersOf, Report } from '#kit/contract/report.ts';
import { rowsIn } from '#kit/contract/report-answer.ts';
import { joined, sentence, word } from '#kit/rules/sentence.ts';
import type { Database } from '#kit/server/database.ts';
import { parse } from '#kit/server/parse.ts';
import type { ChainSaid } from '#kit/server/report-file/report-chain.ts';
import type { ReportRow } from '#kit/server/report-rows.ts';
import type { Query } from '#kit/server/sql.ts';
import {
  adaYangJawab,
  alamatTanya,
  hitungan,
  jamPer,
  namaPer,
  SABAR_LAPORAN_MS,
  satuToko,
  TERBESAR_LAPORAN,
  urutToko,
  type Hasil,
  type TanyaSemua,
  type TokoJauh,
} from '#areas/toko/server/antar/semua-toko.ts';
import { DATA_GAGAL } from '#areas/toko/contract/hasil-toko.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = { readonly toko?: readonly string[] };
type Rantai<R> = {
  readonly tanya: TanyaSemua;
  readonly report: R;
  /** The shops of the chain that are here: `kode_toko`, `nama_toko`. */
  dekat(saring: FiltersOf<R>, ctx: Ctx): Query;
  /** Throws where a row of another server cannot be true. */
  periksa?(row: ReportRow, saring: FiltersOf<R>, toko: TokoJauh): void;
};
/** No shop has more rows of days, kadar or groups. */
const BARIS = 5000;
/** How a file is made and ordered is this server's. */
const SENDIRI = new Set(['toko', 'kolom', 'sort', 'kertas']);

/** What a report of the chain asks before its query: each shop on another server for its own rows (D-43.3). */
export const tanyaRantai =
  <R>({ tanya, report, dekat, periksa }: Rantai<R>) =>
  async (db: Database, saring: FiltersOf<R>, ctx: Ctx): Promise<ChainSaid> => {
    const { endpoint, groups, columns } = report as Report;
    const asked = Object.entries(saring as object).filter(([name]) => !SENDIRI.has(name));
    const far = await tanya(
      {
        path: alamatTanya(endpoint.path, Object.fromEntries(asked)),
        patienceMs: SABAR_LAPORAN_MS,
        terbesar: TERBESAR_LAPORAN,
        toko: (saring as Saring).toko,
        baca: (body, toko) => {
          const { data } = body as { data?: unknown };
          const one = satuToko(parse(endpoint.answer, data) as readonly Jawab[], toko);
          const rows = rowsIn(one.data, groups);
          if (rows.length > BARIS) throw new Error(`${rows.length} rows of ${toko.kode_toko}`);
          for (const row of rows) {
            hitungan(...hitung(columns as Fields, row));
            periksa?.(row, saring, toko);
          }
          return rows;
        },
      },
      ctx,
    );
    const near = await db.many(dekat(saring, ctx) as Query<TokoJauh>);
    const shops = urutToko<Hasil>([
      ...near.map(({ kode_toko, nama_toko }) => ({ kode_toko, nama_toko, ok: true })),
      ...far.map(({ data: _, ...said }) => said),
    ]);
    adaYangJawab(shops);
    const rows = far.flatMap((one) =>
      (one.data ?? []).map((row) => ({
        ...row,
        kode_toko: one.kode_toko,
        nama_toko: namaPer(one, ctx),
      })),
    );
    return { shops, rows };
  };

type Fields = Readonly<Record<string, Field>>;
type Jawab = Hasil & { readonly data: readonly unknown[] };

const hitung = (columns: Fields, row: ReportRow): number[] =>
  Object.entries(columns).flatMap(([name, { kind }]) =>
    kind === 'int' && typeof row[name] === 'number' ? [row[name]] : [],
  );

/** Which shops the figures do not hold, and which are of an hour that has passed: on the screen, on paper, in Excel. */
export async function catatanRantai(
  _: unknown,
  __: unknown,
  ctx: Ctx,
  { shops }: ChainSaid,
): Promise<string | undefined> {
  const beda = (shops as readonly Hasil[]).filter(({ ok, per }) => !ok || per !== undefined);
  if (beda.length === 0) return undefined;
  const satu = beda.map(({ nama_toko: toko, per }) =>
    per === undefined
      ? sentence('{toko}: {kata}', { toko, kata: word(DATA_GAGAL) })
      : sentence('{toko}: angka {waktu}', { toko, waktu: jamPer(per, ctx) }),
  );
  return sentence('{jumlah}. {rincian}', {
    jumlah: word(
      sentence('{n} dari {m} toko', {
        n: shops.filter(({ ok }) => ok).length,
        m: shops.length,
      }),
    ),
    rincian: word(joined(satu, ', ')),
  });
}
