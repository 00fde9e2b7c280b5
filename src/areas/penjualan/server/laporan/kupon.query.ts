import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { kuponReport } from '#areas/penjualan/contract/kupon.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof kuponReport>;

/** A coupon that may be used several times counts as used with its last use; a number that still buys is covered. */
export const kuponQuery = (saring: Saring, ctx: Ctx): Query => sql`
  select case when status = 'TERBIT' then repeat('*', greatest(4, length(k.no_kupon) - 3)) || right(k.no_kupon, 3)
              else k.no_kupon end as no_kupon, jenis_kupon, tgl_terbit, faktur_terbit, berlaku_sd, nilai, tgl_pakai,
         faktur_pakai, dipakai_rp, netto, nama_customer, status
    from (${kuponPeriode(saring, ctx)}) k
   where true ${same('status', saring.status)}
   order by jenis_kupon, tgl_terbit, no_kupon, k.no_kupon`;

/** How many of the coupons issued in the span were used, and how many there are. */
export const tebusKuponQuery = (
  saring: Saring,
  { kode_toko }: Ctx,
): Query<{ terbit: number; terpakai: number }> => sql`
  select count(*)::int as terbit, count(*) filter (where sisa = 0)::int as terpakai
    from kupon k
   where k.kode_toko = ${kode_toko} and not k.batal
     and k.tgl_terbit between ${saring.tgl_from}::date and ${saring.tgl_to}::date
     ${same('k.jenis_kupon', saring.jenis_kupon)}`;

const kuponPeriode = (saring: Saring, { kode_toko, hari }: Ctx): Query => sql`
  with pakai as (
    select u.no_kupon, max(u.tgl_system) as tgl_pakai, max(u.no_faktur_jual) as faktur_pakai,
           sum(u.rupiah)::bigint as dipakai_rp, sum(p.sub_total - p.diskon_rp - p.kupon_rp)::bigint as netto
      from kupon_pakai u
      join penjualan p on p.kode_toko = u.kode_toko and p.no_faktur_jual = u.no_faktur_jual
     where u.kode_toko = ${kode_toko} and not u.kembali group by u.no_kupon
  ), semua as (
    select k.*, pakai.tgl_pakai, pakai.faktur_pakai, pakai.dipakai_rp, pakai.netto,
           case when k.batal then 'BATAL' when k.sisa = 0 then 'TERPAKAI'
                when k.berlaku_sd < ${hari}::date then 'KEDALUWARSA' else 'TERBIT' end as status
      from kupon k left join pakai using (no_kupon)
     where k.kode_toko = ${kode_toko} ${same('k.jenis_kupon', saring.jenis_kupon)}
  )
  select * from semua
   where case status when 'TERPAKAI' then tgl_pakai else tgl_terbit end
         between ${saring.tgl_from}::date and ${saring.tgl_to}::date`;
