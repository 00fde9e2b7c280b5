import { sql, type Sql } from '#kit/server/sql.ts';

/** What waits and what was found, over all shops; times are seconds since 1970. */
export type State = {
  readonly pesan_antre: number;
  readonly pesan_gagal: number;
  /** Seconds since the oldest message that waits should have gone; 0 when none does. */
  readonly pesan_tertua: number;
  readonly otorisasi_tunggu: number;
  /** Broken invariants of the last look, and when that was; nothing before the first. */
  readonly rusak: number | null;
  readonly periksa: number | null;
  readonly besar: number;
};

/** One look, a few milliseconds: counts by index, no row of anybody. */
export const findState = (on: Sql): Promise<State> =>
  on.one(sql<State>`
    select (select count(*)::int from pesan where status = 'ANTRE') as pesan_antre,
           (select count(*)::int from pesan where status in ('GAGAL', 'RAGU')
               and mulai > now() - interval '1 day') as pesan_gagal,
           coalesce((select greatest(0, extract(epoch from now() - min(coba_lagi)))::int
                       from pesan where status = 'ANTRE'), 0) as pesan_tertua,
           (select count(*)::int from otorisasi where status = 'OPEN'
               and kedaluwarsa > now()) as otorisasi_tunggu,
           (select sum(rusak)::int from periksa_terakhir) as rusak,
           (select extract(epoch from max(waktu))::int from periksa_terakhir) as periksa,
           pg_database_size(current_database())::float8 as besar`);
