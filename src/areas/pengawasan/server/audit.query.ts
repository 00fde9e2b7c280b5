import type { FiltersOf } from '#kit/contract/report.ts';
import { inLocalDays } from '#kit/server/local-days.ts';
import { nowIso } from '#kit/server/clock.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import { cancelledIn } from '#areas/buku/server/register/register.query.ts';
import { adalahUang } from '#areas/buku/server/tempat-uang.query.ts';
import { dalam } from '#areas/pengawasan/server/sinyal-span.query.ts';
import {
  JENIS_CETAK,
  type cetakUlangReport,
} from '#areas/pengawasan/contract/cetak-ulang.report.ts';
import {
  JENIS_BATAL,
  type pembatalanReport,
} from '#areas/pengawasan/contract/pembatalan.report.ts';
import type { validasiReport } from '#areas/pengawasan/contract/validasi.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What was paid back is what the cancelling set took out of the places of money. */
export const pembatalanQuery = (
  saring: FiltersOf<typeof pembatalanReport>,
  { kode_toko }: Ctx,
): Query => sql`
  with v as (
    select *, case when in_cancels = any(${[...JENIS_BATAL]}::text[]) then in_cancels else 'LAINNYA' end as jenis
      from v_register where ${cancelledIn(kode_toko, saring)}
  )
  select v.jenis, v.no as no_dokumen, v.day as tgl_system, v.cancel_at as tgl_batal, v.cancel_by as batal_by,
         (select o.disetujui_by from buku_set s join otorisasi o on o.kode_toko = s.kode_toko and o.op_pakai = s.op
           where s.kode_toko = v.shop and s.no_bukti = v.cancel_no) as otorisasi_by,
         coalesce(v.cancel_reason, '') as alasan, coalesce(v.customer, v.note, '') as nama_customer, v.weight as berat,
         coalesce(v.amount, 0) as jumlah_rp,
         coalesce((select -sum(b.rupiah) from buku b where b.kode_toko = v.shop and b.no_bukti = v.cancel_no
                    and ${adalahUang('b.akun')}), 0)::bigint as uang_kembali,
         coalesce(v.sales_end, v.sales) as kode_sales, v.who as input_by, v.replaced_by as ganti
    from v where true ${same('v.jenis', saring.jenis)} ${same('v.cancel_by', saring.batal_by)}
   order by v.jenis, v.cancel_at, v.no`;

/** Prints after the first, as the record of acts holds them; a label of a piece is printed, not a document. */
export const cetakUlangQuery = (
  saring: FiltersOf<typeof cetakUlangReport>,
  { kode_toko, toko }: Ctx,
): Query => sql`
  with cetak as (
    select a.waktu, a.urut, a.tabel, a.kunci, a.perangkat, a.user_id, a.keystore,
           coalesce((a.sesudah ->> 'cetak_ke')::int, (a.sesudah ->> 'ke')::int, 2) as ke,
           a.sesudah ->> 'alasan' as alasan
      from audit a
     where a.kode_toko = ${kode_toko} and a.tindakan = 'CETAK_ULANG' and ${inLocalDays('a.waktu', saring, toko.zona)}
       ${same('a.user_id', saring.input_by)}
  ), baris as (
    select c.*, d.day, d.amount,
           case when c.tabel = 'barang' then 'BARCODE'
             when d.in_prints = any(${[...JENIS_CETAK]}::text[]) then d.in_prints else 'LAINNYA' end as jenis
      from cetak c
      left join lateral register_of(${kode_toko}, c.kunci) d on true
  )
  select c.waktu, c.jenis, c.kunci as no_dokumen, c.day as tgl_system, c.ke, c.amount as jumlah_rp,
         case when c.perangkat ~* 'android|iphone|mobile' then 'Mobile' else 'Desktop' end as media,
         c.user_id as input_by, o.disetujui_by as otorisasi_by, c.alasan,
         case when c.ke >= 3 then 'CETAKAN KETIGA' end as tanda
    from baris c
    left join otorisasi o on o.kode_toko = ${kode_toko} and o.keystore = c.keystore
   where true ${same('c.jenis', saring.jenis)}
   order by c.user_id, c.waktu, c.urut`;

/**
 * What waits, or what waited, with the hours of it; validated by who saved it is marked. A document that was
 * saved and validated in one act never waited. Money that waits for its bank is no document (`v_waiting`).
 */
export const validasiQuery = (
  saring: FiltersOf<typeof validasiReport>,
  { kode_toko }: Ctx,
): Query => sql`
  with menunggu as (
    select in_validations as jenis, no as no_dokumen, day as tgl_system, coalesce(customer, '') as nama_customer,
           weight as berat, amount as jumlah_rp, sales as kode_sales, sales_end as kode_sales_lunas, who as input_by,
           valid_by, valid_at, at as input_date
      from v_register
     where shop = ${kode_toko} and ${dalam('day', saring)} and in_validations is not null
       and not cancelled and (waits or valid_at > at)
    union all
    select jenis, no_dokumen, tgl_system, nama_customer, berat, jumlah_rp, kode_sales, kode_sales_lunas, input_by,
           valid_by, valid_at, input_date
      from v_waiting where kode_toko = ${kode_toko} and ${dalam('tgl_system', saring)}
  )
  select jenis, no_dokumen, tgl_system, nama_customer, berat, jumlah_rp, kode_sales, kode_sales_lunas, input_by,
         valid_by, valid_at as valid_date,
         floor(extract(epoch from coalesce(valid_at, ${nowIso()}::timestamptz) - input_date) / 3600)::int as umur_jam,
         case when valid_by = input_by then 'USER SAMA' end as tanda
    from menunggu
   where (valid_at is null) = ${saring.status === 'BELUM'}
     ${same('jenis', saring.jenis)} ${same('valid_by', saring.valid_by)}
   order by jenis, tgl_system, no_dokumen`;
