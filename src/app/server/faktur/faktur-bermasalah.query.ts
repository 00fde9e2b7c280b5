import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { EVENTS } from '#areas/akses/contract/event.ts';
import type { Faktur, Masalah } from '#app/contract/faktur-bermasalah.api.ts';

type Ask = {
  kode_toko: string;
  hari: Hari;
  zona: string;
  tgl_from: Hari;
  tgl_to: Hari;
  masalah: Masalah | null;
  selesai: boolean;
};

const dokumen = ({ kode_toko, tgl_from, tgl_to }: Ask): Query => sql`
  select * from v_doc where shop = ${kode_toko} and business_date between ${tgl_from}::date and ${tgl_to}::date`;

/** Acts that are always approved say nothing about a document; only a deviation is a warning. */
const SELALU = Object.keys(EVENTS).filter((key) => /^(BATAL|CETAK|HANCUR|OPNAME|UBAH)_/.test(key));

/** Every problem of every document of the span; what was looked at only when it is asked for. */
export const fakturBermasalahQuery = (ask: Ask): Query<Faktur> => sql<Faktur>`
  with dok as materialized (${dokumen(ask)}),
  bayar as (
    select doc_no, sum(amount) as jumlah from v_payment
     where shop = ${ask.kode_toko} and business_date between ${ask.tgl_from}::date and ${ask.tgl_to}::date
     group by doc_no),
  nomor_urut as (
    select d.*, lag(seq) over (partition by left(doc_no, 2), substr(doc_no, 6, 6) order by seq) as lalu from dok d),
  masalah as (
    select d.*, 'TANPA_BUKU' as masalah, 'ada di buku' as seharusnya, 'tidak ada' as tercatat, d.total as selisih_rp
      from dok d where d.posts and d.status in ('ACTIVE', 'CANCELLED')
       and not exists (select from buku_set s where s.kode_toko = d.shop and s.no_bukti = d.doc_no)
    union all
    select d.*, 'BAYAR_TIDAK_SAMA', d.paid::text, coalesce(b.jumlah, 0)::text, d.paid - coalesce(b.jumlah, 0)
      from dok d left join bayar b using (doc_no)
     where d.status = 'ACTIVE' and d.paid > 0 and d.paid <> coalesce(b.jumlah, 0)
       and exists (select from v_payment p where p.shop = d.shop and p.doc_type = d.doc_type limit 1)
    union all
    select d.*, 'BERAT_ATAU_HARGA_NOL', 'lebih dari 0',
           concat_ws(' ', l.barcode, (coalesce(l.mg, 0) / 1000.0)::numeric(12, 3)::text || ' g', l.amount::text), null
      from dok d join v_doc_line l on l.shop = d.shop and l.doc_no = d.doc_no and l.doc_type = d.doc_type
     where d.status = 'ACTIVE' and d.doc_type in ('SALE', 'PB') and (l.mg = 0 or l.amount <= 0)
       and l.business_date between ${ask.tgl_from}::date and ${ask.tgl_to}::date
    union all
    select shop, doc_type, doc_no, seq, business_date, status, total, gross, discount, fees, rounding, paid, remaining,
           cancels, created_at, created_by, op_id, price_id, posts, ticket,
           'NOMOR_LONCAT', 'nomor ke-' || coalesce(lalu, 0) + 1, 'nomor ke-' || seq, null
      from nomor_urut where seq > coalesce(lalu, 0) + 1
    union all
    select d.*, 'TANGGAL_MUNDUR', ((d.created_at at time zone ${ask.zona}) - interval '4 hours')::date::text,
           d.business_date::text, null
      from dok d where ((d.created_at at time zone ${ask.zona}) - interval '4 hours')::date > d.business_date
    union all
    select d.*, 'BELUM_VALIDASI', 'divalidasi pada harinya', 'masih OPEN', d.total
      from dok d where d.status = 'OPEN' and d.business_date < ${ask.hari}::date
    union all
    select d.*, 'DENGAN_OTORISASI', 'tanpa otorisasi',
           array_to_string(o.event, ', ') || ' oleh ' || o.disetujui_by, null
      from dok d join otorisasi o on o.kode_toko = d.shop and o.op_pakai = d.op_id
     where d.cancels is null and not (o.event <@ ${SELALU}::text[]))
  select m.business_date as tgl_system, m.created_at as input_date, m.doc_no as no_dokumen, m.masalah, m.seharusnya,
         m.tercatat, m.selisih_rp::bigint as selisih_rp, coalesce(m.created_by, '') as input_by,
         f.input_by as selesai_by, f.catatan
    from masalah m
    left join faktur_dilihat f
      on f.kode_toko = m.shop and f.no_dokumen = m.doc_no and f.masalah = m.masalah
   where (${ask.selesai}::boolean or f.no_dokumen is null)
     and (${ask.masalah}::text is null or m.masalah = ${ask.masalah}::text)
   order by array_position(array['TANPA_BUKU', 'BAYAR_TIDAK_SAMA', 'BERAT_ATAU_HARGA_NOL', 'NOMOR_LONCAT',
              'TANGGAL_MUNDUR', 'BELUM_VALIDASI', 'DENGAN_OTORISASI'], m.masalah), m.business_date desc, m.doc_no
   limit 1000`;
