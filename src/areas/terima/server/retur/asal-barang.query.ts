import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { AsalBarang, BatuTinggal } from '#areas/terima/rules/retur/retur.ts';

type Row = AsalBarang & {
  kode_barcode: string;
  berat_asal: Miligram;
  persen_asal: Persen;
  murni_asal: Miligram;
  modal: Rupiah;
  modal_batu: Rupiah;
  batu_asal: string[];
  batu_tinggal: BatuTinggal[];
};

/**
 * How pieces came: of those labelled from a delivery its supplier; of those entered one by one the supplier from whose
 * account their gold came, as the book says. What somebody wrote at the piece since counts for nothing: what it cost
 * then is what it was before its first change, less the stones that it came with and that were taken out: those stay.
 */
export async function readAsal(
  on: Sql,
  kode_toko: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, AsalBarang>> {
  const rows = await on.many(sql<Row>`
    select b.kode_barcode, e.berat as berat_asal, coalesce(m.kadar, b.persen) as persen_asal,
           coalesce(m.murni, b.murni) as murni_asal, coalesce(p.no_terima, e.no_bukti) as no_asal,
           coalesce(p.kode_supplier, (
             select substr(k.akun, 10) from buku k
              where k.kode_toko = b.kode_toko and k.no_bukti = e.no_bukti and k.kode_barcode = b.kode_barcode
                and k.akun >= 'supplier:' and k.akun < 'supplier;' limit 1)) as kode_supplier,
           greatest(0, coalesce(case when d.kode_barcode is null then b.harga_modal else d.harga_modal end, 0)
             - coalesce(t.modal, 0))::bigint as modal,
           coalesce(s.modal, 0)::bigint as modal_batu, coalesce(s.kode, '{}') as batu_asal,
           coalesce(t.batu, '[]') as batu_tinggal
      from barang b
      join barang_kejadian e on e.kode_toko = b.kode_toko and e.kode_barcode = b.kode_barcode and e.seq = 1
      left join penerimaan_label l on l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode
      left join penerimaan p on p.kode_toko = l.kode_toko and p.no_terima = l.no_terima
      left join lateral (
        select k.kadar, k.murni from buku k
         where k.kode_toko = b.kode_toko and k.no_bukti = e.no_bukti and k.kode_barcode = b.kode_barcode
           and k.qty = 1 limit 1) m on true
      left join lateral (
        select d.kode_barcode, d.harga_modal from barang_dahulu d
         where d.kode_toko = b.kode_toko and d.kode_barcode = b.kode_barcode order by d.sebelum limit 1) d on true
      left join lateral (
        select sum(x.harga_modal) as modal,
               array_agg(x.kode_berlian) filter (where x.asal_barang and b.kode_barcode = (
                 select g.kode_barcode from berlian_gerak g
                  where g.kode_toko = x.kode_toko and g.kode_berlian = x.kode_berlian order by g.urut limit 1)) as kode
          from berlian x
         where x.kode_toko = b.kode_toko and x.kode_barcode = b.kode_barcode and x.status = 'TERPASANG'
           and not x.pergi) s on true
      left join lateral (
        select sum(i.modal) as modal,
               jsonb_agg(jsonb_build_object('kode_berlian', i.kode_berlian, 'carat', i.carat, 'modal', i.modal)
                 order by i.kode_berlian) as batu
          from berlian_pasang p
          join berlian_pasang_isi i on i.kode_toko = p.kode_toko and i.no_pasang = p.no_pasang
          join berlian s on s.kode_toko = i.kode_toko and s.kode_berlian = i.kode_berlian and s.asal_barang
         where p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode and p.langkah = 'LEPAS'
           and not (s.status = 'TERPASANG' and s.kode_barcode = b.kode_barcode and not s.pergi)
           and not exists (
             select from berlian_pasang_isi j
               join berlian_pasang q on q.kode_toko = j.kode_toko and q.no_pasang = j.no_pasang
              where j.kode_toko = i.kode_toko and j.kode_berlian = i.kode_berlian
                and q.input_date < p.input_date)) t on true
     where b.kode_toko = ${kode_toko} and b.kode_barcode = any(${codes}) and e.no_bukti is not null`);
  return new Map(rows.map(({ kode_barcode, ...asal }) => [kode_barcode, asal]));
}
