import type { FiltersOf } from '#kit/contract/report.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { ringkasanPembelianReport } from '#areas/pembelian/contract/ringkasan-pembelian.report.ts';
import { dariDibeli } from '#areas/pembelian/server/dibeli.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof ringkasanPembelianReport>;

const KUNCI = {
  KADAR: sql`l.kode_kadar`,
  JENIS: sql`l.kode_dept`,
  GROUP: sql`l.kode_group`,
  KONDISI: sql`coalesce(l.kondisi, '-')`,
  ASAL_NOTA: sql`replace(l.asal_nota, '_', ' ')`,
  SALES: sql`p.kode_sales`,
  KASIR: sql`p.input_by`,
  HARI: sql`l.tgl_system::text`,
};

/**
 * The market's worth is that of pure gold on the day of each piece, its stones at what was paid; unknown for one,
 * unknown for the row.
 * The heaviest row takes what rounding leaves of the hundred percent.
 */
export const ringkasanPembelianQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  with r as (
    select ${KUNCI[saring.group_by]} as kunci, count(distinct l.no_faktur_beli)::int as jml_faktur,
           count(*) filter (where l.urut = 1)::int as faktur_baru,
           sum(l.qty)::int as qty, sum(l.berat)::bigint as berat, sum(l.murni)::bigint as murni,
           sum(l.harga)::bigint as harga,
           case when count(l.harga_murni) = count(*)
             then sum(nilai_berat(l.murni, l.harga_murni) + l.batu_rp)::bigint end as nilai_pasar
    ${dariDibeli(kode_toko, saring)}
     group by 1
  ), b as (
    select r.*, persen_dari(berat, sum(berat) over ()) as bagian,
           row_number() over (order by berat desc, kunci) as ke
      from r
  )
  select kunci, jml_faktur, faktur_baru, qty, berat, murni, harga, per_gram(harga, berat) as harga_gram,
         per_gram(harga, murni) as harga_murni, nilai_pasar,
         nilai_pasar - harga as selisih_pasar,
         (bagian + case when ke = 1 then 10000 - sum(bagian) over () else 0 end)::int as kontribusi
    from b order by ke`;
