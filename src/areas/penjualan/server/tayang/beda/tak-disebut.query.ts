import { addDays, type Hari } from '#kit/rules/hari.ts';
import { nowMs, toIso } from '#kit/server/clock.ts';
import { localDayOf } from '#kit/server/local-days.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { SEBUT_JAM } from '#areas/penjualan/rules/online/online.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const JAM = sql`make_interval(hours => ${SEBUT_JAM}::int)`;
/** A sale is found at most so many days after it was typed, in any zone. */
const DIKETAHUI_HARI = Math.ceil(SEBUT_JAM / 24) + 2;

/**
 * Sales through a channel that names its orders, of a number that it did not name within SEBUT_JAM: perhaps no buyer
 * ordered them. One whose piece the channel names under another number, or named in the day before while it lay in a
 * basket, is among them at once. Those that were found in these days: `tgl_ketahuan` is the day of that.
 */
export const takDisebut = (
  { kode_toko, toko }: Ctx,
  { tgl_from, tgl_to }: { readonly tgl_from: Hari; readonly tgl_to?: Hari },
): Query => sql`
  select * from (
    select o.kode_marketplace || ' ' || o.no_order as no_order, p.no_faktur_jual, p.input_by, p.berat, p.grand_total,
           lain.no_order as dipesan,
           greatest(p.tgl_system, ${localDayOf(sql`least(lain.sejak, p.input_date + ${JAM})`, toko.zona)})
             as tgl_ketahuan
      from penjualan_online o
      join penjualan p on p.kode_toko = o.kode_toko and p.no_faktur_jual = o.no_faktur_jual
      join marketplace_sambungan s on s.kode_toko = o.kode_toko and s.kode_marketplace = o.kode_marketplace
       and s.adapter = 'HTTP'
      cross join lateral (
        select string_agg(x.no_order, ', ' order by x.no_order) as no_order, min(x.diterima_at) as sejak
          from pesanan_online x
         where x.kode_toko = o.kode_toko and x.kode_marketplace = o.kode_marketplace and x.pasti
           and x.status = 'DITOLAK' and x.diterima_at >= p.input_date - interval '1 day'
           and exists (select from jsonb_array_elements(x.barang) e
                         join penjualan_barang l on l.kode_barcode = e ->> 'kode_barcode'
                        where l.kode_toko = o.kode_toko and l.no_faktur_jual = o.no_faktur_jual)) lain
     where o.kode_toko = ${kode_toko} and o.aktif and o.status <> 'RETUR'
       and p.input_date >= ${addDays(tgl_from, -DIKETAHUI_HARI)}::date
       and not exists (select from pesanan_online x
                        where x.kode_toko = o.kode_toko and x.kode_marketplace = o.kode_marketplace
                          and x.no_order = o.no_order and x.pasti)
       and exists (select from pesanan_online x
                    where x.kode_toko = o.kode_toko and x.kode_marketplace = o.kode_marketplace and x.pasti
                      and x.diterima_at <= p.input_date + ${JAM})
       and (lain.no_order is not null or p.input_date < ${toIso(nowMs())}::timestamptz - ${JAM})) ketahuan
   where tgl_ketahuan >= ${tgl_from}::date ${tgl_to ? sql`and tgl_ketahuan <= ${tgl_to}::date` : sql``}`;
