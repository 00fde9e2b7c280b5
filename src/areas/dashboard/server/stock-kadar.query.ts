import { sql, type Query } from '#kit/server/sql.ts';
import type { StockKadar } from '#areas/dashboard/contract/toko.api.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { tempatToko } from '#areas/stock/server/tempat-toko.query.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';

/**
 * Shop stock by kadar from the book's balances (D-5.4): trays and warehouses of kind TOKO and
 * SERVICE and what is held for customers. Its value is weight × the price per gram of the kadar now, else the global
 * price × fineness: a few rows however many pieces there are; ongkos and prices of single groups
 * are in report № 63, which looks at each piece.
 */
export const stockKadarQuery = (
  { kode_toko, param }: Ctx,
  denganNilai: boolean,
): Query<StockKadar> => sql`
  with tempat as (${tempatToko(kode_toko)}
  ), isi as (
    select s.kadar, sum(s.qty)::int as qty, sum(s.berat)::bigint as berat, sum(s.murni)::bigint as murni
      from tempat join saldo s on s.kode_toko = ${kode_toko} and s.akun = tempat.akun and s.kadar > 0
     group by s.kadar having sum(s.qty) <> 0 or sum(s.berat) <> 0
  ), master as (
    select distinct on (k.persen) k.persen, k.label, h.harga_per_gram
      from kadar k left join lateral harga_kadar_pada(${kode_toko}, 'JUAL', k.kode_kadar, waktu()) h on true
     where k.kode_toko = ${kode_toko} order by k.persen, h.harga_per_gram is null, k.kode_kadar
  )
  select i.kadar::int as kadar, coalesce(m.label, '') as label, i.qty, i.berat, i.murni,
         ${denganNilai ? nilai(param(barangParam.PARAMETER_HARGA_EMAS_GLOBAL_VALUE)) : sql`null::bigint`} as nilai
    from isi i left join master m on m.persen = i.kadar order by i.kadar`;

const nilai = (global: number | null): Query =>
  sql`harga_berat(coalesce(m.harga_per_gram, bagian_persen(nullif(${global}::bigint, 0), i.kadar)), i.berat)`;
