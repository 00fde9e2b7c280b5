import { sql, type Query } from '#kit/server/sql.ts';
import { dalam, type Span } from '#areas/pengawasan/server/sinyal-span.query.ts';
import { lamaKiriman } from '#areas/kirim/server/kiriman.table.ts';
import { lamaDiJalan } from '#areas/uang/server/kirim/lama-di-jalan.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Bags that somebody counted short or over: a little each time is seen by how often (D-41.5). */
const kirimanBerbeda = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'KIRIMAN UANG BERBEDA', input_by, tgl_system, null, count(*) || ' kiriman berbeda', count(*)::int,
         array_agg(no_terima order by no_terima), null::bigint, sum(jumlah_rp),
         sum(jumlah_diterima - jumlah_rp)::bigint, null
    from terima_uang
   where kode_toko = ${kode_toko} and ${dalam('tgl_system', span)} and jumlah_diterima <> jumlah_rp
   group by input_by, tgl_system`;

/** Money that left and has not been counted for longer than anybody drives (D-41.7). */
const belumDihitung = (span: Span, { kode_toko, hari }: Ctx): Query => sql`
  select 'UANG LAMA DI JALAN', input_by, tgl_system, null, count(*) || ' kiriman belum diterima', count(*)::int,
         array_agg(nota_kirim order by nota_kirim), null::bigint, sum(jumlah_rp), null::bigint, null
    from kirim_uang k
   where kode_toko = ${kode_toko} and ${dalam('tgl_system', span)} and ${lamaDiJalan(hari)}
   group by input_by, tgl_system`;

/** Goods that left and are not scanned in whole after more days than any ride takes (D-50.4). */
const belumDipindai = (span: Span, { kode_toko, hari }: Ctx): Query => sql`
  select 'BARANG LAMA DI JALAN', input_by, tgl_system, null, count(*) || ' kiriman belum diterima', count(*)::int,
         array_agg(no_kirim order by no_kirim), sum(total_berat)::bigint, null::bigint, null::bigint, null
    from kirim_barang k
   where kode_toko = ${kode_toko} and ${dalam('tgl_system', span)} and ${lamaKiriman(hari)}
   group by input_by, tgl_system`;

export const antarToko = (span: Span, ctx: Ctx): Query[] => [
  kirimanBerbeda(span, ctx),
  belumDihitung(span, ctx),
  belumDipindai(span, ctx),
];
