import type { InputOf } from '#kit/contract/endpoint.ts';
import { hari } from '#kit/rules/hari.ts';
import type { Query, Sql } from '#kit/server/sql.ts';
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
import { tahunChart } from '#areas/penjualan/server/chart.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A series for each branch, also for one that has no point at all. */
async function deret(on: Sql, query: Query<Titik>): Promise<DeretCabang[]> {
  const titik = Map.groupBy(await on.many(query), ({ kode_toko }) => kode_toko);
  const cabang = await on.many(semuaCabang());
  return cabang.map(({ kode_toko, nama_toko }) => ({
    kode_toko,
    nama_toko,
    series: (titik.get(kode_toko) ?? []).map(({ x, rupiah, gram, qty }) => ({
      x,
      rupiah,
      gram,
      qty,
    })),
  }));
}

type Harian = InputOf<typeof api.grafikHarianEndpoint>;
type Setahun = InputOf<typeof api.grafikTahunEndpoint>;
type Khusus = InputOf<typeof api.grafikKhususEndpoint>;

export const grafikHarian = (on: Sql, { query }: Harian, ctx: Ctx) =>
  deret(
    on,
    grafikCabangQuery('PENJUALAN', hariTerakhir(query.tgl_system ?? ctx.hari, HARI_GRAFIK)),
  );

export const grafikPeriode = (on: Sql, { query }: Harian, ctx: Ctx) =>
  deret(on, grafikCabangQuery('PENJUALAN', bulanTerakhir(query.tgl_system ?? ctx.hari, 12)));

export const grafikKas = (on: Sql, { query }: Harian, ctx: Ctx) =>
  deret(on, kasHarianQuery(hariTerakhir(query.tgl_system ?? ctx.hari, HARI_GRAFIK)));

export const biayaHarian = (on: Sql, { query }: Harian, ctx: Ctx) =>
  deret(on, biayaCabangQuery(query.tgl_system ?? ctx.hari));

export const nonCashBelum = (on: Sql, { query }: Harian, ctx: Ctx) =>
  deret(on, nonCashCabangQuery(query.tgl_system ?? ctx.hari));

/** Days on which nobody sold stay away: a year has few points, and a line needs none between them. */
export async function grafikTahun(on: Sql, { query }: Setahun, ctx: Ctx): Promise<DeretCabang[]> {
  const tahun = String(query.year ?? ctx.hari.slice(0, 4));
  const [dari, sampai] = [hari(`${tahun}-01-01`), hari(`${tahun}-12-31`)];
  const all = await deret(on, grafikCabangQuery('PENJUALAN', { satuan: 'HARI', dari, sampai }));
  return all.map((one) => ({ ...one, series: one.series.filter(({ qty }) => qty > 0) }));
}

export function grafikKhusus(on: Sql, { query }: Khusus, ctx: Ctx): Promise<DeretCabang[]> {
  const { kategori, type } = query;
  if (type === 'today') return deret(on, grafikCabangQuery(kategori, hariTerakhir(ctx.hari, 1)));
  const tahun = tahunChart(query, ctx);
  return deret(on, grafikCabangQuery(kategori, setahun(tahun)));
}
