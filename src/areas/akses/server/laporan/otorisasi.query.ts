import type { FiltersOf } from '#kit/contract/report.ts';
import { inLocalDays } from '#kit/server/local-days.ts';
import { nowIso } from '#kit/server/clock.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { EventWords } from '#areas/akses/contract/event.ts';
import type { authorizationReport } from '#areas/akses/contract/authorization.report.ts';
import type { otorisasiReport } from '#areas/akses/contract/otorisasi.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** How it was answered: the approver's own screen counts as QR; a request that its asker cancelled has no answer. */
const CARA = sql`case o.cara when 'SESI' then 'QR' when 'PEMINTA' then null else o.cara end`;

/** What every area may ask for, by its code. */
export type Semua = Readonly<Record<string, EventWords>>;

const kategoriDari = (semua: Semua): Query =>
  sql.join(Object.entries(semua).map(([event, { kategori }]) => sql`(${event}, ${kategori})`));
const pasanganDari = (semua: Semua): Query =>
  sql.join(
    Object.entries(semua).flatMap(([event, { banding = [] }]) =>
      banding.map(([batas, minta], at) => sql`(${event}, ${batas}, ${minta}, ${at}::int)`),
    ),
  );

/** A figure of this event of the approval, by the words that the approver read; cost is for those who may see it. */
const angkaUntuk =
  (lihat_modal: boolean) =>
  (label: Query): Query =>
    sql`
      (select a ->> 'nilai' from jsonb_array_elements(o.angka) as a
        where coalesce((a ->> 'ke')::int, 1) = e.ke and a ->> 'label' = ${label}
          and (${lihat_modal} or a ->> 'modal' is null) limit 1)`;

/** Rupiah out of the text that the approver read: 'Rp 12,000 (3%)'. */
const rupiah = (teks: Query): Query =>
  sql`nullif(regexp_replace(substring(${teks} from '^-?Rp ?-?[0-9,]+'), '[^0-9-]', '', 'g'), '')::bigint`;

/**
 * Approvals that were used, once for each event in them, with the first of its figures that differ. The act that used
 * one names its document and its worth in the record of acts.
 */
export const otorisasiQuery =
  (semua: Semua) =>
  (saring: FiltersOf<typeof otorisasiReport>, { kode_toko, toko, lihat_modal }: Ctx): Query => {
    const angka = angkaUntuk(lihat_modal);
    return sql`
      with kategori (event, kategori) as (values ${kategoriDari(semua)}),
      pasangan (event, batas, minta, urut) as (values ${pasanganDari(semua)}),
      langkah as (
        select o.terpakai_at, coalesce(k.kategori, 'LAINNYA') as kategori, d.kunci, o.ringkasan,
               p.batas, p.minta, d.rp,
               coalesce(${rupiah(angka(sql`'Selisih'`))}, ${rupiah(sql`p.minta`)} - ${rupiah(sql`p.batas`)}) as selisih,
               ${CARA} as cara, o.input_by, o.disetujui_by, o.disetujui_level, o.keystore, e.ke
          from otorisasi o
         cross join unnest(o.event) with ordinality as e (event, ke)
          left join kategori k on k.event = e.event
          left join lateral (
            select batas, minta
              from (select ${angka(sql`p.batas`)} as batas, ${angka(sql`p.minta`)} as minta, urut
                      from pasangan p where p.event = e.event) as baca
             where minta is not null order by batas is null, batas = minta, urut limit 1) p on true
          left join lateral (
            select a.kunci,
                   coalesce(a.sesudah ->> 'grand_total', a.sebelum ->> 'grand_total', a.sesudah ->> 'harga_total',
                     a.sebelum ->> 'harga_total', a.sesudah ->> 'jumlah_rp', a.sebelum ->> 'jumlah_rp',
                     a.sesudah ->> 'jumlah', a.sebelum ->> 'jumlah',
                     case when a.tabel in ('service', 'tukang_kembali')
                          then coalesce(a.sesudah ->> 'ongkos', a.sebelum ->> 'ongkos') end)::numeric::bigint as rp
              from audit a where a.kode_toko = o.kode_toko and a.op = o.op_pakai order by a.urut limit 1) d on true
         where o.kode_toko = ${kode_toko} and o.op_pakai is not null
           and ${inLocalDays('o.terpakai_at', saring, toko.zona)}
           ${same('o.disetujui_by', saring.otorisasi_by)} ${same('o.input_by', saring.input_by)}
      )
      select terpakai_at as tgl_system, kategori, kunci as no_dokumen, ringkasan as uraian, batas as nilai_batas,
             minta as nilai_minta, rp as jumlah_rp, selisih as selisih_rp, cara, input_by, disetujui_by as otorisasi_by,
             disetujui_level as level,
             case when input_by = disetujui_by then 'PEMINTA SENDIRI' end as tanda
        from langkah where true ${same('kategori', saring.kategori)}
       order by kategori, terpakai_at, keystore, ke`;
  };

/** A request without an answer in time has run out; three refusals of one person are worth a look. */
export const authorizationQuery = (
  saring: FiltersOf<typeof authorizationReport>,
  { kode_toko, toko }: Ctx,
): Query => sql`
  with minta as (
    select o.kode_toko, o.keystore, o.event, o.catatan, o.input_by, o.input_date, o.disetujui_by, o.disetujui_at,
           ${CARA} as cara, case when status = 'OPEN' and kedaluwarsa <= ${nowIso()}::timestamptz then 'KEDALUWARSA'
                     else status end as kini,
           count(*) filter (where status = 'DITOLAK') over (partition by input_by) as ditolak
      from otorisasi o
     where o.kode_toko = ${kode_toko} and ${inLocalDays('o.input_date', saring, toko.zona)}
  )
  select input_date, kode_toko as client, repeat('•', 8) || right(keystore, 4) as keystore,
         array_to_string(event, ', ') as event, catatan as client_notes, input_by, cara, kini as status,
         disetujui_by as user_id, disetujui_at as jawab_at,
         extract(epoch from disetujui_at - input_date)::int as detik,
         case when cara = 'FINGERPRINT' then 1 else 0 end as percobaan, 1 as jml,
         case when kini = 'DITOLAK' and ditolak >= 3 then 'SERING DITOLAK' end as tanda
    from minta where true ${same('kini', saring.status)} ${same('cara', saring.cara)}
   order by kini, input_date, minta.keystore`;
