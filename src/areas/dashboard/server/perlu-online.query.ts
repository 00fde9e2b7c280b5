import { addDays } from '#kit/rules/hari.ts';
import { localDayOf } from '#kit/server/local-days.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { Fakta } from '#areas/dashboard/server/perlu-dilihat.query.ts';
import { CAIR_HARI, KIRIM_HARI, RETUR_HARI } from '#areas/penjualan/rules/online/online.ts';
import { takDisebut } from '#areas/penjualan/server/tayang/beda/tak-disebut.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** As many orders as a line of the home has room for. */
const SEBARIS = 3;

/**
 * Orders of marketplaces that wait for the courier, or for their money, longer than they should, and pieces of parcels
 * that came back and were neither labelled again nor melted: no count comes to bought gold (D-48.3).
 */
export const perluOnlineQuery = ({ kode_toko, hari }: Ctx): Query<Fakta> => sql`
  with pesanan as (
    select o.kode_marketplace || ' ' || o.no_order as no_order, o.status, p.tgl_system, p.grand_total,
           exists (select from validasi_non_cash_baris c
                    where c.kode_toko = o.kode_toko and c.no_dokumen = o.no_bayar and c.aktif) as cair
      from penjualan_online o
      join penjualan p on p.kode_toko = o.kode_toko and p.no_faktur_jual = o.no_faktur_jual
     where o.kode_toko = ${kode_toko} and o.aktif and o.status <> 'RETUR')
  select j.jenis, count(*)::int as jumlah, sum(d.grand_total)::bigint as rupiah, min(d.tgl_system) as tgl_system,
         array_to_string((array_agg(d.no_order order by d.tgl_system, d.no_order))[1:${SEBARIS}::int], ', ') as dokumen
    from (values ('ONLINE_BELUM_DIKIRIM'), ('ONLINE_BELUM_CAIR')) j (jenis)
    join pesanan d on case j.jenis
      when 'ONLINE_BELUM_DIKIRIM' then d.status = 'DIPROSES' and d.tgl_system < ${addDays(hari, -KIRIM_HARI)}::date
      else not d.cair and d.tgl_system < ${addDays(hari, -CAIR_HARI)}::date end
   group by j.jenis
  union all
  select 'ONLINE_RETUR_LAMA', count(*)::int, sum(l.harga)::bigint, min(k.tgl_system),
         array_to_string((array_agg(distinct k.no_faktur_beli order by k.no_faktur_beli))[1:${SEBARIS}::int], ', ')
    from pembelian k
    join pembelian_barang l on l.kode_toko = k.kode_toko and l.no_faktur_beli = k.no_faktur_beli
    join pembelian_stock s on s.kode_toko = l.kode_toko and s.no_faktur_beli = l.no_faktur_beli and s.urut = l.urut
   where k.kode_toko = ${kode_toko} and k.no_jual_retur is not null and s.status = 'BELI'
     and k.tgl_system < ${addDays(hari, -RETUR_HARI)}::date
  having count(*) > 0`;

/** Days for which a refused order is shown. */
const TOLAK_HARI = 3;
/** Days for which the owner's home tells what was found of a sale: over a long weekend, too. */
const KETAHUAN_HARI = 7;

/**
 * The owner's alone: orders that the channel named otherwise than an SPV had sold them, and sales whose order it never
 * named, from the day on which that was found (decisions 1137, 1165).
 */
export const sinyalPesananQuery = (ctx: Ctx): Query<Fakta> => {
  const { kode_toko, hari, toko } = ctx;
  const tgl_from = addDays(hari, 1 - KETAHUAN_HARI);
  return sql`
  select 'PESANAN_ONLINE_BEDA' as jenis, count(*)::int as jumlah, sum(p.grand_total)::bigint as rupiah,
         array_to_string(
           (array_agg(k.kode_marketplace || ' ' || k.no_order order by k.beda_at desc))[1:${SEBARIS}::int], ', ')
           as dokumen
    from pesanan_online k
    join penjualan p on p.kode_toko = k.kode_toko and p.no_faktur_jual = k.no_faktur_jual
   where k.kode_toko = ${kode_toko} and k.status = 'DIJUAL' and k.beda <> '{}'
     and ${localDayOf(sql`k.beda_at`, toko.zona)} >= ${tgl_from}::date
  having count(*) > 0
  union all
  select 'PESANAN_ONLINE_TAK_DISEBUT', count(*)::int, sum(grand_total)::bigint,
         array_to_string((array_agg(no_order order by tgl_ketahuan desc, no_order))[1:${SEBARIS}::int], ', ')
    from (${takDisebut(ctx, { tgl_from })}) t
  having count(*) > 0`;
};

/** So long a piece or a channel may fail before the home tells it. */
const GAGAL_MENIT = 10;
/**
 * Orders of channels that are not sold yet, orders refused because a piece was gone, orders that could not be read,
 * pieces that could not be reported to a channel, and channels whose orders are not fetched (D-48.4).
 */
export const perluTayangQuery = ({ kode_toko }: Ctx): Query<Fakta> => sql`
  select case when status = 'MENUNGGU' then 'PESANAN_ONLINE_MENUNGGU'
              when terbaca then 'PESANAN_ONLINE_DITOLAK' else 'PESANAN_ONLINE_TAK_TERBACA' end as jenis,
         count(*)::int as jumlah, sum(total)::bigint as rupiah, min(diterima_at) as waktu,
         array_to_string((array_agg(kode_marketplace || ' ' || no_order order by id))[1:${SEBARIS}::int], ', ')
           as dokumen
    from pesanan_online
   where kode_toko = ${kode_toko}
     and (status = 'MENUNGGU'
       or (status = 'DITOLAK' and diurus_by is null
            and diterima_at > waktu() - make_interval(days => ${TOLAK_HARI}::int)))
   group by 1
  union all
  select 'TAYANG_GAGAL', count(*)::int, null, min(t.mulai),
         array_to_string((array_agg(t.kode order by t.kode))[1:${SEBARIS}::int], ', ')
    from (select x.kode_marketplace || ' ' || x.kode_barcode as kode, coalesce(x.dikirim_at, x.input_date) as mulai
            from barang_tayang x
            join v_barang_tayang v on v.kode_toko = x.kode_toko and v.kode_marketplace = x.kode_marketplace
             and v.kode_barcode = x.kode_barcode
           where x.kode_toko = ${kode_toko} and x.status = 'GAGAL' and (x.tampil or v.halangan is null)
          union all
          select kode_marketplace, coalesce(sampai, tanya_lagi) from marketplace_sambungan
           where kode_toko = ${kode_toko} and adapter = 'HTTP'
             and greatest(case when gagal > 0 then sampai end, case when sebab_pesanan is not null then tanya_lagi end)
               > waktu() - make_interval(mins => ${GAGAL_MENIT}::int)) t
  having count(*) > 0`;
