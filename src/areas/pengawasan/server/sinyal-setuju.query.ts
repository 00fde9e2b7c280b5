import type { Hari } from '#kit/rules/hari.ts';
import { inLocalDays, localDayOf } from '#kit/server/local-days.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Span = { readonly tgl_from: Hari; readonly tgl_to: Hari };

/** So long the one who made a person's password may still know it. */
const HARI_MASIH_TAHU = 30;

/**
 * Approved by somebody whom the asker added, or whose password or second factor the asker took,
 * within thirty days before: four eyes that may be two (decision 0250).
 */
export const penyetujuBuatan = (span: Span, { kode_toko, toko }: Ctx): Query => sql`
  select 'PENYETUJU DARI PEMINTA', o.input_by,
         ${localDayOf(sql`o.input_date`, toko.zona)}, null,
         string_agg(distinct o.ringkasan || ' (disetujui ' || o.disetujui_by || ')', ', '), count(*)::int,
         array[]::text[], null, null, null, ${`${HARI_MASIH_TAHU} hari`}
    from otorisasi o
   where o.kode_toko = ${kode_toko} and o.status in ('DISETUJUI', 'TERPAKAI')
     and ${inLocalDays('o.input_date', span, toko.zona)}
     and exists (select from audit a
                  where a.kode_toko = o.kode_toko and a.tabel in ('users', 'dua_faktor')
                    and a.tindakan in ('TAMBAH', 'RESET_PASSWORD', 'HAPUS_DUA_FAKTOR')
                    and a.kunci = o.disetujui_by and a.user_id = o.input_by and a.waktu <= o.input_date
                    and a.waktu > o.input_date - make_interval(days => ${HARI_MASIH_TAHU}))
   group by 2, 3`;

/** So many refusals of one person on a day: somebody tries until an approver nods. */
const KALI_DITOLAK = 3;

/** Requests for approval that were refused, by who asked again and again on a day. */
export const ditolakBerulang = (span: Span, { kode_toko, toko }: Ctx): Query => sql`
  select 'IZIN DITOLAK BERULANG', o.input_by, ${localDayOf(sql`o.input_date`, toko.zona)}, null,
         count(*) || ' permintaan ditolak', count(*)::int, array[]::text[], null::bigint, null::bigint, null::bigint,
         ${`${KALI_DITOLAK} kali`}
    from otorisasi o
   where o.kode_toko = ${kode_toko} and o.status = 'DITOLAK' and ${inLocalDays('o.input_date', span, toko.zona)}
   group by 2, 3 having count(*) >= ${KALI_DITOLAK}`;
