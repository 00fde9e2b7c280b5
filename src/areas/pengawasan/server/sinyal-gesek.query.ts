import { sql, type Query } from '#kit/server/sql.ts';
import { dalam, type Span } from '#areas/pengawasan/server/sinyal-span.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** One card again on a day, at any terminal and in any shop: each agreed to alone, together one large sum (D-41.2). */
const kartuBerulang = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'KARTU GESEK BERULANG', string_agg(distinct input_by, ', '), tgl_system, min(nama_customer),
         count(*) || ' gesek kartu ' || no_kartu
           || case when sum(dilepas) > 0
              then ', fee dilepas ' || to_char(sum(dilepas), 'FM999,999,999,990') else '' end,
         count(*)::int, array_agg(no_gesek order by no_gesek), null::bigint, sum(jumlah_rp)::bigint,
         nullif(-sum(dilepas), 0)::bigint, null
    from (${berlaku(span)}) g
   group by tgl_system, no_kartu having count(*) > 1 and bool_or(kode_toko = ${kode_toko})`;

/**
 * Fee that one person waived on a day for any customer: an approver saw each alone, together they are the shop's loss.
 */
const feeDilepas = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'FEE GESEK DILEPAS', input_by, tgl_system, null, count(*) || ' gesek di bawah fee toko', count(*)::int,
         array_agg(no_gesek order by no_gesek), null::bigint, sum(jumlah_rp)::bigint, -sum(dilepas)::bigint, null
    from (${berlaku(span)}) g
   where kode_toko = ${kode_toko} and dilepas > 0
   group by input_by, tgl_system having count(*) > 1`;

/** Cash on a card whose holder had the telephone or the name of somebody who works in one of the shops. */
const petugasSendiri = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'GESEK PETUGAS SENDIRI', input_by, tgl_system, min(nama_customer), count(*) || ' gesek kartu petugas',
         count(*)::int, array_agg(no_gesek order by no_gesek), null::bigint, sum(jumlah_rp)::bigint, null::bigint, null
    from (${berlaku(span)}) g
   where kode_toko = ${kode_toko} and petugas
   group by input_by, tgl_system`;

const berlaku = (span: Span): Query => sql`
  select kode_toko, no_gesek, tgl_system, input_by, nama_customer, no_kartu, jumlah_rp, petugas,
         greatest(fee_hitung - fee, 0) as dilepas
    from gesek_tunai where ${dalam('tgl_system', span)} and status = 'DONE'`;

export const tentangGesek = (span: Span, ctx: Ctx): Query[] =>
  [kartuBerulang, feeDilepas, petugasSendiri].map((one) => one(span, ctx));
