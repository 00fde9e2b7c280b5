import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { pembelianReport } from '#areas/pembelian/contract/pembelian.report.ts';
import { dariDibeli } from '#areas/pembelian/server/dibeli.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof pembelianReport>;

/** Bought lines of counted buy-backs; gold of an exchange was paid by its sale, a pledge that was sold by its loan. */
export const pembelianQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  select l.no_faktur_beli, l.tgl_system, p.nama_customer, p.alamat_customer, tulis_nomor(p.no_hp) as no_hp,
         l.nama_barang, l.kode_dept,
         l.kode_group, l.kadar, l.cara_uji, coalesce(l.kondisi, '-') as kondisi, l.asal_nota, l.no_faktur_jual,
         l.berat_nota, l.qty, l.berat, l.murni, (l.harga * 2000 + l.berat) / (l.berat * 2) as harga_gram, l.harga,
         case when p.no_tukar is not null then 'TUKAR' end as tukar,
         coalesce((select string_agg(distinct b.jenis, ', ' order by b.jenis) from pembayaran b
                    where b.kode_toko = p.kode_toko and b.no_dokumen = p.no_faktur_beli),
                  case when p.no_tukar is not null then 'TUKAR' when p.no_lunas is not null then 'BELI PUTUS'
                       else '-' end) as jenis_bayar,
         p.kode_sales, p.input_by
    ${dariDibeli(kode_toko, saring)}
     ${same('l.kode_dept', saring.kode_dept)} ${same('l.kode_group', saring.kode_group)}
     ${same('l.kode_kadar', saring.kadar)} ${same('l.kondisi', saring.kondisi)}
     ${same('l.asal_nota', saring.asal_nota)} ${same('p.kode_sales', saring.kode_sales)}
     ${same('p.input_by', saring.input_by)} ${same('p.valid_by', saring.valid_by)}
   order by l.tgl_system, coalesce(l.kondisi, '-'), l.no_faktur_beli, l.urut`;
