import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { chartPembelianEndpoint } from '#areas/pembelian/contract/chart.api.ts';
import { tahunChart } from '#areas/penjualan/server/chart.ts';
import { beliBulananQuery, beliHariQuery } from '#areas/pembelian/server/chart.query.ts';

/** A cashier's dashboard shows today only (inventory/menu.tsv), whichever way it is asked. */
export async function chartPembelian(
  on: Sql,
  { query }: InputOf<typeof chartPembelianEndpoint>,
  ctx: Ctx,
) {
  if (query.type === 'today') {
    const { rupiah, gram, qty } = await on.one(beliHariQuery(ctx.kode_toko, ctx.hari));
    return { pembelian: rupiah, gram, qty };
  }
  return on.many(beliBulananQuery(ctx.kode_toko, tahunChart(query, ctx)));
}
