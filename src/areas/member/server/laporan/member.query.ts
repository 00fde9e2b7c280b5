import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { memberReport } from '#areas/member/contract/member.report.ts';
import { diTokoDilihat } from '#areas/member/server/laporan/toko-dilihat.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof memberReport>;

/** Born on 29 February has the birthday on the 28th of other years. */
const lahirTahunIni = (hari: string): Query => sql`
  (m.tgl_lahir + make_interval(years =>
     extract(year from ${hari}::date)::int - extract(year from m.tgl_lahir)::int))::date`;

const ulangTahun = (saring: Saring, hari: string): Query => {
  if (saring.ulang_tahun === 'HARI INI') return sql`and ${lahirTahunIni(hari)} = ${hari}::date`;
  return saring.ulang_tahun === 'BULAN INI'
    ? sql`and extract(month from m.tgl_lahir) = extract(month from ${hari}::date)`
    : sql``;
};

/** Counted sales and buy-backs of a person under every code, in all shops, from the register of documents. */
export const memberQuery = (saring: Saring, ctx: Ctx): Query => {
  const { hari } = ctx;
  return sql`
  with m as (
    select m.* from customer m
     where m.is_active and m.jenis = 'MEMBER' and ${diTokoDilihat('m.kode_toko', saring.toko, ctx)}
       ${saring.tgl_from ? sql`and m.tgl_daftar >= ${saring.tgl_from}::date` : sql``}
       ${saring.tgl_to ? sql`and m.tgl_daftar <= ${saring.tgl_to}::date` : sql``}
       ${ulangTahun(saring, hari)}
  ), kartu as materialized (
    select m.kode_customer, k.kode from m cross join lateral customer_semua(m.kode_customer) k (kode)
  ), dokumen as (
    -- What the goods were sold for, without charges and rounding (decision 661).
    select k.kode_customer, r.in_history, r.day, r.weight,
           coalesce((select p.sub_total - p.diskon_rp - p.kupon_rp from nota_jual p
                      where r.in_history = 'JUAL' and p.kode_toko = r.shop and p.no_faktur_jual = r.no), r.amount)
             as amount
      from kartu k
      join v_register r on r.customer_code = k.kode
     where r.in_history in ('JUAL', 'BELI') and r.status = 'DONE'
  ), belanja as (
    select kode_customer, count(*) filter (where in_history = 'JUAL')::int as kali_belanja,
           coalesce(sum(weight) filter (where in_history = 'JUAL'), 0)::bigint as berat,
           coalesce(sum(amount) filter (where in_history = 'JUAL'), 0)::bigint as netto,
           coalesce(sum(amount) filter (where in_history = 'BELI'), 0)::bigint as jual_balik,
           max(day) filter (where in_history = 'JUAL') as belanja_terakhir
      from dokumen group by 1
  ), semua as (
    select m.kode_customer, m.nama as nama_customer, m.tgl_lahir, m.no_hp, m.alamat as alamat_customer, m.tgl_daftar,
           coalesce(b.kali_belanja, 0) as kali_belanja, coalesce(b.berat, 0)::bigint as berat,
           coalesce(b.netto, 0)::bigint as netto, coalesce(b.jual_balik, 0)::bigint as jual_balik, m.poin,
           b.belanja_terakhir, ${hari}::date - b.belanja_terakhir as hari_diam, r.nama as afiliasi,
           coalesce(to_char(m.tgl_daftar, 'YYYY-MM'), '-') as bulan, 1 as baru,
           coalesce(b.belanja_terakhir, m.tgl_daftar, m.input_date::date) as gerak
      from m
      left join belanja b on b.kode_customer = m.kode_customer
      left join customer r on r.kode_customer = customer_induk(m.kode_referensi)
  ), berstatus as (
    select s.*, case when gerak < ${hari}::date - interval '12 months' then 'TIDAK AKTIF 12 BULAN'
                     when gerak < ${hari}::date - interval '6 months' then 'TIDAK AKTIF 6 BULAN'
                     else 'AKTIF' end as status
      from semua s
  )
  select kode_customer, nama_customer, tgl_lahir, no_hp, alamat_customer, tgl_daftar, kali_belanja, berat, netto,
         jual_balik, poin, belanja_terakhir, hari_diam, afiliasi, bulan, baru
    from berstatus where true ${same('status', saring.status)}
   order by netto desc, nama_customer, kode_customer`;
};
