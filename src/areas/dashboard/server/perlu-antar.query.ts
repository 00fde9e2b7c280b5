import { sql, type Query } from '#kit/server/sql.ts';
import type { Fakta } from '#areas/dashboard/server/perlu-dilihat.query.ts';
import { COCOK_LAMA_JAM, JAM_SERVER_DETIK, PESAN_LAMA_DETIK } from '#areas/toko/rules/server.ts';
import { sudahLama } from '#areas/toko/server/antar/waktunya.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const SEJAM = 3600;

/**
 * Between this shop and others on servers of their own (D-43.4): two books that differ or are not compared, messages
 * that wait, rows of messages that stopped, and a clock that is off. Head office is shown all that passes its server.
 */
export const perluAntarQuery = ({ kode_toko, variant }: Ctx): Query<Fakta> => {
  const semua = variant === 'pusat';
  const milik = sql`(${semua}::boolean or dari = ${kode_toko} or ke = ${kode_toko})`;
  const lain = sql`case when dari = ${kode_toko} then ke else dari end`;
  return sql`
  with jauh as (select kode_toko from toko where server_sendiri
  ), tunggu as (
    select ${lain} as lain, waktu from pesan_toko
     where selesai_at is null and ${milik} and ${sudahLama('waktu', PESAN_LAMA_DETIK)}
       and (dari in (select kode_toko from jauh) or ke in (select kode_toko from jauh)
         or dari not in (select kode_toko from toko) or ke not in (select kode_toko from toko))
  )
  select 'PESAN_TUNGGU' as jenis, count(*)::int as jumlah, min(waktu) as waktu,
         string_agg(distinct lain, ', ') as dokumen,
         (select string_agg(distinct gagal, ', ') from antar_server where gagal is not null) as barang,
         null::bigint as rupiah
    from tunggu having count(*) > 0
  union all
  select 'PESAN_BERHENTI', count(*)::int, min(waktu), string_agg(distinct ${lain}, ', '), null, null
    from antar_henti where ${milik} having count(*) > 0
  union all
  select 'JAM_SERVER', max(abs(jam_beda)), max(jam_at), string_agg(kode_toko, ', ' order by kode_toko), null, null
    from antar_server s
   where abs(jam_beda) >= ${JAM_SERVER_DETIK}::int
     and (${semua}::boolean or kode_toko in (select kode_toko from toko where jenis = 'PUSAT'))
  having count(*) > 0
  union all
  select 'RK_BEDA', count(*)::int, min(sejak), string_agg(distinct lain, ', '),
         to_char(nullif(sum(abs(mg)), 0) / 1000.0, 'FM999,999,990.000'), sum(abs(rupiah))::bigint
    from cocok_beda where ${semua}::boolean or kode_toko = ${kode_toko} having count(*) > 0
  union all
  select 'RK_TAK_DIBANDING', count(*)::int, min(sejak), string_agg(distinct lain, ', '), null, null
    from (select j.kode_toko as lain, coalesce(c.dilihat, k.diganti) as sejak
            from toko j
            join kunci_server k on k.kode_toko = j.kode_toko
            join toko d on not d.server_sendiri and d.is_active and (j.jenis = 'PUSAT' or d.jenis = 'PUSAT')
             and (${semua}::boolean or d.kode_toko = ${kode_toko})
            left join cocok_server c on c.dari = d.kode_toko and c.ke = j.kode_toko
           where j.server_sendiri and j.is_active) s
   where ${sudahLama('sejak', COCOK_LAMA_JAM * SEJAM)} having count(*) > 0`;
};
