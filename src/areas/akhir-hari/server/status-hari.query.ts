import type { Hari } from '#kit/rules/hari.ts';
import { sentence } from '#kit/rules/sentence.ts';
import { localTime } from '#kit/server/clock.ts';
import type { Note } from '#kit/server/report-file/report-hooks.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What the end-of-day reports say of their day: who closed it and when, or that it is not closed (reports.md № 57). */
export async function statusHari(
  on: Sql,
  { tgl_system }: { tgl_system: Hari },
  { kode_toko, toko }: Ctx,
): Promise<Note> {
  const day = await on.maybe(sql<{ ditutup_at: string | null; ditutup_by: string | null }>`
    select ditutup_at, ditutup_by from hari_toko where kode_toko = ${kode_toko} and tgl_system = ${tgl_system}::date`);
  if (!day?.ditutup_at) return 'BELUM TUTUP TOKO';
  const kata = sentence('TUTUP {jam} oleh {user}', {
    jam: localTime(day.ditutup_at, toko.zona).slice(11),
    user: day.ditutup_by ?? '-',
  });
  return { kata, baik: true };
}
