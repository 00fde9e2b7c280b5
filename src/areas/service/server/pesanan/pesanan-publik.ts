import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import { atLeast, minus, rp } from '#kit/rules/quantity.ts';
import { limiter } from '#kit/server/limiter.ts';
import { missing } from '#kit/server/problem.ts';
import type { Surroundings } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import type { pesananPublikEndpoint } from '#areas/service/contract/pesanan/pesanan.api.ts';
import { findPesananPublik } from '#areas/service/server/pesanan/pesanan.table.ts';

/** A customer looks at a slip some times; a caller that asks for many is guessing. */
const cukup = limiter({ most: 30, seconds: 60 });

/** The promised day, whether it is ready, what is left to pay by the order; no name and no price of gold (D-51.15). */
export async function pesananPublik(
  on: Sql,
  { params }: InputOf<typeof pesananPublikEndpoint>,
  _: unknown,
  { ip }: Surroundings,
): Promise<AnswerOf<typeof pesananPublikEndpoint>> {
  cukup(ip);
  const found = await findPesananPublik(on, params.kode);
  if (!found) throw missing(TIDAK_BELI.NOTA_TIDAK_ADA);
  const { tgl_janji, tgl_selesai, total_harga, dp_rp, contoh, hidup } = found;
  const sisa_rp = hidup ? atLeast(rp(0), minus(total_harga, dp_rp)) : null;
  return { tgl_janji, tgl_selesai, sisa_rp, contoh };
}
