import type { FiltersOf } from '#kit/contract/report.ts';
import { withShares } from '#kit/server/shares.query.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { hargaMurniHarian } from '#areas/barang/server/harga-hari.query.ts';
import type { marginGlobalReport } from '#areas/dashboard/contract/laporan/margin-global.report.ts';
import { dariTerjual } from '#areas/penjualan/server/laporan/terjual.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof marginGlobalReport>;

const KUNCI = {
  JENIS: sql`l.kode_dept`,
  KADAR: sql`l.kode_kadar`,
  GROUP: sql`l.kode_group`,
  KELOMPOK_HARGA: sql`coalesce(l.kode_kelompok, '-')`,
  SALES: sql`l.kode_sales`,
  SUPPLIER: sql`coalesce((select b.kode_supplier from barang b
    where b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode), '-')`,
  BULAN: sql`to_char(l.tgl_system, 'YYYY-MM')`,
};

/** The best earner first; months one after the other. */
export const marginGlobalQuery = (saring: Saring, { kode_toko }: Ctx): Query => {
  const rows = sql`
  select r.*, persen_dari(laba, netto_modal) as margin,
         persen_dari(laba, modal) as markup,
         per_gram(laba, berat_modal) as laba_gram
    from (
      select ${KUNCI[saring.group_by]} as kunci, sum(l.qty)::int as qty, sum(l.berat)::bigint as berat,
             sum(l.murni)::bigint as murni, sum(l.netto)::bigint as netto,
             coalesce(sum(l.netto) filter (where l.harga_modal is not null), 0)::bigint as netto_modal,
             coalesce(sum(l.berat) filter (where l.harga_modal is not null), 0)::bigint as berat_modal,
             sum(l.harga_modal)::bigint as modal, sum(l.netto - l.harga_modal)::bigint as laba,
             case when count(h.harga) = count(*)
               then sum(l.netto - nilai_berat(l.murni, h.harga))::bigint end as laba_ganti,
             count(*) filter (where l.harga_modal is null)::int as tanpa_modal
        from (select l.*, p.kode_sales ${dariTerjual(kode_toko, saring)}) l
        left join (${hargaMurniHarian(kode_toko, saring.tgl_from, saring.tgl_to)}) h
          on h.tgl_system = l.tgl_system
       group by 1) r`;
  return sql`${withShares(rows, { kontribusi: 'laba' }, 'kunci')}
   order by ${saring.group_by === 'BULAN' ? sql`kunci` : sql`laba desc nulls last, kunci`}`;
};
