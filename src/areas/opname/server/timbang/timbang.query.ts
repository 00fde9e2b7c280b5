import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import type { timbangReport } from '#areas/opname/contract/timbang.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * Weighings of a span of days, in the order in which the scale spoke; marked are a tray that was out of tolerance twice
 * running and one that agreed right after it was not.
 */
export const timbangQuery = (
  saring: FiltersOf<typeof timbangReport>,
  { kode_toko }: Ctx,
): Query => sql`
  with semua as (
    select *, lag(status) over urut as lalu, lag(lewat) over urut as lalu_lewat
      from (select *, abs(selisih) > toleransi as lewat from timbang
             where kode_toko = ${kode_toko} and no_timbang is not null) t
    window urut as (partition by kode_gudang, kode_baki order by timbang_date, id)
  ), baris as (
    select id, timbang_date as tgl_system, tgl_system::text as hari, kode_gudang, kode_baki as kode_toko, qty, berat,
           berat_baki, berat_label + kemasan as berat_label, berat_timbang, selisih, toleransi,
           case when status = 'COCOK' then 'COCOK' else 'SELISIH' end as status,
           case when lewat and lalu <> 'COCOK' then 'DUA KALI BERTURUT'
                when not lewat and (lalu = 'SELISIH' or lalu_lewat)
                then 'COCOK SETELAH SELISIH' || coalesce(', DITERIMA ' || diterima_by, '')
                when status = 'DITERIMA' then 'DITERIMA ' || diterima_by end as tanda, input_by
      from semua
     where tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
  )
  select tgl_system, hari, kode_gudang, kode_toko, qty, berat, berat_baki, berat_label, berat_timbang, selisih,
         toleransi, status, tanda, input_by
    from baris where true ${same('kode_gudang', saring.kode_gudang)} ${same('kode_toko', saring.kode_baki)}
         ${same('status', saring.status)}
   order by hari, kode_gudang, tgl_system, id`;

export type GerakRow = {
  kode_gudang: string;
  kode_baki: string;
  buka_qty: number;
  buka_berat: Miligram;
  masuk_qty: number;
  masuk_berat: Miligram;
  keluar_qty: number;
  keluar_berat: Miligram;
  jual_qty: number;
  jual_berat: Miligram;
  ditimbang: Miligram | null;
};

/** The day book of trays out of the book itself: sold is net of what was cancelled the same day. */
export const bukuBakiQuery = (
  kode_toko: string,
  tgl: string,
  { kode_gudang, kode_baki }: { kode_gudang?: string; kode_baki?: string },
): Query<GerakRow> => sql<GerakRow>`
  with tempat as (
    select kode_gudang, kode_baki, 'baki:' || kode_gudang || '/' || kode_baki as akun from baki
     where kode_toko = ${kode_toko} and is_active
       ${kode_gudang ? sql`and kode_gudang = ${kode_gudang}` : sql``}
       ${kode_baki ? sql`and kode_baki = ${kode_baki}` : sql``}
  ), gerak as (
    select t.kode_gudang, t.kode_baki, b.qty, b.berat, b.tgl_system < ${tgl}::date as lama,
           s.kode_transaksi in ('JUAL', 'BATAL_JUAL') as jual, (b.berat, b.qty) > (0, 0) as naik
      from tempat t join buku b on b.kode_toko = ${kode_toko} and b.akun = t.akun
      join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bukti
     where b.tgl_system <= ${tgl}::date
  ), jumlah as (
    select kode_gudang, kode_baki, coalesce(sum(qty) filter (where lama), 0)::int as buka_qty,
           coalesce(sum(berat) filter (where lama), 0)::bigint as buka_berat,
           coalesce(sum(qty) filter (where not lama and not jual and naik), 0)::int as masuk_qty,
           coalesce(sum(berat) filter (where not lama and not jual and naik), 0)::bigint as masuk_berat,
           coalesce(-sum(qty) filter (where not lama and not jual and not naik), 0)::int as keluar_qty,
           coalesce(-sum(berat) filter (where not lama and not jual and not naik), 0)::bigint as keluar_berat,
           coalesce(-sum(qty) filter (where not lama and jual), 0)::int as jual_qty,
           coalesce(-sum(berat) filter (where not lama and jual), 0)::bigint as jual_berat
      from gerak group by 1, 2
  )
  select j.*, (select berat_timbang - berat_baki - berat_label - kemasan from timbang w
                where w.kode_toko = ${kode_toko} and w.kode_gudang = j.kode_gudang and w.kode_baki = j.kode_baki
                  and w.tgl_system = ${tgl}::date and w.no_timbang is not null
                order by id desc limit 1) as ditimbang
    from jumlah j order by kode_gudang, kode_baki`;
