import { inLocalDays, localDayOf } from '#kit/server/local-days.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { Span } from '#areas/pengawasan/server/sinyal-span.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Rows of the shortest paper that says where its counter is: a smaller one costs who sends it nothing. */
const BARIS_KERTAS = 5;

/**
 * Drawers that were opened through an agent from another device than the counter's. The counter's device is the one
 * whose other papers fed most rows of the same printer; where a printer printed nothing else in these days, each
 * opening is listed (D-49.5). To make another device look like the counter's, a person has to feed paper at that
 * counter.
 */
export const laciLewatAgen = (span: Span, { kode_toko, toko }: Ctx): Query => {
  const kertas = sql`
    select a.kunci as agen, a.sesudah ->> 'printer' as printer, a.perangkat, a.user_id, a.waktu,
           (a.sesudah ->> 'baris')::int as baris
      from audit a
     where a.kode_toko = ${kode_toko} and a.tabel = 'agen' and a.tindakan = 'CETAK_AGEN'
       and ${inLocalDays('a.waktu', span, toko.zona)}`;
  return sql`
  select 'LACI LEWAT AGEN', l.user_id, ${localDayOf(sql`l.waktu`, toko.zona)}, null,
         count(*) || ' kali laci dibuka lewat agen dari perangkat lain', count(*)::int,
         array_agg(distinct l.agen order by l.agen), null::bigint, null::bigint, null::bigint, null
    from (${kertas} and a.sesudah ->> 'laci' = 'true') l
    left join (select distinct on (agen, printer) agen, printer, perangkat
            from (${kertas} and a.sesudah ->> 'laci' = 'false') k
           group by agen, printer, perangkat
          having max(baris) >= ${BARIS_KERTAS}::int
           order by agen, printer, sum(baris) filter (where baris >= ${BARIS_KERTAS}::int) desc, perangkat) konter
      on konter.agen = l.agen and konter.printer = l.printer
   where konter.perangkat is distinct from l.perangkat
   group by 2, 3`;
};
