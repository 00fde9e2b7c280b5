import { inLocalDays, localDayOf } from '#kit/server/local-days.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { cancelledIn } from '#areas/buku/server/register/register.query.ts';
import { dalam, type Span } from '#areas/pengawasan/server/sinyal-span.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * Acts that change what a shop is set to, its masters and its people; documents and approvals are counted by
 * themselves.
 */
const MENGUBAH = [
  'TAMBAH',
  'UBAH',
  'HAPUS',
  'AKTIFKAN',
  'UBAH_HARGA',
  'UBAH_PARAMETER',
  'UBAH_MODUL',
  'UBAH_TOKO',
  'UBAH_HAK_AKSES',
  'UBAH_JENIS',
  'UBAH_KARTU',
  'RESET_PASSWORD',
  'HAPUS_DUA_FAKTOR',
  'HAPUS_SIDIK',
  'AKHIRI_SESI',
  'AMBIL_ALIH',
  'IZIN_JAM',
  'IMPOR_PUSAT',
  'TERBIT',
  'KOREKSI_POIN',
  'RESET_POIN',
  'GABUNG',
];

/**
 * What people of another shop, head office, did in this one: documents that they made or cancelled (cash out of its
 * till is one) and approvals that they gave, a line a person and day; what they changed of it is a line of its own.
 */
export const pusatDiCabang = (span: Span, { kode_toko, toko }: Ctx): Query => sql`
  select 'PUSAT DI CABANG', siapa, tgl, null,
         concat_ws(', ', nullif(count(*) filter (where dokumen), 0) || ' dokumen',
           nullif(count(*) filter (where not dokumen), 0) || ' persetujuan'), count(*)::int,
         array_remove(array_agg(distinct no order by no), null), null::bigint, sum(rupiah)::bigint, null::bigint, null
    from (
      select who as siapa, day as tgl, no, amount as rupiah, true as dokumen
        from v_register where shop = ${kode_toko} and ${dalam('day', span)}
      union all
      select cancel_by, cancel_day, cancel_no, amount, true
        from v_register where ${cancelledIn(kode_toko, span)} and cancel_no is not null
      union all
      select disetujui_by, ${localDayOf(sql`disetujui_at`, toko.zona)}, null, null, false
        from otorisasi
       where kode_toko = ${kode_toko} and status in ('DISETUJUI', 'TERPAKAI')
         and ${inLocalDays('disetujui_at', span, toko.zona)}
    ) x
   where ${orangLain(sql`siapa`, kode_toko)}
   group by siapa, tgl
  union all
  select 'PUSAT DI CABANG', user_id, ${localDayOf(sql`waktu`, toko.zona)}, null,
         count(distinct op) || ' perubahan data dan setelan', count(distinct op)::int, '{}'::text[], null::bigint,
         null::bigint, null::bigint, null
    from audit
   where kode_toko = ${kode_toko} and ${inLocalDays('waktu', span, toko.zona)}
     and tindakan = any(${MENGUBAH}::text[]) and ${orangLain(sql`user_id`, kode_toko)}
   group by 2, 3`;

const orangLain = (siapa: Query, kode_toko: string): Query => sql`
  ${siapa} in (select user_id from users where kode_toko <> ${kode_toko}
               except select user_id from users where kode_toko = ${kode_toko})`;
