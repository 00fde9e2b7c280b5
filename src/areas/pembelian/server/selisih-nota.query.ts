import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { selisihNotaReport } from '#areas/pembelian/contract/selisih-nota.report.ts';
import { dariDibeli } from '#areas/pembelian/server/dibeli.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof selisihNotaReport>;

/**
 * Bought lines that have a nota, beside the loss that the parameter asked for on their day. A line is marked where it
 * is above the nota without approval, or where less was taken off than the parameter says.
 */
export const selisihNotaQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  with dibeli as (
    select l.*, p.kode_sales, l.harga_nota - l.harga as potongan_nota,
           case sign(l.harga - l.harga_nota) when 1 then 'DI_ATAS_NOTA' when 0 then 'SAMA'
             else 'DI_BAWAH_NOTA' end as arah,
           persen_dari(l.harga_nota - l.harga, l.harga_nota) as potongan_persen,
           (select o.disetujui_by from otorisasi o
             where o.kode_toko = p.kode_toko and o.keystore = any(p.otorisasi)
               and o.event && array['BELI_DI_ATAS_NOTA', 'BELI_DI_ATAS_HARGA']
             order by o.input_date desc limit 1) as otorisasi_by
    ${dariDibeli(kode_toko, saring)}
     and l.harga_nota is not null ${same('p.kode_sales', saring.kode_sales)}
  )
  select arah, no_faktur_beli, tgl_system, no_faktur_jual, tgl_nota, tgl_system - tgl_nota as umur_hari, nama_barang,
         kadar, kondisi, berat_nota, berat, berat_nota - berat as susut,
         persen_dari(berat_nota - berat, berat_nota) as susut_persen, harga_nota, harga, potongan_nota,
         potongan_persen, rugi_persen as batas_persen,
         case when arah = 'DI_ATAS_NOTA' and otorisasi_by is null then 'TANPA_OTORISASI'
              when potongan_persen < rugi_persen then 'DI_BAWAH_BATAS' end as tanda,
         kode_sales, otorisasi_by
    from dibeli where true ${same('arah', saring.arah)}
   order by arah, tgl_system, no_faktur_beli, urut`;
