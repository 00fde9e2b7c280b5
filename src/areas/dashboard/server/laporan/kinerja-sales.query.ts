import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { kinerjaSalesReport } from '#areas/dashboard/contract/laporan/kinerja-sales.report.ts';
import { pesananPada } from '#areas/dashboard/server/laporan/manajerial.query.ts';
import { dariDibeli } from '#areas/pembelian/server/dibeli.query.ts';
import { dariTerjual, DISKON } from '#areas/penjualan/server/laporan/terjual.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof kinerjaSalesReport>;

/**
 * The heaviest seller first. A target is the master's rupiah a month, so much of it as the span has of
 * each month; who has none has no percentage either.
 */
export const kinerjaSalesQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  with jual as (
    select p.kode_sales, count(distinct l.tgl_system)::int as hari_aktif,
           count(distinct l.no_faktur_jual)::int as jml_faktur, sum(l.berat)::bigint as berat,
           sum(l.netto)::bigint as netto, sum(l.harga)::bigint as bruto, sum(${DISKON})::bigint as diskon,
           sum(l.netto - l.harga_modal)::bigint as laba
    ${dariTerjual(kode_toko, saring)} ${same('p.kode_sales', saring.kode_sales)} group by 1
  ), beli as (
    select p.kode_sales, sum(l.berat)::bigint as beli_berat,
           persen_dari(sum(l.harga_nota - l.harga), sum(l.harga_nota)) as potongan_nota_persen
    ${dariDibeli(kode_toko, saring)} ${same('p.kode_sales', saring.kode_sales)} group by 1
  ), batal as (
    select kode_sales, count(*)::int as batal from nota_jual
     where kode_toko = ${kode_toko} and tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
       and status = 'CANC' and no_batal is not null ${same('kode_sales', saring.kode_sales)} group by 1
  ), hutang as (
    select kode_sales, sum(jumlah_hutang)::bigint as hutang_rp from hutang
     where kode_toko = ${kode_toko} and tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
       and jenis = 'BARU' and status not in ('OPEN', 'CANC') and kode_sales is not null
       ${same('kode_sales', saring.kode_sales)} group by 1
  ), pesanan as (
    select kode_sales, count(*)::int as pesanan from pesanan
     where kode_toko = ${kode_toko} and tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
       and ${pesananPada(saring.tgl_to)} ${same('kode_sales', saring.kode_sales)} group by 1
  ), bagian as (
    select sum(1.0 / extract(day from date_trunc('month', d) + interval '1 month - 1 day')) as bulan
      from generate_series(${saring.tgl_from}::date, ${saring.tgl_to}::date, interval '1 day') d
  ), r as (
    select kode_sales, coalesce(hari_aktif, 0) as hari_aktif, coalesce(jml_faktur, 0) as jml_faktur,
           coalesce(berat, 0) as berat, coalesce(netto, 0) as netto, coalesce(bruto, 0) as bruto,
           coalesce(diskon, 0) as diskon, laba, coalesce(beli_berat, 0) as beli_berat, potongan_nota_persen,
           coalesce(batal, 0) as batal, coalesce(hutang_rp, 0) as hutang_rp, coalesce(pesanan, 0) as pesanan
      from jual full join beli using (kode_sales) full join batal using (kode_sales)
      full join hutang using (kode_sales) full join pesanan using (kode_sales)
  )
  select r.*, coalesce(s.nama, r.kode_sales) as nama_sales,
         rank() over (order by berat desc)::int as rank,
         per_gram(netto, berat) as harga_gram,
         persen_dari(diskon, bruto) as diskon_persen,
         persen_dari(batal, jml_faktur + batal) as batal_persen,
         t.target, persen_dari(netto, t.target) as capai
    from r
    left join sales s on s.kode_toko = ${kode_toko} and s.kode_sales = r.kode_sales
   cross join lateral (select round(nullif(s.target, 0) * (select bulan from bagian))::bigint as target) t
   order by rank, kode_sales`;
