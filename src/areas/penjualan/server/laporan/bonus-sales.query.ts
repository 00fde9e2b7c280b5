import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { bonusSalesReport } from '#areas/penjualan/contract/bonus-sales.report.ts';
import { dariKembali, dariTerjual } from '#areas/penjualan/server/laporan/terjual.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof bonusSalesReport>;

const SATU = sql`no_faktur_jual, tgl_system, kode_barcode, nama_barang, kode_dept, kode_group, kadar, qty,
  berat, murni, netto, bonus_rp`;
const SEMUA = sql`sum(qty)::int as qty, sum(berat)::bigint as berat, sum(murni)::bigint as murni,
  sum(netto)::bigint as netto, sum(bonus_rp)::bigint as bonus_rp`;

const BARIS = sql`p.kode_sales, l.bonus_id, l.no_faktur_jual, l.kode_barcode, l.nama_barang, l.kode_dept,
  l.kode_group, l.kadar`;

/**
 * The bonus is kept on the line since its sale, rounded there; totals add the rounded lines. The bonus of a parcel that
 * came back is taken off on the day on which it did (D-33.12).
 */
export const bonusSalesQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  with dapat as (
    select ${BARIS}, l.tgl_system, l.qty, l.berat::bigint as berat, l.murni::bigint as murni, l.netto::bigint as netto,
           l.bonus_rp::bigint as bonus_rp ${dariTerjual(kode_toko, saring)}
       and l.bonus_id is not null ${same('p.kode_sales', saring.kode_sales)}
    union all
    select ${BARIS}, k.tgl_system, -l.qty, -l.berat::bigint, -l.murni::bigint, -l.netto::bigint,
           -l.bonus_rp::bigint ${dariKembali(kode_toko, saring)}
       and l.bonus_id is not null ${same('p.kode_sales', saring.kode_sales)}
  ), baris as (
    select kode_sales, bonus_id, ${saring.tampilan === 'DETAIL' ? SATU : SEMUA} from dapat
     ${saring.tampilan === 'DETAIL' ? sql`` : sql`group by kode_sales, bonus_id`}
  )
  select b.*, coalesce(s.nama, b.kode_sales) as nama_sales, coalesce(r.nama, '-') as aturan,
         case r.dasar when 'PER_GRAM' then 'Per gram' when 'PER_POTONG' then 'Per pcs' else '% netto' end as dasar,
         case r.dasar when 'PERSEN' then to_char(r.persen / 100.0, 'FM990.00') || '%'
           else to_char(r.tarif, 'FM999,999,999,999') end as tarif
    from baris b
    left join sales s on s.kode_toko = ${kode_toko} and s.kode_sales = b.kode_sales
    left join bonus_sales r on r.kode_toko = ${kode_toko} and r.id = b.bonus_id
   order by b.kode_sales, aturan, b.bonus_id
         ${saring.tampilan === 'DETAIL' ? sql`, tgl_system, no_faktur_jual, qty desc, kode_barcode` : sql``}`;
