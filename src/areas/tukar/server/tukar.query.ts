import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { tukarReport } from '#areas/tukar/contract/tukar.report.ts';

type Saring = FiltersOf<typeof tukarReport>;

/**
 * Counted exchanges, the lines of both their documents added up. Which way one went says what was paid: besides the
 * pieces that is work, charges and rounding of the note.
 */
export const tukarQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  with tiket as (
    select p.no_faktur_jual, p.no_faktur_beli, t.tgl_system, p.nama_customer, p.kode_sales, p.berat as berat_jual,
           j.murni_jual, j.netto_jual, b.berat_beli, b.murni_beli, t.beli_rp as harga_beli,
           b.murni_beli - j.murni_jual as selisih_murni, j.netto_jual - t.beli_rp as selisih_rp, t.selisih as bayar_rp
      from tukar t
      join penjualan p on p.kode_toko = t.kode_toko and p.no_tukar = t.no_tukar
     cross join lateral (
       select sum(murni)::bigint as murni_jual, sum(netto)::bigint as netto_jual from penjualan_barang l
        where l.kode_toko = p.kode_toko and l.no_faktur_jual = p.no_faktur_jual) j
     cross join lateral (
       select sum(berat)::bigint as berat_beli, sum(murni)::bigint as murni_beli from pembelian_barang l
        where l.kode_toko = p.kode_toko and l.no_faktur_beli = p.no_faktur_beli) b
     where t.kode_toko = ${kode_toko} and t.status = 'DONE'
       and t.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
       ${same('p.kode_sales', saring.kode_sales)}
  )
  select * from tiket
   where ${saring.arah === 'ALL'} or ${saring.arah}
         = case sign(bayar_rp) when 1 then 'TAMBAH' when -1 then 'KURANG' else 'PAS' end
   order by tgl_system, no_faktur_jual`;
