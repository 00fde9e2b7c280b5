import { sql, type Query } from '#kit/server/sql.ts';
import { dalam, type Span } from '#areas/pengawasan/server/sinyal-span.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** One card at the terminal again and again on a day: each time agreed to alone, together one large sum (D-41.2). */
const kartuBerulang = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'KARTU GESEK BERULANG', string_agg(distinct input_by, ', '), tgl_system, min(nama_customer),
         count(*) || ' gesek kartu ' || kode_bank || ' ' || no_kartu
           || case when sum(fee_hitung) > sum(fee)
              then ', fee dilepas ' || to_char(sum(fee_hitung - fee), 'FM999,999,999,990')
              else '' end,
         count(*)::int, array_agg(no_gesek order by no_gesek), null::bigint, sum(jumlah_rp)::bigint,
         sum(fee - fee_hitung)::bigint, null
    from gesek_tunai
   where kode_toko = ${kode_toko} and ${dalam('tgl_system', span)} and status = 'DONE'
   group by tgl_system, kode_bank, no_kartu having count(*) > 1`;

/** Cash on a card whose holder has the telephone of somebody who works in one of the shops. */
const petugasSendiri = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'GESEK PETUGAS SENDIRI', g.input_by, g.tgl_system, min(g.nama_customer),
         count(*) || ' gesek dengan No HP petugas', count(*)::int, array_agg(g.no_gesek order by g.no_gesek),
         null::bigint, sum(g.jumlah_rp)::bigint, null::bigint, null
    from gesek_tunai g
   where g.kode_toko = ${kode_toko} and ${dalam('g.tgl_system', span)} and g.status = 'DONE'
     and exists (select from sales s where s.hp = g.no_hp)
   group by g.input_by, g.tgl_system`;

export const gesekBerulang = (span: Span, ctx: Ctx): Query[] => [
  kartuBerulang(span, ctx),
  petugasSendiri(span, ctx),
];
