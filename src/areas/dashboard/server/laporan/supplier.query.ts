import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { supplierReport } from '#areas/dashboard/contract/laporan/supplier.report.ts';
import { dariTerjual } from '#areas/penjualan/server/laporan/terjual.query.ts';
import { stockRata } from '#areas/stock/server/tempat-toko.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * What a supplier brought is the lots of the deliveries, goods without a barcode, and pieces that were entered in the
 * supplier's name without one; a piece that was labelled from a lot came with the lot. What lies is the pieces,
 * and of the lots what has no label yet. Of what was brought in the
 * span `laku` is the gold of its pieces that the span sold too, and `ukur` what can be told of: goods without a barcode
 * belong to no supplier any more once they lie in their tray (decision 1066).
 */
export const supplierQuery = (
  saring: FiltersOf<typeof supplierReport>,
  { kode_toko }: Ctx,
): Query => {
  const { tgl_from, tgl_to } = saring;
  const dalam = (column: string): Query =>
    sql`${sql.ref(column)} between ${tgl_from}::date and ${tgl_to}::date`;
  const dariLot = sql`
    from penerimaan_label t join penerimaan p on p.kode_toko = t.kode_toko and p.no_terima = t.no_terima
   where t.kode_toko = b.kode_toko and t.kode_barcode = b.kode_barcode`;
  return sql`
  with masuk as (
    select p.kode_supplier, l.kode_kadar, l.qty, l.berat, l.berat as ukur, l.modal
      from penerimaan p join penerimaan_lot l on l.kode_toko = p.kode_toko and l.no_terima = p.no_terima
     where p.kode_toko = ${kode_toko} and p.status = 'DONE' and ${dalam('p.tgl_system')}
    union all
    select m.kode_supplier, i.kode_kadar, i.qty, i.berat, 0, i.modal
      from manual_masuk m join manual_masuk_isi i on i.kode_toko = m.kode_toko and i.no_masuk = m.no_masuk
     where m.kode_toko = ${kode_toko} and ${dalam('m.tgl_system')}
       and (m.status = 'DONE' or m.hari_batal > ${tgl_to}::date)
    union all
    select b.kode_supplier, b.kode_kadar, 1, b.berat, b.berat, b.harga_modal
      from barang b
     where b.kode_toko = ${kode_toko} and b.kode_supplier is not null and ${dalam('b.tgl_terima')}
       and not exists (select ${dariLot})
       and not exists (select from barang_kejadian e where e.kode_toko = b.kode_toko
         and e.kode_barcode = b.kode_barcode and e.seq = 1 and e.jenis = 'TERIMA_KIRIM')
  ), terima as (
    select kode_supplier, kode_kadar, sum(qty)::int as qty, sum(berat) as berat, sum(ukur) as ukur,
           sum(modal) as modal
      from masuk group by 1, 2
  ), jual as (
    select b.kode_supplier, b.kode_kadar, count(*)::int as qty, sum(l.berat) as berat, sum(l.netto) as netto,
           coalesce(sum(l.netto) filter (where l.harga_modal is not null), 0) as netto_modal,
           sum(l.netto - l.harga_modal) as laba,
           coalesce(sum(l.berat) filter (where coalesce((select p.tgl_system ${dariLot}), b.tgl_terima)
             between ${tgl_from}::date and ${tgl_to}::date), 0) as laku
      from (select l.* ${dariTerjual(kode_toko, saring)}) l
      join barang b on b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode
     where b.kode_supplier is not null group by 1, 2
  ), lies as (
    ${lies(saring, kode_toko)}
  ), sisa as (
    select kode_supplier, kode_kadar, sum(qty)::int as qty, sum(berat) as berat, sum(umur)::int as umur
      from lies group by 1, 2 having sum(qty) <> 0
  )
  select kode_supplier, coalesce(s.nama, kode_supplier) as nama_supplier, kode_kadar as kadar,
         coalesce(t.qty, 0) as terima_qty, coalesce(t.berat, 0)::bigint as terima_berat, t.modal::bigint as modal,
         coalesce(j.qty, 0) as jual_qty, coalesce(j.berat, 0)::bigint as jual_berat,
         coalesce(j.netto, 0)::bigint as netto, coalesce(j.netto_modal, 0)::bigint as netto_modal,
         j.laba::bigint as laba, persen_dari(j.laba, j.netto_modal) as margin,
         coalesce(r.qty, 0) as sisa_qty, coalesce(r.berat, 0)::bigint as sisa_berat,
         coalesce(r.umur, 0) as umur_hari, bulat_bagi(r.umur, r.qty) as umur_rata,
         coalesce(j.laku, 0)::bigint as laku_berat,
         coalesce(t.ukur, 0)::bigint as ukur_berat,
         persen_dari(coalesce(j.laku, 0), t.ukur) as terjual_persen
    from terima t full join jual j using (kode_supplier, kode_kadar) full join sisa r using (kode_supplier, kode_kadar)
    left join (select kode_supplier, nama from supplier_barang where kode_toko = ${kode_toko}) s using (kode_supplier)
   where true ${same('kode_supplier', saring.kode_supplier)} ${same('kode_kadar', saring.kadar)}
   order by nama_supplier, kode_supplier, kadar`;
};

/** What of a supplier lay in the shop when the span ended, in rows to be added up: pieces, and lots without labels. */
const lies = (
  { tgl_from, tgl_to }: FiltersOf<typeof supplierReport>,
  kode_toko: string,
): Query => sql`
    select b.kode_supplier, b.kode_kadar, x.akhir_qty as qty, x.akhir_berat as berat,
           x.akhir_qty * (${tgl_to}::date - b.tgl_terima) as umur
      from (${stockRata(kode_toko, tgl_from, tgl_to)}) x
      join barang b on b.kode_toko = ${kode_toko} and b.kode_barcode = x.kode_barcode
     where b.kode_supplier is not null
    union all
    select p.kode_supplier, l.kode_kadar, l.qty - l.hilang_qty - r.qty - t.qty,
           l.berat - l.hilang_berat - r.berat - t.berat,
           (l.qty - l.hilang_qty - r.qty - t.qty) * (${tgl_to}::date - p.tgl_system)
      from penerimaan p
      join penerimaan_lot l on l.kode_toko = p.kode_toko and l.no_terima = p.no_terima
     cross join lateral (
       select count(*)::int as qty, coalesce(sum(b.berat), 0)::bigint as berat
         from penerimaan_label t
         join barang_kejadian b on b.kode_toko = t.kode_toko and b.kode_barcode = t.kode_barcode and b.seq = 1
        where t.kode_toko = l.kode_toko and t.no_terima = l.no_terima and t.urut = l.urut
          and b.tgl_system <= ${tgl_to}::date) t
     cross join lateral (
       select coalesce(sum(i.qty), 0)::int as qty, coalesce(sum(i.berat), 0)::bigint as berat
         from retur_supplier_isi i
         join retur_supplier s on s.kode_toko = i.kode_toko and s.no_retur = i.no_retur
        where i.kode_toko = l.kode_toko and i.no_asal = l.no_terima and i.urut_lot = l.urut
          and i.tgl_system <= ${tgl_to}::date
          and (s.status = 'DONE' or s.hari_batal > ${tgl_to}::date)) r
     where p.kode_toko = ${kode_toko} and p.status = 'DONE' and p.tgl_system <= ${tgl_to}::date
       and l.qty - l.hilang_qty - r.qty > t.qty`;
