import type { FiltersOf } from '#kit/contract/report.ts';
import { sentence } from '#kit/rules/sentence.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Database } from '#kit/server/database.ts';
import type { Note } from '#kit/server/report-file/report-hooks.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import { periksaSekejap } from '#areas/buku/server/periksa.ts';
import { findPeriksa, savePeriksa } from '#areas/buku/server/periksa.table.ts';
import type { fakturBermasalahReport } from '#areas/pengawasan/contract/faktur-bermasalah.report.ts';
import { MASALAH } from '#areas/pengawasan/contract/masalah.ts';
import { dokumenQuery, masalahQuery } from '#areas/pengawasan/server/masalah.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';

type Saring = FiltersOf<typeof fakturBermasalahReport>;
const URUT = ['BUKU_RUSAK', ...Object.keys(MASALAH)];

/** What the last look at the book found broken is first, then the problems of documents by their kind. */
export const fakturBermasalahQuery = (saring: Saring, ctx: Ctx): Query => {
  const { kode_toko, hari, toko, param } = ctx;
  const { tgl_from, tgl_to } = saring;
  const ganti = param(tokoParam.JAM_GANTI_HARI);
  const ask = { kode_toko, hari, zona: toko.zona, ganti, tgl_from, tgl_to };
  return sql`
  with ${dokumenQuery(ask)},
  periksa as (
    select waktu, temuan from periksa_terakhir where kode_toko in (${kode_toko}, '*')
     order by waktu desc, kode_toko desc limit 1
  ), baris as (
    select ${hari}::date as tgl_system, p.waktu as input_date, 'BUKU' as jenis, x ->> 'kode' as no_dokumen,
           'BUKU_RUSAK' as masalah, x ->> 'nama' as seharusnya,
           concat_ws(': ', x ->> 'jumlah', (select string_agg(c, ', ') from jsonb_array_elements_text(x -> 'contoh') c))
             as tercatat,
           null::bigint as selisih_rp, '' as input_by, null as selesai_by, null as catatan
      from periksa p cross join lateral jsonb_array_elements(p.temuan) x
    union all
    select m.business_date, m.created_at, upper(coalesce(j.name, m.doc_type)), m.doc_no,
           m.masalah, m.seharusnya, m.tercatat, m.selisih_rp,
           coalesce(m.created_by, ''), f.input_by, f.catatan
      from (${masalahQuery(ask)}) m
      left join lateral (select name from v_register_letters where letters = left(m.doc_no, 2)
                          order by kind limit 1) j on true
      left join faktur_dilihat f on f.kode_toko = ${kode_toko} and f.no_dokumen = m.doc_no and f.masalah = m.masalah
  )
  select * from baris where true ${same('masalah', saring.masalah)}
   order by array_position(${URUT}::text[], masalah), tgl_system desc, no_dokumen`;
};

const SEHARI_MS = 24 * 60 * 60 * 1000;

/** The book is checked with it: again only when the last check is more than a day old, since it takes a while. */
export async function periksaDengan(db: Database, _: unknown, { kode_toko }: Ctx): Promise<Note> {
  const last = await findPeriksa(db, kode_toko);
  const lama = !last || Date.parse(nowIso()) - Date.parse(last.waktu) > SEHARI_MS;
  if (lama) await savePeriksa(db, kode_toko, await periksaSekejap(db, kode_toko));
  const rusak = (lama ? await findPeriksa(db, kode_toko) : last)?.rusak ?? 0;
  return rusak === 0
    ? { kata: 'Buku diperiksa: semua benar', baik: true }
    : sentence('Buku diperiksa: {jumlah} pemeriksaan rusak', { jumlah: rusak });
}
