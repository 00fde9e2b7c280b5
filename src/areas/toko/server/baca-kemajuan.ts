import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Progress, progressEndpoint } from '#kit/contract/progress.ts';
import { missing } from '#kit/server/problem.ts';
import { findWork } from '#kit/server/progress.table.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** How far a long work of one's own is; another's is as unknown as one that never was. */
export async function readKemajuan(
  on: Sql,
  { params }: InputOf<typeof progressEndpoint>,
  { kode_toko, user_id }: Ctx,
): Promise<Progress> {
  const found = await findWork(on, { kode_toko, user_id, id: params.id });
  if (found) return found;
  throw missing({ code: 'PROSES_TIDAK_ADA', message: 'Proses Tidak Ditemukan' });
}
