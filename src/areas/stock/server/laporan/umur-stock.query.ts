import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { umurStockReport } from '#areas/stock/contract/laporan/umur-stock.report.ts';
import { barangPada } from '#areas/stock/server/laporan/dahulu.query.ts';
import { isiStock } from '#areas/stock/server/laporan/tempat-stock.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof umurStockReport>;

const KUNCI: Record<Saring['group_by'], Query> = {
  JENIS: sql`b.kode_dept`,
  GROUP: sql`b.kode_group`,
  KADAR: sql`b.kode_kadar`,
  BAKI: sql`i.gudang || coalesce('/' || i.baki, '')`,
  SUPPLIER: sql`coalesce(b.kode_supplier, '-')`,
  RINCIAN: sql`b.kode_barcode || ' ' || b.nama_barang`,
};

const kelas = (dari: number, ke: number): Query => sql`
  coalesce(sum(qty) filter (where umur between ${dari} and ${ke}), 0)::int,
  coalesce(sum(berat) filter (where umur between ${dari} and ${ke}), 0)::bigint`;

const PALING = 1_000_000;

/** What lies in shop stock at a date, by how many days ago it first came into this shop. */
export const umurStockQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  with isi as (
    select ${KUNCI[saring.group_by]} as kunci, i.qty, i.berat, b.harga_modal,
           greatest(${saring.per_tanggal}::date - b.tgl_terima, 0) as umur
      from (${isiStock(kode_toko, saring.per_tanggal)}) i
      join (${barangPada(saring.per_tanggal, kode_toko)}) b on b.kode_toko = ${kode_toko}
       and b.kode_barcode = i.kode_barcode
     where i.qty <> 0 and ${saring.per_tanggal}::date - b.tgl_terima >= ${saring.umur_min ?? 0}
       ${same('b.kode_dept', saring.kode_dept)} ${same('b.kode_group', saring.kode_group)}
       ${same('b.kode_kadar', saring.kadar)}
  ), baris (kunci, qty_30, berat_30, qty_90, berat_90, qty_180, berat_180, qty_365, berat_365, qty_lebih, berat_lebih,
            total_qty, total_berat, umur_rata, modal, berat_tua) as (
    select kunci, ${kelas(0, 30)}, ${kelas(31, 90)}, ${kelas(91, 180)}, ${kelas(181, 365)}, ${kelas(366, PALING)},
           sum(qty)::int, sum(berat)::bigint, bulat_bagi(sum(umur * berat), sum(berat)),
           sum(harga_modal)::bigint, coalesce(sum(berat) filter (where umur > 180), 0)::bigint
      from isi group by kunci
  )
  select *, case when total_berat > 0 then persen_dari(berat_tua, total_berat) end as persen_tua
    from baris order by kunci`;
