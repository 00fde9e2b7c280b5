import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { JENIS_STOCK } from '#areas/stock/server/laporan/tempat-stock.query.ts';
import { beratRata } from '#areas/stock/server/tempat-toko.query.ts';

/**
 * Goods without a barcode in places of shop stock, by stock line: what lay there when the day `to` ended and, on the
 * mean of its closings, from the day `from` on. As `stockRata` of pieces, with the cost of the line (decision 1066).
 */
export const manualRata = (kode_toko: string, from: Hari, to: Hari): Query => sql`
  select h.kode_group, h.kode_dept, h.kode_kadar, h.kode_gudang, nullif(h.kode_baki, '') as kode_baki,
         j.nama || ' ' || g.nama as nama_barang, sum(h.qty)::int as akhir_qty, sum(h.berat)::bigint as akhir_berat,
         ${beratRata(from, to)} as rata_berat,
         sum(h.modal * (${to}::date - greatest(h.tgl_system, ${from}::date) + 1))
           / (${to}::date - ${from}::date + 1)::numeric as rata_modal
    from barang_manual_gerak h
    join gudang w on w.kode_toko = h.kode_toko and w.kode_gudang = h.kode_gudang and w.jenis in ${JENIS_STOCK}
    join group_barang g on g.kode_toko = h.kode_toko and g.kode_group = h.kode_group
    join jenis j on j.kode_toko = h.kode_toko and j.kode_dept = h.kode_dept
   where h.kode_toko = ${kode_toko} and h.tgl_system <= ${to}::date
   group by h.kode_group, h.kode_dept, h.kode_kadar, h.kode_gudang, h.kode_baki, j.nama, g.nama`;
