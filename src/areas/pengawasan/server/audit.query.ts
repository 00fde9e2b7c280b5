import type { FiltersOf } from '#kit/contract/report.ts';
import { inLocalDays } from '#kit/server/local-days.ts';
import { nowIso } from '#kit/server/clock.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import { adalahUang } from '#areas/buku/server/tempat-uang.query.ts';
import type { cetakUlangReport } from '#areas/pengawasan/contract/cetak-ulang.report.ts';
import type { pembatalanReport } from '#areas/pengawasan/contract/pembatalan.report.ts';
import type { validasiReport } from '#areas/pengawasan/contract/validasi.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What was paid back is what the cancelling set took out of the places of money. */
export const pembatalanQuery = (
  saring: FiltersOf<typeof pembatalanReport>,
  { kode_toko }: Ctx,
): Query => sql`
  select v.jenis, v.no_dokumen, v.tgl_system, v.tgl_batal, v.batal_by,
         (select o.disetujui_by from buku_set s join otorisasi o on o.kode_toko = s.kode_toko and o.op_pakai = s.op
           where s.kode_toko = v.kode_toko and s.no_bukti = v.no_batal) as otorisasi_by,
         v.alasan, v.nama_customer, v.berat, v.jumlah_rp,
         coalesce((select -sum(b.rupiah) from buku b where b.kode_toko = v.kode_toko and b.no_bukti = v.no_batal
                    and ${adalahUang('b.akun')}), 0)::bigint as uang_kembali,
         v.kode_sales, v.input_by, v.ganti
    from v_pembatalan v
   where v.kode_toko = ${kode_toko} and v.hari_batal between ${saring.tgl_from}::date and ${saring.tgl_to}::date
     ${same('v.jenis', saring.jenis)} ${same('v.batal_by', saring.batal_by)}
   order by v.jenis, v.tgl_batal, v.no_dokumen`;

/** The kind of a document by its table; a label of a piece is printed, not a document. */
const JENIS = sql`case a.tabel when 'penjualan' then 'PENJUALAN' when 'pembelian' then 'PEMBELIAN'
  when 'titipan' then 'TITIPAN' when 'titipan_bayar' then 'TITIPAN' when 'pindah' then 'PINDAH BARANG'
  when 'pesanan' then 'PESANAN' when 'service' then 'SERVICE' when 'hutang' then 'HUTANG'
  when 'cicilan' then 'CICILAN' when 'barang' then 'BARCODE' else 'LAINNYA' end`;

/** Prints after the first, as the record of acts holds them. */
export const cetakUlangQuery = (
  saring: FiltersOf<typeof cetakUlangReport>,
  { kode_toko, toko }: Ctx,
): Query => sql`
  with cetak as (
    select a.waktu, a.urut, ${JENIS} as jenis, a.kunci, a.perangkat, a.user_id, a.keystore,
           coalesce((a.sesudah ->> 'cetak_ke')::int, (a.sesudah ->> 'ke')::int, 2) as ke,
           a.sesudah ->> 'alasan' as alasan
      from audit a
     where a.kode_toko = ${kode_toko} and a.tindakan = 'CETAK_ULANG' and ${inLocalDays('a.waktu', saring, toko.zona)}
       ${same('a.user_id', saring.input_by)}
  )
  select c.waktu, c.jenis, c.kunci as no_dokumen, d.business_date as tgl_system, c.ke, d.total as jumlah_rp,
         case when c.perangkat ~* 'android|iphone|mobile' then 'Mobile' else 'Desktop' end as media,
         c.user_id as input_by, o.disetujui_by as otorisasi_by, c.alasan,
         case when c.ke >= 3 then 'CETAKAN KETIGA' end as tanda
    from cetak c
    left join lateral (select business_date, total from v_doc v
                        where v.shop = ${kode_toko} and v.doc_no = c.kunci limit 1) d on true
    left join otorisasi o on o.kode_toko = ${kode_toko} and o.keystore = c.keystore
   where true ${same('c.jenis', saring.jenis)}
   order by c.user_id, c.waktu, c.urut`;

/** What waits, or what waited, with the hours of it; validated by who saved it is marked. */
export const validasiQuery = (
  saring: FiltersOf<typeof validasiReport>,
  { kode_toko }: Ctx,
): Query => sql`
  select jenis, no_dokumen, tgl_system, nama_customer, berat, jumlah_rp, kode_sales, kode_sales_lunas, input_by,
         valid_by, valid_at as valid_date,
         floor(extract(epoch from coalesce(valid_at, ${nowIso()}::timestamptz) - input_date) / 3600)::int as umur_jam,
         case when valid_by = input_by then 'USER SAMA' end as tanda
    from v_validasi
   where kode_toko = ${kode_toko} and tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
     and (valid_at is null) = ${saring.status === 'BELUM'}
     ${same('jenis', saring.jenis)} ${same('valid_by', saring.valid_by)}
   order by jenis, tgl_system, no_dokumen`;
