import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { pajakPembelianReport } from '#areas/pengawasan/contract/pajak-pembelian.report.ts';
import type { pajakPenjualanReport } from '#areas/pengawasan/contract/pajak-penjualan.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The rate in force when a sale was made; none while the shop keeps no tax at all (D-32.8). */
const tarif = (key: Query, bawaan: Query): Query => sql`
  batas_toko(p.kode_toko, ${key}, p.input_date, ${bawaan})`;

/** Whether a rule was on when a sale was made: what is switched later changes no month that is over. */
const nyala = (key: Query, bawaan: Query): Query => sql`
  coalesce((select a.nyala from aturan a where a.key = ${key} and a.berlaku_dari <= p.input_date
             order by a.berlaku_dari desc, a.id desc limit 1), ${bawaan})`;

/**
 * Sold lines by the class that their origin gives them; bars are not collected. A repair that was fetched is one
 * service with the gold that went in (D-32.8). A price that includes the tax is split, a price without it is the
 * base; whole rupiah for each invoice and class, so that sums of invoices are the sums of the month.
 */
export function pajakJual(
  saring: FiltersOf<typeof pajakPenjualanReport>,
  { kode_toko }: Ctx,
): Query {
  return sql`
  with aturan as (
    select key, value::text::boolean as nyala, berlaku_dari, id from parameter_toko
     where kode_toko = ${kode_toko} and key in ('PPN_AKTIF', 'PPN_TERMASUK_HARGA')
  ), baris as (
    select l.no_faktur_jual, sum(l.berat)::bigint as berat, sum(l.netto)::bigint as netto,
           case when l.kode_kategori = 'LM' then 'BATANGAN' when l.kode_kategori <> 'PHS' then 'BUKAN_EMAS'
                when b.dokumen_perolehan = 'FAKTUR_PAJAK' then 'DENGAN_FAKTUR' else 'TANPA_FAKTUR' end as kelas
      from penjualan_barang l
      join barang b on b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode
     where l.kode_toko = ${kode_toko}
       and l.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
     group by l.no_faktur_jual, kelas
  ), faktur as (
    select ${nyala(sql`'PPN_TERMASUK_HARGA'`, sql`true`)} as termasuk, l.kelas, p.tgl_system,
           p.no_faktur_jual, p.nama_customer, c.no_ktp,
           case p.jenis_customer when 'RESELLER' then 'PENGUSAHA' else 'KONSUMEN' end as pembeli, l.berat, l.netto,
           case when not ${nyala(sql`'PPN_AKTIF'`, sql`false`)} or l.kelas = 'BATANGAN' then 0
                when l.kelas = 'DENGAN_FAKTUR' then ${tarif(sql`'PPN_PERSEN_FAKTUR'`, sql`110`)}
                when l.kelas = 'TANPA_FAKTUR' then ${tarif(sql`'PPN_PERSEN_TANPA_FAKTUR'`, sql`165`)}
                else ${tarif(sql`'PPN_PERSEN_LAIN'`, sql`110`)} end as tarif,
           case when ${nyala(sql`'PPN_AKTIF'`, sql`false`)} then ${tarif(sql`'PPH22_PERSEN'`, sql`25`)}
                else 0 end as tarif_pph
      from baris l
      join penjualan p on p.kode_toko = ${kode_toko} and p.no_faktur_jual = l.no_faktur_jual and p.status = 'DONE'
      left join customer c on c.kode_customer = customer_induk(p.kode_customer)
    union all
    select ${nyala(sql`'PPN_TERMASUK_HARGA'`, sql`true`)}, 'JASA', p.tgl_system, p.no_ambil, p.nama_customer, c.no_ktp,
           'KONSUMEN', p.tambah_emas::bigint, p.total::bigint,
           case when ${nyala(sql`'PPN_AKTIF'`, sql`false`)}
                then ${tarif(sql`'PPN_PERSEN_LAIN'`, sql`110`)} else 0 end, 0
      from service_ambil p
      join service s on s.kode_toko = p.kode_toko and s.no_service = p.no_service
      left join customer c on c.kode_customer = customer_induk(s.kode_customer)
     where p.kode_toko = ${kode_toko} and p.status = 'DONE' and p.total > 0
       and p.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
  ), pajak as (
    select f.*, case when termasuk then netto - persen_dari(netto, 10000 + tarif)
                     else sebesar_persen(netto, tarif) end::bigint as ppn
      from faktur f
  ), dasar as (
    select x.*, case when termasuk then netto - ppn else netto end as dpp from pajak x
  )
  select kelas, tgl_system, no_faktur_jual, case pembeli when 'KONSUMEN' then 'digunggung' else '-' end as no_seri,
         nama_customer, no_ktp as npwp, berat, netto, tarif::int as tarif, dpp, ppn,
         case pembeli when 'PENGUSAHA' then sebesar_persen(dpp, tarif_pph) else 0 end::bigint as pph22,
         case kelas when 'DENGAN_FAKTUR' then 'ADA' else 'TIDAK ADA' end as status_beli
    from dasar where true ${same('kelas', saring.kelas)} ${same('pembeli', saring.jenis_pembeli)}`;
}

export const pajakPenjualanQuery = (
  saring: FiltersOf<typeof pajakPenjualanReport>,
  ctx: Ctx,
): Query => sql`${pajakJual(saring, ctx)} order by kelas, tgl_system, no_faktur_jual`;

export const pajakPembelianQuery = (
  saring: FiltersOf<typeof pajakPembelianReport>,
  ctx: Ctx,
): Query => sql`${pajakBeli(saring, ctx)} order by sumber, tgl_system, no_dokumen`;

/**
 * Deliveries, buy-backs and the wages of craftsmen, whose work brings no gold: nobody but a supplier gives a tax
 * invoice, and only by what came with the goods.
 */
export const pajakBeli = (
  saring: FiltersOf<typeof pajakPembelianReport>,
  { kode_toko }: Ctx,
): Query => sql`
  with semua as (
    select 'SUPPLIER' as sumber, p.tgl_system, p.no_terima as no_dokumen, p.no_intern as no_faktur_pajak,
           coalesce(s.nama, p.kode_supplier) as nama, null::text as npwp, p.total_berat as berat,
           p.total_murni as murni,
           p.total_modal as dpp, p.dokumen_perolehan = 'FAKTUR_PAJAK' as ada
      from penerimaan p left join supplier_barang s on s.kode_toko = p.kode_toko and s.kode_supplier = p.kode_supplier
     where p.kode_toko = ${kode_toko} and p.status = 'DONE'
    union all
    select 'CUSTOMER', p.tgl_system, p.no_faktur_beli, null, p.nama_customer, p.no_ktp, p.berat,
           (select sum(l.murni) from pembelian_barang l
             where l.kode_toko = p.kode_toko and l.no_faktur_beli = p.no_faktur_beli),
           p.grand_total, false
      from pembelian p where p.kode_toko = ${kode_toko} and p.status = 'DONE'
    union all
    select 'TUKANG', k.tgl_system, k.no_kembali, null, coalesce(t.nama, k.kode_tukang, '-'), null, 0, 0, k.upah, false
      from tukang_kembali k left join tukang t on t.kode_toko = k.kode_toko and t.kode_tukang = k.kode_tukang
     where k.kode_toko = ${kode_toko} and k.status = 'DONE' and k.upah > 0
  )
  select sumber, tgl_system, no_dokumen, case when ada then coalesce(no_faktur_pajak, '-') end as no_faktur_pajak, nama,
         npwp, berat::bigint, murni::bigint, dpp::bigint, 0::bigint as ppn, 0::bigint as pph22,
         case when ada then 'LENGKAP' else 'TIDAK LENGKAP' end as lengkap
    from semua
   where tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date ${same('sumber', saring.sumber)}`;
