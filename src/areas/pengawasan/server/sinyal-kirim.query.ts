import type { Hari } from '#kit/rules/hari.ts';
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

/** Money that left and has not been counted for longer than anybody drives (D-41.7): told today, while it lasts. */
const belumDihitung = (span: Span, { kode_toko, hari }: Ctx): Query => sql`
  select 'UANG LAMA DI JALAN', input_by, ${hari}::date, null, count(*) || ' kiriman belum diterima', count(*)::int,
         array_agg(nota_kirim order by nota_kirim), null::bigint, sum(jumlah_rp), null::bigint, null
    from kirim_uang k
   where kode_toko = ${kode_toko} and ${hariIni(span, hari)} and ${lamaDiJalan(hari)}
   group by input_by`;

/** Goods that left and are not scanned in whole after more days than any ride takes (D-50.4): told today, too. */
const belumDipindai = (span: Span, { kode_toko, hari }: Ctx): Query => sql`
  select 'BARANG LAMA DI JALAN', input_by, ${hari}::date, null, count(*) || ' kiriman belum diterima', count(*)::int,
         array_agg(no_kirim order by no_kirim), sum(total_berat)::bigint, null::bigint, null::bigint, null
    from kirim_barang k
   where kode_toko = ${kode_toko} and ${hariIni(span, hari)} and ${lamaKiriman(hari)}
   group by input_by`;

const hariIni = ({ tgl_from, tgl_to }: Span, hari: Hari): Query =>
  sql`${hari}::date between ${tgl_from}::date and ${tgl_to}::date`;

/**
 * A bag that one person may have sent and counted in by two accounts: both were used on one device within an hour,
 * between the hour before it left and the hour after it was counted (decision 1045).
 */
const kantongSatuPerangkat = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'KANTONG SATU PERANGKAT', t.input_by, t.tgl_system, null, count(*) || ' kantong, satu perangkat',
         count(*)::int, array_agg(t.no_terima order by t.no_terima), null::bigint, sum(t.jumlah_diterima)::bigint,
         null::bigint, '1 jam'
    from terima_uang t
    join kirim_uang k on k.kode_toko = t.asal and k.nota_kirim = t.nota_kirim and k.dari = 'CASH'
   where t.kode_toko = ${kode_toko} and ${dalam('t.tgl_system', span)}
     and exists (select from sesi a join sesi b on b.perangkat = a.perangkat
                  where a.kode_toko = k.kode_toko and a.user_id = k.input_by
                    and b.kode_toko = t.kode_toko and b.user_id = t.input_by
                    and a.mulai <= b.terakhir + interval '1 hour' and b.mulai <= a.terakhir + interval '1 hour'
                    and greatest(a.terakhir, b.terakhir) >= k.input_date - interval '1 hour'
                    and least(a.mulai, b.mulai) <= t.input_date + interval '1 hour')
   group by t.input_by, t.tgl_system`;

export const antarToko = (span: Span, ctx: Ctx): Query[] => [
  kirimanBerbeda(span, ctx),
  kantongSatuPerangkat(span, ctx),
  belumDihitung(span, ctx),
  belumDipindai(span, ctx),
];
