import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { penjualanMarketplaceReport } from '#areas/penjualan/contract/online/penjualan-marketplace.report.ts';
import { CAIR } from '#areas/penjualan/server/online/daftar-online.query.ts';
import { NETTO_JUAL } from '#areas/penjualan/server/netto-jual.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof penjualanMarketplaceReport>;

/**
 * Sales of the days asked for, and parcels that came back on them, which are subtracted. What is not paid out yet is
 * expected less the marketplace's percent of the day of the sale; nothing of a parcel that came back. What the
 * marketplace pays beside the goods (tax on top, charges, rounding) is subtracted with a parcel that came back
 * (decision 1090).
 */
const dasar = (saring: Saring, kode_toko: string): Query => sql`
  select p.no_faktur_jual, o.no_order, p.tgl_system, o.kode_marketplace, o.ekspedisi,
         coalesce(o.no_resi, '-') as no_resi, p.qty, p.berat::bigint as berat, ${NETTO_JUAL}::bigint as netto,
         (p.grand_total - ${NETTO_JUAL})::bigint as tambahan,
         coalesce(c.fee_mp, case when o.status <> 'RETUR' then sebesar_persen(p.grand_total, o.fee_persen) end,
           0)::bigint as fee_mp,
         coalesce(c.ongkir, 0)::bigint as ongkir, c.tgl_cair, o.status
    from penjualan_online o
    join penjualan p on p.kode_toko = o.kode_toko and p.no_faktur_jual = o.no_faktur_jual and p.status = 'DONE'
    ${CAIR}
   where o.kode_toko = ${kode_toko} and ${padaHari('p', saring)} ${dipilih(saring)}
  union all
  select o.no_faktur_jual, o.no_order, b.tgl_system, o.kode_marketplace, o.ekspedisi,
         coalesce(o.no_resi, '-'), -b.qty, -b.berat::bigint, -p.netto, p.netto - b.grand_total::bigint, 0, 0,
         (select v.tgl_cair from validasi_non_cash_baris c
            join validasi_non_cash v on v.kode_toko = c.kode_toko and v.no_validasi = c.no_validasi
           where c.kode_toko = b.kode_toko and c.no_dokumen = b.no_faktur_beli and c.aktif), o.status
    from pembelian b
    join penjualan_online o on o.kode_toko = b.kode_toko and o.no_faktur_jual = b.no_jual_retur
    join lateral (select ${NETTO_JUAL}::bigint as netto from penjualan p
                   where p.kode_toko = o.kode_toko and p.no_faktur_jual = o.no_faktur_jual) p on true
   where b.kode_toko = ${kode_toko} and ${padaHari('b', saring)} ${dipilih(saring)}`;

const padaHari = (table: string, { tgl_from, tgl_to }: Saring): Query =>
  sql`${sql.ref(`${table}.tgl_system`)} between ${tgl_from}::date and ${tgl_to}::date`;
const dipilih = ({ kode_marketplace, status }: Saring): Query =>
  sql`${same('o.kode_marketplace', kode_marketplace)} ${same('o.status', status)}`;

export const penjualanMarketplaceQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  select d.*, (d.netto + d.tambahan - d.fee_mp - d.ongkir)::bigint as diterima
    from (${dasar(saring, kode_toko)}) d
   order by d.kode_marketplace, d.tgl_system, d.no_faktur_jual, d.netto desc`;

/** What of it is still to come. */
export const belumCairQuery = (
  saring: Saring,
  { kode_toko }: Ctx,
): Query<{ belum: number }> => sql<{
  belum: number;
}>`
  select coalesce(sum(d.netto + d.tambahan - d.fee_mp - d.ongkir), 0)::bigint as belum
    from (${dasar(saring, kode_toko)}) d where d.tgl_cair is null`;
