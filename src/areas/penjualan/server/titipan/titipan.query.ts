import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { batalTitipReport } from '#areas/penjualan/contract/titipan/batal-titip.report.ts';
import type { titipanReport } from '#areas/penjualan/contract/titipan/titipan.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * A piece's share of its deposit by what it costs: each the step of a running sum, so that the shares
 * of a document add up to its money exactly.
 */
const bagianDp = sql`(div(t.dp * sum(b.netto) over dalam, t.harga_total)
  - div(t.dp * (sum(b.netto) over dalam - b.netto), t.harga_total))::bigint`;
const DALAM = sql`window dalam as (partition by t.no_titip order by b.urut rows unbounded preceding)`;

/** Deposits of a period as they are now, or those that were alive at the end of a day, as they were then. */
export function titipanQuery(
  { tgl_from, tgl_to, status, kode_sales, dasar }: FiltersOf<typeof titipanReport>,
  { kode_toko, hari }: Ctx,
): Query {
  const saldo = dasar === 'SALDO';
  return sql`
  with t as (
    select t.*, ${saldo ? sql`'AKTIF'` : sql`t.status`} as kini,
           ${
             saldo
               ? sql`(t.dp_awal + coalesce((select sum(jumlah) from titipan_bayar a where a.kode_toko = t.kode_toko
                   and a.no_titip = t.no_titip and a.status = 'DONE' and a.tgl_system <= ${tgl_to}::date), 0))`
               : sql`t.dp_rp`
           }::numeric as dp,
           ${saldo ? sql`${tgl_to}::date` : sql`coalesce(t.tgl_ambil, ${hari}::date)`} - t.tgl_system as umur
      from titipan t
     where t.kode_toko = ${kode_toko} and t.valid_at is not null ${same('t.kode_sales', kode_sales)}
       ${
         saldo
           ? sql`and t.tgl_system <= ${tgl_to}::date and coalesce(t.tgl_ambil, 'infinity') > ${tgl_to}::date
                 and coalesce(t.hari_batal, 'infinity') > ${tgl_to}::date`
           : sql`and t.tgl_system between ${tgl_from}::date and ${tgl_to}::date and t.status <> 'CANC'`
       }
  ), r as (
    select t.no_titip, t.tgl_system, t.nama_customer, t.alamat_customer, t.no_hp, b.kode_barcode, b.nama_barang,
           b.kode_dept, b.kode_group, b.kadar, b.berat, b.netto - b.ongkos as harga_jual, b.ongkos,
           b.netto as harga_total, ${bagianDp} as dp_rp, t.umur::int as umur_hari, t.tgl_ambil, t.kini as status,
           t.kode_sales
      from t join titipan_barang b on b.kode_toko = t.kode_toko and b.no_titip = t.no_titip ${DALAM}
  )
  select no_titip, tgl_system, nama_customer, alamat_customer, tulis_nomor(no_hp) as no_hp,
         kode_barcode, nama_barang, kode_dept, kode_group,
         kadar, berat, harga_jual, ongkos, harga_total, dp_rp, harga_total - dp_rp as sisa_rp,
         case when harga_total > 0 then persen_dari(dp_rp, harga_total) else 0 end as dp_persen, umur_hari,
         case when umur_hari <= 30 then '0–30 hari' when umur_hari <= 60 then '31–60 hari'
              when umur_hari <= 90 then '61–90 hari' else 'Di atas 90 hari' end as kelas_umur,
         ${saldo ? sql`null::date` : sql`tgl_ambil`} as tgl_ambil, status, kode_sales
    from r where true ${same('status', status)}
   order by status, tgl_system, no_titip, kode_barcode`;
}

/** One line for each piece of a deposit that was ended; rejected ones never held any money. */
export const batalTitipQuery = (
  { tgl_from, tgl_to }: FiltersOf<typeof batalTitipReport>,
  { kode_toko }: Ctx,
): Query => sql`
  with t as (
    select t.*, t.dp_rp::numeric as dp from titipan t
     where t.kode_toko = ${kode_toko} and t.no_batal is not null
       and t.hari_batal between ${tgl_from}::date and ${tgl_to}::date)
  select b.nama_barang, b.berat, b.netto - b.ongkos as harga_jual, b.ongkos, b.netto as harga_total,
         ${bagianDp} as dp_rp, t.hari_batal as tgl_system, t.no_titip, b.urut
    from t join titipan_barang b on b.kode_toko = t.kode_toko and b.no_titip = t.no_titip ${DALAM}
   order by t.hari_batal, t.no_titip, b.urut`;
