import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { pajakPembelianReport } from '#areas/pengawasan/contract/pajak-pembelian.report.ts';
import type { pajakPenjualanReport } from '#areas/pengawasan/contract/pajak-penjualan.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** As `kelasBarang`. */
const KELAS = sql`case when l.kode_kategori = 'LM' and l.persen >= 9900 then 'BATANGAN'
                when l.persen = 0 then 'BUKAN_EMAS'
                when b.dokumen_perolehan = 'FAKTUR_PAJAK' then 'DENGAN_FAKTUR' else 'TANPA_FAKTUR' end`;

/** What a document keeps of its tax, a row for each class in it. */
const pajakOf = (column: Query): Query => sql`
  (select kelas, max(tarif) as tarif, sum(berat)::bigint as berat, sum(netto)::bigint as netto, sum(dpp)::bigint as dpp,
          sum(ppn)::bigint as ppn, sum(pph22)::bigint as pph22
     from jsonb_to_recordset(${column}) as x (kelas text, tarif int, berat bigint, netto bigint, dpp bigint, ppn bigint,
            pph22 bigint)
    group by kelas)`;

/**
 * Sales and fetched repairs by class as their documents keep them (D-41.9): a rate that changed since changes nothing.
 * What was sold while the shop kept no tax is listed by its pieces, without tax. Of a total whose prices include the
 * tax `netto` is the whole, of one with the tax on top the base.
 */
export const pajakJual = (
  saring: FiltersOf<typeof pajakPenjualanReport>,
  { kode_toko }: Ctx,
): Query => sql`
  with nota as (
    select p.no_faktur_jual, p.tgl_system, p.nama_customer, p.pajak, p.npwp, p.no_seri_pajak, p.kode_customer
      from nota_jual p
     where p.kode_toko = ${kode_toko} and p.status = 'DONE'
       and p.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
  ), polos as (
    select l.no_faktur_jual, sum(l.berat)::bigint as berat, sum(l.netto)::bigint as netto, ${KELAS} as kelas
      from nota_jual_barang l
      join nota n on n.no_faktur_jual = l.no_faktur_jual and n.pajak = '[]'::jsonb
      left join barang b on b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode
     where l.kode_toko = ${kode_toko}
       and l.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
     group by 1, 4
  ), faktur as (
    select x.kelas, n.tgl_system, n.no_faktur_jual, n.nama_customer, n.npwp, n.no_seri_pajak, n.kode_customer, x.berat,
           x.netto, x.tarif, x.dpp, x.ppn, x.pph22
      from nota n cross join lateral ${pajakOf(sql`n.pajak`)} x
    union all
    select l.kelas, n.tgl_system, n.no_faktur_jual, n.nama_customer, n.npwp, n.no_seri_pajak, n.kode_customer, l.berat,
           l.netto, 0, l.netto, 0, 0
      from polos l join nota n on n.no_faktur_jual = l.no_faktur_jual
    union all
    select 'JASA', p.tgl_system, p.no_ambil, p.nama_customer, null, null, s.kode_customer,
           coalesce(x.berat, p.tambah_emas::bigint), coalesce(x.netto, p.total::bigint), coalesce(x.tarif, 0),
           coalesce(x.dpp, p.total::bigint), coalesce(x.ppn, 0), 0
      from service_ambil p
      join service s on s.kode_toko = p.kode_toko and s.no_service = p.no_service
      left join lateral ${pajakOf(sql`p.pajak`)} x on true
     where p.kode_toko = ${kode_toko} and p.status = 'DONE' and p.total > 0
       and p.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
  ), semua as (
    select f.*, case when npwp is null then 'KONSUMEN' else 'PENGUSAHA' end as pembeli from faktur f
  )
  select s.kelas, s.tgl_system, s.no_faktur_jual, s.nama_customer, s.pembeli,
         coalesce(s.no_seri_pajak, case s.pembeli when 'KONSUMEN' then 'digunggung' else '-' end) as no_seri,
         coalesce(s.npwp, c.no_ktp) as npwp, s.berat, s.netto, s.tarif, s.dpp, s.ppn, s.pph22,
         case s.kelas when 'DENGAN_FAKTUR' then 'ADA' else 'TIDAK ADA' end as status_beli
    from semua s
    left join customer c on c.kode_customer = case when s.kode_customer is not null
                                                then customer_induk(s.kode_customer) end
   where true ${same('s.kelas', saring.kelas)} ${same('s.pembeli', saring.jenis_pembeli)}`;

export const pajakPenjualanQuery = (
  saring: FiltersOf<typeof pajakPenjualanReport>,
  ctx: Ctx,
): Query => sql`
  select kelas, tgl_system, no_faktur_jual, no_seri, nama_customer, npwp, berat, netto, tarif, dpp, ppn, pph22,
         status_beli
    from (${pajakJual(saring, ctx)}) x order by kelas, tgl_system, no_faktur_jual`;

export const pajakPembelianQuery = (
  saring: FiltersOf<typeof pajakPembelianReport>,
  ctx: Ctx,
): Query => sql`${pajakBeli(saring, ctx)} order by sumber, tgl_system, no_dokumen`;

/**
 * Deliveries, stones, buy-backs and the wages of craftsmen, whose work brings no gold: a supplier alone gives a tax
 * invoice, and one without its number is none (D-41.11).
 */
export const pajakBeli = (
  saring: FiltersOf<typeof pajakPembelianReport>,
  { kode_toko }: Ctx,
): Query => sql`
  with semua as (
    select 'SUPPLIER' as sumber, p.tgl_system, p.no_terima as no_dokumen,
           p.no_faktur_pajak, coalesce(s.nama, p.kode_supplier) as nama,
           null::text as npwp, p.total_berat as berat, p.total_murni as murni, p.total_modal - p.ppn_rp as dpp,
           p.ppn_rp as ppn, p.pph22_rp as pph22, p.no_faktur_pajak is not null as ada
      from penerimaan p left join supplier_barang s on s.kode_toko = p.kode_toko and s.kode_supplier = p.kode_supplier
     where p.kode_toko = ${kode_toko} and p.status = 'DONE'
    union all
    -- Goods without a barcode come with no tax invoice (D-46.1); a supplier's gold all the same.
    select 'SUPPLIER', m.tgl_system, m.no_masuk, null, coalesce(s.nama, m.kode_supplier), null, m.total_berat,
           (select sum(i.murni) from manual_masuk_isi i where i.kode_toko = m.kode_toko and i.no_masuk = m.no_masuk),
           m.total_modal, 0, 0, false
      from manual_masuk m
      left join supplier_barang s on s.kode_toko = m.kode_toko and s.kode_supplier = m.kode_supplier
     where m.kode_toko = ${kode_toko} and (m.status = 'DONE' or m.hari_batal > ${saring.tgl_to}::date)
    union all
    -- Stones by the set that owes them to their supplier: received, or out of consignment by their setting or sale;
    -- what goes back to him with a minus (D-45.4). They hold no gold. What he is paid is no purchase (decision 1216).
    select 'SUPPLIER', k.tgl_system, k.no_bukti, null, coalesce(max(s.nama), substr(k.akun, 14)), null, 0, 0,
           -sum(k.rupiah), 0, 0, false
      from buku k
      join buku_set t on t.kode_toko = k.kode_toko and t.no_bukti = k.no_bukti and t.membalik is null
      left join supplier_berlian s on s.kode_toko = k.kode_toko and s.kode_supplier = substr(k.akun, 14)
     where k.kode_toko = ${kode_toko} and k.akun >= 'supplier:BLN/' and k.akun < 'supplier:BLN0'
       and left(k.no_bukti, 2) not in ('KM', 'KK', 'RM', 'RK')
       and k.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
       and not exists (select from buku_set x where x.kode_toko = k.kode_toko and x.membalik = k.no_bukti
                          and x.tgl_system <= ${saring.tgl_to}::date)
     group by k.tgl_system, k.no_bukti, k.akun
    union all
    select 'CUSTOMER', p.tgl_system, p.no_faktur_beli, null, p.nama_customer, p.no_ktp, p.berat,
           (select sum(l.murni) from nota_beli_barang l
             where l.kode_toko = p.kode_toko and l.no_faktur_beli = p.no_faktur_beli),
           p.grand_total, 0, 0, false
      from nota_beli p where p.kode_toko = ${kode_toko} and p.status = 'DONE'
    union all
    select 'TUKANG', k.tgl_system, k.no_kembali, null, coalesce(t.nama, k.kode_tukang, '-'), null, 0, 0,
           k.upah, 0, 0, false
      from tukang_kembali k left join tukang t on t.kode_toko = k.kode_toko and t.kode_tukang = k.kode_tukang
     where k.kode_toko = ${kode_toko} and k.status = 'DONE' and k.upah > 0
  )
  select sumber, tgl_system, no_dokumen, no_faktur_pajak, nama,
         npwp, berat::bigint, murni::bigint, dpp::bigint, ppn::bigint, pph22::bigint,
         case when ada then 'LENGKAP' else 'TIDAK LENGKAP' end as lengkap
    from semua
   where tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date ${same('sumber', saring.sumber)}`;
