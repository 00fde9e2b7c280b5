import { inLocalDays, localDayOf } from '#kit/server/local-days.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { dalam, type Span } from '#areas/pengawasan/server/sinyal-span.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The owner let acts go on behind a clock that went back, or agreed to a date that jumped (D-51.2). */
export const jamDanTanggal = (span: Span, { kode_toko, toko }: Ctx): Query => sql`
  select 'JAM DAN TANGGAL', user_id, ${localDayOf(sql`waktu`, toko.zona)}, null,
         concat_ws(', ', nullif(count(*) filter (where tindakan = 'IZIN_JAM'), 0) || ' kali jam mundur diizinkan',
           nullif(count(*) filter (where tindakan = 'BUKA_HARI'), 0) || ' tanggal lompat dibuka'), count(*)::int,
         '{}'::text[], null::bigint, null::bigint, null::bigint, null
    from audit
   where kode_toko = ${kode_toko} and ${inLocalDays('waktu', span, toko.zona)}
     and (tindakan = 'IZIN_JAM' or (tindakan = 'BUKA_HARI' and sesudah ->> 'lompat' = 'true'))
   group by 2, 3`;

/**
 * A broken invariant that an owner took upon himself: on the day on which he did, on every day that closed with it,
 * and on the open day while the last look still found it (D-51.3).
 */
export const invarianDiakui = (
  span: Span,
  { kode_toko, toko, hari, hari_status }: Ctx,
): Query => sql`
  select 'PEMERIKSAAN DIAKUI', user_id, tgl, null, string_agg(distinct 'Pemeriksaan ' || kode || ' gagal', ', '),
         max(jumlah)::int, array_remove(array_agg(distinct no), null), null::bigint, null::bigint, null::bigint, null
    from (
      select kode, jumlah, input_by as user_id, ${localDayOf(sql`input_date`, toko.zona)} as tgl, null as no
        from invarian_diakui where kode_toko = ${kode_toko} and ${inLocalDays('input_date', span, toko.zona)}
      union
      select x.kode, x.jumlah, x.input_by, t.tgl_system, t.no_tutup from tutup_toko t
       cross join lateral jsonb_to_recordset(t.laporan -> 'invarian') as x (kode text, jumlah int, input_by text)
       where t.kode_toko = ${kode_toko} and ${dalam('t.tgl_system', span)}
      union
      select d.kode, (x ->> 'jumlah')::int, d.input_by, ${hari}::date, null
        from (select distinct on (kode) kode, input_by from invarian_diakui
               where kode_toko = ${kode_toko} order by kode, id desc) d
        join (select temuan from periksa_terakhir where kode_toko in (${kode_toko}, '*')
               order by waktu desc limit 1) p on true
       cross join lateral jsonb_array_elements(p.temuan) x
       where x ->> 'kode' = d.kode and ${hari_status} = 'OPEN'
         and ${hari}::date between ${span.tgl_from}::date and ${span.tgl_to}::date
    ) diakui
   group by user_id, tgl, kode`;
