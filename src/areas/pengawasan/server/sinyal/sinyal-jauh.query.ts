import { inLocalDays, localDayOf } from '#kit/server/local-days.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { Span } from '#areas/pengawasan/server/sinyal-span.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A shop on another server whose answers were none of ours (D-43.3), a line a shop and day: who looked has no part. */
export const dataTokoDitolak = (span: Span, { kode_toko, toko }: Ctx): Query => sql`
  select 'DATA TOKO DITOLAK', 'sistem', ${localDayOf(sql`waktu`, toko.zona)}, null,
         kunci || ': ' || min(sesudah ->> 'panggilan'), count(*)::int, array[]::text[], null::bigint, null::bigint,
         null::bigint, null
    from audit
   where kode_toko = ${kode_toko} and ${inLocalDays('waktu', span, toko.zona)} and tindakan = 'DATA_DITOLAK'
   group by 3, kunci`;

/**
 * The books of this shop and of one on another server that differ (D-43.9): a line where it began, or changed; and a
 * line for each day on which they could not be compared (decision 1230).
 */
export const bukuBerbeda = (span: Span, { kode_toko, toko }: Ctx): Query => sql`
  select 'BUKU DUA TOKO BERBEDA', 'sistem', ${localDayOf(sql`waktu`, toko.zona)}, null,
         'rk:' || kunci || case tindakan when 'RK_BEDA' then '' else ', tidak dicocokkan' end, 1,
         array[]::text[], nullif(abs((sesudah ->> 'mg')::bigint), 0), null::bigint,
         (sesudah ->> 'rupiah')::bigint, null
    from audit
   where kode_toko = ${kode_toko} and ${inLocalDays('waktu', span, toko.zona)} 
     and tindakan in ('RK_BEDA', 'RK_TAK_DIBANDING')`;
