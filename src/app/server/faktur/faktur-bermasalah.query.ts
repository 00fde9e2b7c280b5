import { sql, type Query } from '#kit/server/sql.ts';
import { EVENTS } from '#app/contract/events.ts';
import { MASALAH as MASALAH_DOKUMEN } from '#areas/pengawasan/contract/masalah.ts';
import {
  dokumenQuery,
  masalahQuery,
  type TanyaMasalah,
} from '#areas/pengawasan/server/masalah.query.ts';
import type { Faktur, Masalah } from '#app/contract/faktur-bermasalah.api.ts';

type Ask = TanyaMasalah & { readonly masalah: Masalah | null; readonly selesai: boolean };

/** Acts that are always approved say nothing about a document; only a deviation is a warning. */
const SELALU = Object.keys(EVENTS).filter((key) => /^(BATAL|CETAK|HANCUR|OPNAME|UBAH)_/.test(key));
const URUT = [...Object.keys(MASALAH_DOKUMEN), 'DENGAN_OTORISASI'];

/** Every problem of every document of the span; what was looked at only when it is asked for. */
export const fakturBermasalahQuery = (ask: Ask): Query<Faktur> => sql<Faktur>`
  with ${dokumenQuery(ask)},
  masalah as (
    ${masalahQuery(ask)}
    union all
    select 'DENGAN_OTORISASI', d.doc_no, d.doc_type, d.business_date, d.created_at, d.created_by, 'tanpa otorisasi',
           array_to_string(o.event, ', ') || ' oleh ' || o.disetujui_by, null
      from dok d join otorisasi o on o.kode_toko = d.shop and o.op_pakai = d.op_id
     where d.cancels is null and not (o.event <@ ${SELALU}::text[]))
  select m.business_date as tgl_system, m.created_at as input_date, m.doc_no as no_dokumen, m.masalah, m.seharusnya,
         m.tercatat, m.selisih_rp, coalesce(m.created_by, '') as input_by,
         f.input_by as selesai_by, f.catatan
    from masalah m
    left join faktur_dilihat f
      on f.kode_toko = ${ask.kode_toko} and f.no_dokumen = m.doc_no and f.masalah = m.masalah
   where (${ask.selesai}::boolean or f.no_dokumen is null)
     and (${ask.masalah}::text is null or m.masalah = ${ask.masalah}::text)
   order by array_position(${URUT}::text[], m.masalah), m.business_date desc, m.doc_no
   limit 1000`;
