import type { InputOf } from '#kit/contract/endpoint.ts';
import { Problem, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { chartPenjualanEndpoint } from '#areas/penjualan/contract/chart.api.ts';
import { jualBulananQuery, jualHariQuery } from '#areas/penjualan/server/chart.query.ts';

/** A cashier's dashboard shows today only (inventory/menu.tsv), whichever way it is asked. */
export async function chartPenjualan(
  on: Sql,
  { query }: InputOf<typeof chartPenjualanEndpoint>,
  ctx: Ctx,
) {
  if (query.type === 'today') {
    const { rupiah, gram, qty } = await on.one(jualHariQuery(ctx.kode_toko, ctx.hari));
    return { penjualan: rupiah, gram, qty };
  }
  return on.many(jualBulananQuery(ctx.kode_toko, tahunChart(query, ctx)));
}

/** The year whose months are asked for; a cashier asks for none. */
export function tahunChart({ year }: { year: number | null }, ctx: Ctx): number {
  if (!setidaknya(ctx.level, 'SPV'))
    throw new Problem(403, 'TIDAK_BERHAK', 'Anda Tidak Berhak Membuka Halaman Ini');
  refuseIf(
    year === null
      ? [{ code: 'TAHUN_KOSONG', field: 'year', message: 'Tahun Tidak Boleh Kosong' }]
      : [],
  );
  return year!;
}
