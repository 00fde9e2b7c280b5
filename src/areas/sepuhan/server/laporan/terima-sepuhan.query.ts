import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';
import type { terimaSepuhanReport } from '#areas/sepuhan/contract/laporan/terima-sepuhan.report.ts';
import { ofKadar } from '#areas/sepuhan/server/laporan/of-kadar.query.ts';
import { masihPada } from '#areas/sepuhan/server/laporan/masih-pada.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Lines taken in by receipts that stand; lots opened by hand where the shop has that. */
export const terimaSepuhanQuery = (
  saring: FiltersOf<typeof terimaSepuhanReport>,
  { kode_toko, modul }: Ctx,
): Query => sql`
  with baris as (
    select s.no_sepuhan, s.tgl_system, b.urut, 'SEPUHAN'::text as jenis, b.asal, b.no_dokumen, b.nama_barang,
           s.kode_tukang, b.kadar, b.kadar_uji, null::bigint as ongkos,
           case b.asal when 'MANUAL' then b.berat_hasil else b.berat end as berat_kirim, b.berat_hasil as berat,
           case b.asal when 'MANUAL' then b.murni_hasil else b.murni end as murni_kirim, b.murni_hasil as murni,
           case when b.modal_tahu then b.modal end as harga
      from sepuhan s
      join sepuhan_baris b on b.kode_toko = s.kode_toko and b.no_sepuhan = s.no_sepuhan
     where s.kode_toko = ${kode_toko} and ${masihPada('s', saring.tgl_to)}
       and s.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
       and (s.langkah = 'TERIMA'
         or (${modul(stockModul.STOCK_SEPUHAN_MANUAL_MODULE)} and s.langkah = 'MANUAL' and b.no_lot is null))
    union all
    -- Gold that branches sent (D-44.9), not their pieces and stones: a receipt without a cancel.
    select t.no_terima, t.tgl_system, t.urut, 'SEPUHAN', 'CABANG', coalesce(i.no_dokumen, i.no_lot), t.nama_barang,
           null, t.persen, t.kadar_uji, null, t.berat_kirim, t.berat, t.murni_kirim, t.murni,
           case when i.modal_tahu then i.harga_modal end
      from terima_kiriman_isi t
      join kirim_barang_isi i on i.kode_toko = t.asal and i.no_kirim = t.no_kirim and i.kode_barcode = t.kode_barcode
     where t.kode_toko = ${kode_toko} and t.isi in ('BELI', 'LOT')
       and t.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
    union all
    select s.no_sepuhan, s.tgl_system, b.urut, 'CUCIAN', l.asal, l.no_dokumen, b.nama_barang, b.kode_tukang, b.kadar,
           b.kadar_uji, b.ongkos, b.berat, b.berat_hasil, b.murni, b.murni_hasil,
           case when b.modal_tahu then b.modal end
      from sepuhan s
      join sepuhan_baris b on b.kode_toko = s.kode_toko and b.no_sepuhan = s.no_sepuhan
      join lot l on l.kode_toko = b.kode_toko and l.no_lot = b.no_lot
     where s.kode_toko = ${kode_toko} and ${masihPada('s', saring.tgl_to)} and s.langkah = 'TERIMA CUCI'
       and s.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
  )
  select no_sepuhan, tgl_system, jenis, asal, no_dokumen, nama_barang, kode_tukang, kadar, kadar_uji, berat_kirim,
         berat, berat_kirim - berat as susut,
         bulat_bagi((berat_kirim - berat) * 10000, berat_kirim)::int as susut_persen,
         murni, murni - murni_kirim as selisih_murni, ongkos, harga
    from baris
   where true ${same('jenis', saring.jenis)} ${same('kode_tukang', saring.kode_tukang)} ${same('asal', saring.asal)}
     ${ofKadar(sql`kadar`, saring.kadar, kode_toko)}
   order by jenis, kadar, tgl_system, no_sepuhan, urut`;
