import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { penjualanBerlianReport } from '#areas/penjualan/contract/penjualan-berlian.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * Lines of counted sales that sold stones: loose ones, and pieces with those that left with them, as the book of stones
 * has it. What of the price of a piece is not its gold is the value of its stones. A line below cost without approval
 * is marked.
 */
export const penjualanBerlianQuery = (
  saring: FiltersOf<typeof penjualanBerlianReport>,
  { kode_toko, lihat_modal }: Ctx,
): Query => sql`
  with jual as (
    select l.*, p.kode_sales, p.input_by, p.otorisasi,
           least(nilai_berat(l.berat_asli, l.harga_per_gram), l.harga_jual)::bigint as emas_rp
      from penjualan_barang l
      join penjualan p on p.kode_toko = l.kode_toko and p.no_faktur_jual = l.no_faktur_jual
     where l.kode_toko = ${kode_toko} and p.kode_toko = ${kode_toko} and p.status = 'DONE'
       and l.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
       and p.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
       ${same('p.kode_sales', saring.kode_sales)}
  ), baris as (
    select j.*, b.banyak, coalesce(j.carat, b.carat) as ct, coalesce(j.butir, b.butir) as banyak_butir, b.sertifikat,
           b.supplier, j.netto - j.harga_modal as laba,
           (select o.disetujui_by from otorisasi o
             where o.kode_toko = j.kode_toko and o.keystore = any(j.otorisasi)
               and o.event && array['BERLIAN_DI_BAWAH_MODAL'] order by o.input_date desc limit 1) as otorisasi_by
      from jual j
     cross join lateral (
       select count(*) as banyak, sum(-g.carat)::bigint as carat, sum(-g.butir)::int as butir,
              string_agg(nullif(concat_ws(' ', s.lembaga, s.no_sertifikat), ''), ', ' order by s.kode_berlian)
                as sertifikat,
              coalesce(max(s.kode_supplier) filter (where s.kode_supplier = ${saring.kode_supplier ?? null}),
                       min(s.kode_supplier)) as supplier
         from berlian_gerak g
         join berlian s on s.kode_toko = g.kode_toko and s.kode_berlian = g.kode_berlian
        where g.kode_toko = j.kode_toko and g.no_bukti = j.no_faktur_jual and g.jenis = 'JUAL' and g.carat < 0
          and case when j.kode_berlian is null then g.kode_barcode = j.kode_barcode
                   else g.kode_berlian = j.kode_berlian end) b
     where b.banyak > 0 or j.berlian
  )
  select supplier as kode_supplier, no_faktur_jual, tgl_system, kode_barcode, nama_barang, kode_dept, kode_group, kadar,
         sertifikat as no_sertifikat, ct as carat, banyak_butir as butir, berat_asli as berat, emas_rp,
         harga_jual - emas_rp as berlian_rp, ongkos, netto, harga_modal as modal, laba,
         persen_dari(laba, netto) as margin, kode_sales, input_by, otorisasi_by,
         case when laba < 0 and otorisasi_by is null then 'TANPA_OTORISASI' end as tanda
    from baris
   where (${saring.di_bawah_modal}::text = 'ALL' or not ${lihat_modal} or laba < 0)
     ${same('supplier', saring.kode_supplier)}
   order by supplier, tgl_system, no_faktur_jual, urut`;
