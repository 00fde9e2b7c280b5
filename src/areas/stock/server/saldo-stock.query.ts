import type { FiltersOf } from '#kit/contract/report.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { teksPersen } from '#areas/barang/server/teks-kadar.query.ts';
import type { saldoStockReport } from '#areas/stock/contract/laporan/saldo-stock.report.ts';
import { hargaMurniHari } from '#areas/barang/server/harga-hari.query.ts';
import { dahulu, saatItu } from '#areas/stock/server/laporan/dahulu.query.ts';
import { isiStock } from '#areas/stock/server/laporan/tempat-stock.query.ts';
import { aturanHarga } from '#areas/stock/server/tampil-barang.ts';
import { urutHarga } from '#areas/stock/server/urut-harga.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof saldoStockReport>;

const KUNCI: Record<Saring['group_by'], Query> = {
  JENIS: sql`coalesce(kode_dept, '-')`,
  KADAR: teksPersen(sql`kadar`),
  GROUP: sql`coalesce(kode_group, '-')`,
  GUDANG: sql`gudang`,
  BAKI: sql`gudang || coalesce('/' || baki, '')`,
  SUPPLIER: sql`coalesce(kode_supplier, '-')`,
};

/** Shop stock: trays and warehouses of kind TOKO and what is held for customers (reports.md §3). */
export const saldoStockQuery = ({ per_tanggal, group_by }: Saring, ctx: Ctx): Query => {
  const { key, around } = urutHarga(ctx.kode_toko, aturanHarga(ctx));
  return sql`
  with potong as (
    ${isiStock(ctx.kode_toko, per_tanggal)}
  ), isi as (
    select x.gudang, x.baki, x.kadar, x.qty, x.berat, x.murni, ${saatItu('kode_dept')} as kode_dept,
           ${saatItu('kode_group')} as kode_group, ${saatItu('kode_supplier')} as kode_supplier, b.berat_atribut,
           ${saatItu('harga_modal')} as harga_modal, (${key})::bigint as harga
      from potong x
      join barang b on b.kode_toko = ${ctx.kode_toko} and b.kode_barcode = x.kode_barcode
      ${dahulu(per_tanggal, ctx.kode_toko)} ${around}
    union all
    select x.gudang, x.baki, x.kadar, x.qty, x.berat, x.murni, null, null, null, 0, null, null
      from potong x where x.kode_barcode is null
  ), kelompok as (
    select ${KUNCI[group_by]} as kunci, sum(qty)::int as qty, sum(berat)::bigint as berat, sum(murni)::bigint as murni,
           sum(berat - berat_atribut * sign(qty))::bigint as berat_asli, sum(harga)::bigint as harga_jual,
           sum(harga_modal)::bigint as modal
      from isi group by 1
  ), emas as (
    ${hargaMurniHari(ctx.kode_toko, per_tanggal)}
  ), bagian as (
    select *, case when sum(berat) over () > 0 then persen_dari(berat, sum(berat) over ()) end as persen,
           row_number() over (order by berat desc, kunci) as urut
      from kelompok
  )
  select kunci, qty, berat, murni, berat_asli,
         case when berat_asli > 0 then persen_dari(murni, berat_asli) end as kadar_rata,
         harga_jual, modal, nilai_berat(murni, (select harga from emas)) as nilai_emas,
         persen + case when urut = 1 then 10000 - (sum(persen) over ())::int else 0 end as kontribusi
    from bagian order by kunci`;
};
