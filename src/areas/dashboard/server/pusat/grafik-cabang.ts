import type { AnyEndpoint, InputOf } from '#kit/contract/endpoint.ts';
import { hari } from '#kit/rules/hari.ts';
import type { Database } from '#kit/server/database.ts';
import { parse } from '#kit/server/parse.ts';
import type { Query, Sql } from '#kit/server/sql.ts';
import { lihatSekejap } from '#areas/buku/server/lihat-sekejap.query.ts';
import type * as api from '#areas/dashboard/contract/pusat-grafik.api.ts';
import type { DeretCabang } from '#areas/dashboard/contract/pusat-grafik.api.ts';
import {
  biayaCabangQuery,
  bulanTerakhir,
  grafikCabangQuery,
  hariTerakhir,
  kasHarianQuery,
  nonCashCabangQuery,
  setahun,
  type Titik,
} from '#areas/dashboard/server/pusat/grafik-cabang.query.ts';
import { semuaCabang } from '#areas/dashboard/server/pusat/dashboard-pusat.query.ts';
import { HARI_GRAFIK } from '#areas/dashboard/server/jual-hari.query.ts';
import { cabang } from '#areas/dashboard/server/laporan/cabang.query.ts';
import { tahunChart } from '#areas/penjualan/server/chart.ts';
import {
  adaYangJawab,
  alamatTanya,
  hitungan,
  lengkap,
  SABAR_MS,
  satuToko,
  TERBESAR,
  urutToko,
  type TanyaSemua,
} from '#areas/toko/server/antar/semua-toko.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Asked = { readonly query: Readonly<Record<string, unknown>> };
/** These have one axis for all: every branch says every point. */
const BERSUMBU: ReadonlySet<string> = new Set([
  'cash-pusat/daily-transaction-chart',
  'cash-pusat/period-transaction-chart',
  'cash-pusat/daily-cash-chart',
  'cash-pusat/daily-specific-chart',
]);
/** A year of days is the longest series of ours. */
const TITIK = 400;

/** The branches here in one statement, those on other servers each by its own (D-43.3). */
export const grafikRantai =
  <I extends Asked>(
    db: Database,
    tanya: TanyaSemua,
    { path, answer }: AnyEndpoint,
    read: (on: Sql, input: I, ctx: Ctx) => Promise<DeretCabang[]>,
  ) =>
  async (_: Sql, input: I, ctx: Ctx): Promise<DeretCabang[]> => {
    const near = await lihatSekejap(db, (on) => read(on, input, ctx));
    const sumbu = BERSUMBU.has(path) && near[0]?.data.map(({ x }) => x).join();
    const query = bersama(input.query, ctx);
    const far = await tanya(
      {
        path: alamatTanya(path, query),
        patienceMs: SABAR_MS,
        terbesar: TERBESAR,
        baca: (body, toko) => {
          const { data } = body as { data?: unknown };
          const { data: titik } = satuToko(parse(answer, data) as DeretCabang[], toko);
          if (titik.length > TITIK) throw new Error(`${titik.length} points`);
          if (sumbu && titik.map(({ x }) => x).join() !== sumbu) throw new Error('Other points');
          hitungan(...titik.map(({ qty }) => qty));
          return titik;
        },
      },
      ctx,
    );
    const jauh = far.map(({ data = [], ...said }) => lengkap({ ...said, data, series: data }));
    return [...adaYangJawab(urutToko<DeretCabang>([...near, ...jauh]))];
  };

/** Day and year as head office means them: a branch may be on another one. */
const bersama = (query: Asked['query'], { hari: kini }: Ctx): Record<string, unknown> => ({
  ...query,
  ...('tgl_system' in query && { tgl_system: query['tgl_system'] ?? kini }),
  ...('year' in query && !('type' in query) && { year: query['year'] ?? kini.slice(0, 4) }),
});

/** A series for each branch, also for one that has no point at all. */
async function deret(on: Sql, query: Query<Titik>, ctx: Ctx): Promise<DeretCabang[]> {
  const titik = Map.groupBy(await on.many(query), ({ kode_toko }) => kode_toko);
  const toko = await on.many(semuaCabang(ctx));
  return toko.map(({ kode_toko, nama_toko }) => {
    const data = (titik.get(kode_toko) ?? []).map(({ x, rupiah, gram, qty }) => ({
      x,
      rupiah,
      gram,
      qty,
    }));
    return lengkap({ kode_toko, nama_toko, ok: true, data, series: data });
  });
}

type Harian = InputOf<typeof api.grafikHarianEndpoint>;
type Setahun = InputOf<typeof api.grafikTahunEndpoint>;
type Khusus = InputOf<typeof api.grafikKhususEndpoint>;
const semua = (ctx: Ctx): Query => cabang([], ctx);

export const grafikHarian = (on: Sql, { query }: Harian, ctx: Ctx) => {
  const sumbu = hariTerakhir(query.tgl_system ?? ctx.hari, HARI_GRAFIK);
  return deret(on, grafikCabangQuery('PENJUALAN', sumbu, semua(ctx)), ctx);
};

export const grafikPeriode = (on: Sql, { query }: Harian, ctx: Ctx) => {
  const sumbu = bulanTerakhir(query.tgl_system ?? ctx.hari, 12);
  return deret(on, grafikCabangQuery('PENJUALAN', sumbu, semua(ctx)), ctx);
};

export const grafikKas = (on: Sql, { query }: Harian, ctx: Ctx) =>
  deret(on, kasHarianQuery(hariTerakhir(query.tgl_system ?? ctx.hari, HARI_GRAFIK), ctx), ctx);

export const biayaHarian = (on: Sql, { query }: Harian, ctx: Ctx) =>
  deret(on, biayaCabangQuery(query.tgl_system ?? ctx.hari, ctx), ctx);

export const nonCashBelum = (on: Sql, { query }: Harian, ctx: Ctx) =>
  deret(on, nonCashCabangQuery(query.tgl_system ?? ctx.hari, ctx), ctx);

/** Days without sales are left out: a year has few points, and a line needs none between them. */
export async function grafikTahun(on: Sql, { query }: Setahun, ctx: Ctx): Promise<DeretCabang[]> {
  const tahun = String(query.year ?? ctx.hari.slice(0, 4));
  const [dari, sampai] = [hari(`${tahun}-01-01`), hari(`${tahun}-12-31`)];
  const sumbu = { satuan: 'HARI', dari, sampai } as const;
  const all = await deret(on, grafikCabangQuery('PENJUALAN', sumbu, semua(ctx)), ctx);
  return all.map((one) => {
    const data = one.data.filter(({ qty }) => qty > 0);
    return { ...one, data, series: data };
  });
}

export function grafikKhusus(on: Sql, { query }: Khusus, ctx: Ctx): Promise<DeretCabang[]> {
  const { kategori, type } = query;
  const sumbu =
    type === 'today'
      ? hariTerakhir(query.tgl_system ?? ctx.hari, 1)
      : setahun(tahunChart(query, ctx));
  return deret(on, grafikCabangQuery(kategori, sumbu, semua(ctx)), ctx);
}
