import type { Progress } from '#kit/contract/progress.ts';
import { nowIso } from '#kit/server/clock.ts';
import { sql, type Sql } from '#kit/server/sql.ts';

/** Whose long work it is: no other person learns of it. */
export type WorkKey = {
  readonly kode_toko: string;
  readonly user_id: string;
  readonly id: string;
};

/** A work that has said nothing for so long went down with its server, and may be begun again. */
const SILENT_MINUTES = 2;

/** True for the one call that may do the work; a call with the same key gets false and follows that work. */
export async function beginWork(on: Sql, key: WorkKey, judul: string): Promise<boolean> {
  const { kode_toko, user_id, id } = key;
  await on.run(sql`delete from proses where waktu < ${nowIso()}::timestamptz - interval '7 days'`);
  const begun = await on.run(sql`
    insert into proses (kode_toko, user_id, id, judul, waktu)
    values (${kode_toko}, ${user_id}, ${id}, ${judul}, ${nowIso()}::timestamptz)
    on conflict (kode_toko, user_id, id) do update
      set waktu = excluded.waktu, selesai = 0, keadaan = 'JALAN', jawaban = null
      where proses.keadaan = 'GAGAL' or (proses.keadaan = 'JALAN'
        and proses.waktu < excluded.waktu - make_interval(mins => ${SILENT_MINUTES}))`);
  return begun === 1;
}

export const tellWork = (
  on: Sql,
  { kode_toko, user_id, id }: WorkKey,
  { judul, selesai, total }: { judul: string; selesai: number; total: number },
): Promise<number> =>
  on.run(sql`
    update proses set judul = ${judul}, selesai = ${selesai}, total = ${total},
      waktu = ${nowIso()}::timestamptz
    where kode_toko = ${kode_toko} and user_id = ${user_id} and id = ${id} and keadaan = 'JALAN'`);

export const endWork = (
  on: Sql,
  { kode_toko, user_id, id }: WorkKey,
  keadaan: 'SELESAI' | 'GAGAL',
  jawaban: unknown,
): Promise<number> =>
  on.run(sql`
    update proses set keadaan = ${keadaan}, jawaban = ${JSON.stringify(jawaban)}::jsonb,
      selesai = case when ${keadaan} = 'SELESAI' then greatest(total, 1) else selesai end,
      total = greatest(total, 1), waktu = ${nowIso()}::timestamptz
    where kode_toko = ${kode_toko} and user_id = ${user_id} and id = ${id}`);

type Row = Omit<Progress, 'hasil' | 'gagal'> & { jawaban: Record<string, unknown> | null };

export async function findWork(
  on: Sql,
  { kode_toko, user_id, id }: WorkKey,
): Promise<Progress | undefined> {
  const row = await on.maybe<Row>(sql`
    select id, judul, selesai, total, keadaan, jawaban from proses
    where kode_toko = ${kode_toko} and user_id = ${user_id} and id = ${id}`);
  if (!row) return undefined;
  const { jawaban, ...told } = row;
  if (told.keadaan === 'SELESAI') return { ...told, hasil: jawaban?.data ?? null };
  return told.keadaan === 'GAGAL' ? { ...told, gagal: jawaban ?? {} } : told;
}
