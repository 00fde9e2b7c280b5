import type { InputOf } from '#kit/contract/endpoint.ts';
import type { keptAnswerEndpoint } from '#kit/contract/kept-answer.ts';
import type { Sql } from '#kit/server/sql.ts';
import { cariJawaban, type Disimpan } from '#areas/toko/server/baca-jawaban.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Whether a write of one's own was saved; a key of another person is as unknown as one that never arrived. */
export async function readJawaban(
  on: Sql,
  { params: { kunci } }: InputOf<typeof keptAnswerEndpoint>,
  { kode_toko, user_id }: Ctx,
): Promise<{ tersimpan: boolean; nomor: string | null }> {
  const found = await cariJawaban(on, { kode_toko, user_id, kunci });
  return { tersimpan: found !== undefined, nomor: (found && nomorOf(found)) ?? null };
}

/** An act makes several rows (an exchange: ticket, sale, buy-back): its answer names first what it is about. */
function nomorOf({ jawaban, dibuat, kunci }: Disimpan): string | undefined {
  const { data } = JSON.parse(jawaban) as { data?: unknown };
  const told = Object.values(data && typeof data === 'object' ? data : {}).map(String);
  const among = (keys: readonly string[]) => told.find((value) => keys.includes(value));
  return among(dibuat) ?? among(kunci);
}
