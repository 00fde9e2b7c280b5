import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import { hargaMurniHarian } from '#areas/barang/server/harga-hari.query.ts';
import type { susutSepuhanReport } from '#areas/sepuhan/contract/laporan/susut-sepuhan.report.ts';
import { masihPada } from '#areas/sepuhan/server/laporan/masih-pada.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Meltings and losses that stand, their fine gold valued at the price of their day. */
export const susutSepuhanQuery = (
  saring: FiltersOf<typeof susutSepuhanReport>,
  { kode_toko }: Ctx,
): Query => sql`
  with harga as (${hargaMurniHarian(kode_toko, saring.tgl_from, saring.tgl_to)})
  select s.no_sepuhan as no_lebur, s.tgl_system, s.kode_tukang, s.berat as berat_masuk,
         bulat_bagi(s.murni::bigint * 10000, nullif(s.berat, 0))::int as kadar_masuk, s.murni as murni_masuk,
         s.berat_hasil,
         s.kadar_hasil, s.murni_hasil, s.susut, -s.selisih_murni as susut_murni,
         coalesce(bulat_bagi(-s.selisih_murni::bigint * 10000, nullif(s.murni, 0)), 0)::int as susut_persen,
         nilai_berat(-s.selisih_murni, h.harga) as nilai_susut, coalesce(s.batas, 0)::int as batas,
         (s.murni::bigint * coalesce(s.batas, 0) / 10000)::bigint as boleh,
         case when s.langkah = 'SUSUT' or (s.selisih_murni < 0
             and s.murni_asal - s.murni_hasil > s.murni_asal::bigint * s.batas / 10000)
           then 'DI ATAS BATAS' end as tanda
    from sepuhan s left join harga h on h.tgl_system = s.tgl_system
   where s.kode_toko = ${kode_toko} and ${masihPada('s', saring.tgl_to)} and s.langkah in ('LEBUR', 'SUSUT')
     and s.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
     ${same('s.kode_tukang', saring.kode_tukang)}
     ${
       saring.kadar === 'ALL'
         ? sql``
         : sql`and exists (select from sepuhan_baris b
             join kadar k on k.kode_toko = b.kode_toko and k.persen = b.kadar and k.kode_kadar = ${saring.kadar}
            where b.kode_toko = s.kode_toko and b.no_sepuhan = s.no_sepuhan)`
     }
   order by s.kode_tukang, s.tgl_system, s.no_sepuhan`;
