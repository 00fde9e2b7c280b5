import { inLocalDays, localDayOf } from '#kit/server/local-days.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { JENIS_JAGA } from '#areas/pesan/rules/jaga.ts';
import type { Span } from '#areas/pengawasan/server/sinyal-span.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Words that a customer reads when somebody undid what was his, or took it, were changed (D-29.2). */
export const templatDiubah = (span: Span, { kode_toko, toko }: Ctx): Query => sql`
  select 'TEMPLAT PESAN DIUBAH', a.user_id, ${localDayOf(sql`a.waktu`, toko.zona)}, null,
         string_agg(distinct a.kunci, ', '), count(*)::int, array[]::text[], null::bigint, null::bigint, null::bigint,
         null
    from audit a
   where a.kode_toko = ${kode_toko} and a.tabel = 'templat_pesan' and a.kunci = any(${[...JENIS_JAGA]}::text[])
     and ${inLocalDays('a.waktu', span, toko.zona)}
   group by 2, 3`;
