import type { FiltersOf } from '#kit/contract/report.ts';
import { withShares } from '#kit/server/shares.query.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { sortirSepuhanReport } from '#areas/sepuhan/contract/laporan/sortir-sepuhan.report.ts';
import { masihPada } from '#areas/sepuhan/server/laporan/masih-pada.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Lines of steps that were valid when the period ended and put gold into a class; each with its share of weight. */
export const sortirSepuhanQuery = (
  saring: FiltersOf<typeof sortirSepuhanReport>,
  { kode_toko }: Ctx,
): Query => {
  const baris = sql`
    select * from (
      select s.no_sepuhan as no_sortir, s.tgl_system, b.urut,
             case s.langkah when 'SORTIR' then 'SORTIR' else 'PINDAH SORTIR' end as jenis, l.no_dokumen as no_sepuhan,
             b.nama_barang, b.kadar, coalesce(l.kelas, l.tahap) as dari, b.kelas as ke, b.qty, b.berat as berat_awal,
             b.berat_hasil as berat, b.berat_hasil - b.berat as selisih, b.murni_hasil as murni,
             b.kode_barcode as barcode_baru,
             coalesce(b.kode_tukang, b.ke_gudang || coalesce('/' || b.ke_baki, '')) as tujuan, s.input_by
        from sepuhan s
        join sepuhan_baris b on b.kode_toko = s.kode_toko and b.no_sepuhan = s.no_sepuhan
        join lot l on l.kode_toko = b.kode_toko and l.no_lot = b.no_lot
       where s.kode_toko = ${kode_toko} and ${masihPada('s', saring.tgl_to)}
         and s.langkah in ('SORTIR', 'PINDAH SORTIR')
         and s.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date) x
     where true ${same('jenis', saring.jenis)} ${same('ke', saring.hasil)}`;
  return sql`
    select no_sortir, tgl_system, jenis, no_sepuhan, nama_barang, kadar, dari, ke, qty, berat_awal, berat, selisih,
           murni, barcode_baru, tujuan, input_by, porsi
      from (${withShares(baris, { porsi: 'berat' }, 'no_sortir, urut')}) p
     order by ke, kadar, tgl_system, no_sortir, urut`;
};
