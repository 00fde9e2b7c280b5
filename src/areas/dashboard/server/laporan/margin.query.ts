import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import { hargaMurniHarian } from '#areas/barang/server/harga-hari.query.ts';
import type { marginReport } from '#areas/dashboard/contract/laporan/margin.report.ts';
import { dariTerjual } from '#areas/penjualan/server/laporan/terjual.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof marginReport>;

const URUT = {
  MARGIN_TERENDAH: sql`margin nulls last, no_faktur_jual, kode_barcode`,
  MARGIN_TERTINGGI: sql`margin desc nulls last, no_faktur_jual, kode_barcode`,
  TANGGAL: sql`tgl_system, no_faktur_jual, kode_barcode`,
};

type Dipilih = Partial<Pick<Saring, 'kode_dept' | 'kode_group' | 'kadar' | 'kode_sales'>>;

/** The lines `l` of sales `p` that are asked for; what a report has no filter for is all of it. */
const dipilih = ({
  kode_dept = 'ALL',
  kode_group = 'ALL',
  kadar = 'ALL',
  kode_sales = 'ALL',
}: Dipilih): Query => sql`${same('l.kode_dept', kode_dept)} ${same('l.kode_group', kode_group)}
  ${same('l.kode_kadar', kadar)} ${same('p.kode_sales', kode_sales)}`;

/** A piece whose cost is not known stays in turnover and out of what was earned (reports.md §4). */
export const marginQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  with harga as (${hargaMurniHarian(kode_toko, saring.tgl_from, saring.tgl_to)}
  ), jual as (
    select l.*, p.kode_sales, p.otorisasi, h.harga as harga_emas, l.tgl_system - b.tgl_terima as umur_hari,
           l.netto - l.harga_modal as laba, nilai_berat(l.murni, h.harga) as modal_ganti
      from (select l.* ${dariTerjual(kode_toko, saring)} ${dipilih(saring)}) l
      join nota_jual p on p.kode_toko = l.kode_toko and p.no_faktur_jual = l.no_faktur_jual
      left join barang b on b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode
      left join harga h on h.tgl_system = l.tgl_system
  )
  select no_faktur_jual, tgl_system, kode_barcode, nama_barang, kode_dept, kode_group, kadar, berat, murni, harga_emas,
         netto, harga_modal as modal, laba, persen_dari(laba, netto) as margin,
         per_gram(laba, berat) as laba_gram, modal_ganti, netto - modal_ganti as laba_ganti, umur_hari,
         kode_sales,
         case when cardinality(otorisasi) > 0 then (
           select o.disetujui_by from otorisasi o
            where o.kode_toko = ${kode_toko} and o.keystore = any(jual.otorisasi)
            order by o.input_date desc limit 1) end as otorisasi_by,
         case when laba < 0 then 'RUGI' when harga_modal is null then 'TANPA_MODAL' end as tanda
    from jual order by ${URUT[saring.urut]}`;

/** Sold pieces of the span without a known cost, of those that are asked for. */
export const tanpaModalQuery = (
  saring: Pick<Saring, 'tgl_from' | 'tgl_to'> & Dipilih,
  { kode_toko }: Ctx,
): Query<{ jumlah: number; netto: number }> => sql`
  select count(*)::int as jumlah, coalesce(sum(l.netto), 0)::bigint as netto
    ${dariTerjual(kode_toko, saring)} ${dipilih(saring)} and l.harga_modal is null`;
