import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { batalHutangReport } from '#areas/hutang/contract/laporan/batal-hutang.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof batalHutangReport>;

/**
 * Cancellations on their day, which is the day of the act (D-35.18). Gold that a redemption had handed out
 * came back with its cancellation, and is marked; so is gold that had been sold to the shop.
 */
export const batalHutangQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  with x as (
    select kode_toko, no_faktur_hutang, 'BATAL HUTANG' as jenis, 'BATAL_HUTANG' as event, tgl_system,
      tgl_batal, batal_by,
           alasan_batal, otorisasi, dibayar as uang, 0 as bunga_rp, input_by, null::text as tanda
      from hutang where kode_toko = ${kode_toko} and status = 'CANC' and ${masa(saring)}
    union all
    select kode_toko, no_faktur_hutang, 'BATAL BUNGA', 'BATAL_BUNGA_HUTANG', tgl_system, tgl_batal, batal_by,
      alasan_batal, otorisasi,
           -bunga_rp, bunga_rp, input_by, null
      from hutang_bunga where kode_toko = ${kode_toko} and status = 'CANC' and ${masa(saring)}
    union all
    select kode_toko, no_faktur_hutang, 'BATAL LUNAS', 'BATAL_HUTANG_LUNAS', tgl_system, tgl_batal, batal_by,
      alasan_batal, otorisasi,
           case arah when 'MASUK' then -jumlah else jumlah end, bunga_rp, input_by,
           case jenis when 'PUTUS' then 'BELI PUTUS' else 'EMAS SUDAH KELUAR' end
      from hutang_lunas where kode_toko = ${kode_toko} and status = 'CANC' and ${masa(saring)}
    union all
    select kode_toko, no_faktur_hutang, 'BATAL PEREMAJAAN', 'BATAL_HUTANG', tgl_system, tgl_batal, batal_by,
      alasan_batal, otorisasi, case arah when 'MASUK' then -jumlah else jumlah end, bunga_rp, input_by, null
      from hutang_remaja where kode_toko = ${kode_toko} and status = 'CANC' and ${masa(saring)}
  )
  select x.no_faktur_hutang, x.jenis, x.tgl_system, x.tgl_batal, x.batal_by,
         (select o.disetujui_by from otorisasi o
           where o.kode_toko = x.kode_toko and o.keystore = any(x.otorisasi) and x.event = any(o.event)
           order by o.input_date desc limit 1) as otorisasi_by,
         coalesce(x.alasan_batal, '') as alasan, h.nama_customer, h.berat, h.jumlah_hutang,
           x.bunga_rp as bunga, x.uang,
         h.kode_sales, x.input_by, x.tanda
    from x join hutang h using (kode_toko, no_faktur_hutang)
   where true ${same('x.jenis', saring.jenis)} ${same('x.input_by', saring.input_by)}
   order by x.jenis, x.tgl_batal, x.no_faktur_hutang`;

const masa = ({ tgl_from, tgl_to }: Saring): Query =>
  sql`no_batal is not null and tgl_system between ${tgl_from}::date and ${tgl_to}::date`;
