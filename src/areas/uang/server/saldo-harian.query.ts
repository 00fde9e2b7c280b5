import type { FiltersOf } from '#kit/contract/report.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { adalahKas, bukanBatalSehari } from '#areas/buku/server/tempat-uang.query.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { saldoHarianReport } from '#areas/uang/contract/saldo-harian.report.ts';

/** The column of a set by the kind of its document, a cancel in that of what it cancels. */
const KOLOM = sql`case
  when jenis in ('PJ', 'BJ', 'JM', 'XY') then 'jual'
  when jenis in ('TT', 'AT', 'BT', 'PS', 'AP', 'BP') then 'dp'
  when jenis in ('LH', 'BH', 'RH') then 'tebus'
  when jenis in ('CC', 'AC', 'XC', 'KX') then 'cicilan'
  when jenis in ('SV', 'AV', 'SA', 'BV') then 'service'
  when jenis in ('PB', 'BB', 'PM', 'XZ') then 'beli'
  when jenis = 'HT' then 'pinjaman'
  when jenis in ('MC', 'PU', 'KU', 'XU', 'TU') then 'kirim'
  when jenis = 'TP' then 'tutup'
  when biaya then 'biaya'
  when rupiah > 0 then 'masuk_lain' else 'keluar_lain' end`;

const jumlah = (kolom: string, tanda: 1 | -1 = 1): Query =>
  sql`coalesce(${tanda}::int * sum(rupiah) filter (where kolom = ${kolom}), 0)::bigint`;

/**
 * Cash as the book holds it; the open day's drawer is shown to SPV and above alone (D-20.4). Closing books what the
 * count differed by (TP), so that the balance of a closed day is what was counted: the difference is under Selisih and
 * in no other column, and opening, in, out and Selisih come to the closing balance.
 */
export function saldoHarianQuery(saring: FiltersOf<typeof saldoHarianReport>, ctx: Ctx): Query {
  const { kode_toko, hari } = ctx;
  const buta = !setidaknya(ctx.level, 'SPV') && ctx.hari_status === 'OPEN';
  return sql`
  with hari_ini as (
    select tgl_system from hari_toko
     where kode_toko = ${kode_toko} and tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
       ${buta ? sql`and tgl_system < ${hari}::date` : sql``}
       and exists (select from saldo_hari s where s.kode_toko = ${kode_toko} and ${adalahKas('s.akun')}
                     and s.tgl_system <= hari_toko.tgl_system)
  ), per_set as (
    select b.tgl_system, left(coalesce(s.membalik, s.no_bukti), 2) as jenis,
           coalesce(t.grup ilike 'biaya%', false) as biaya, sum(b.rupiah) as rupiah
      from buku b
      join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bukti
      left join kode_transaksi t on t.kode_toko = s.kode_toko and t.kode_transaksi = s.kode_transaksi
     where b.kode_toko = ${kode_toko} and ${adalahKas('b.akun')}
       and b.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date and ${bukanBatalSehari('s')}
     group by b.tgl_system, s.no_bukti, s.membalik, t.grup
  ), gerak as (select tgl_system, ${KOLOM} as kolom, rupiah from per_set
  ), pindah as (
    select tgl_system, ${jumlah('jual')} as jual, ${jumlah('dp')} as dp, ${jumlah('tebus')} as tebus,
           ${jumlah('cicilan')} as cicilan, ${jumlah('service')} as service,
           ${jumlah('masuk_lain')} as masuk_lain, ${jumlah('beli', -1)} as beli,
           ${jumlah('pinjaman', -1)} as pinjaman, ${jumlah('biaya', -1)} as biaya, ${jumlah('kirim')} as kirim,
           ${jumlah('keluar_lain', -1)} as keluar_lain, ${jumlah('tutup')} as tutup, sum(rupiah)::bigint as semua
      from gerak group by tgl_system
  ), fisik as (
    select tgl_system, sum(cash_fisik)::bigint as fisik
      from (select distinct on (tgl_system, laci) tgl_system, laci, cash_fisik from hitung_kas
             where kode_toko = ${kode_toko} order by tgl_system, laci, tutup_ke desc, ke desc) f
     group by tgl_system
  ), saldo_kas as (
    select h.tgl_system, (select coalesce(sum(rupiah), 0)::bigint from saldo_hari s
      where s.kode_toko = ${kode_toko} and ${adalahKas('s.akun')} and s.tgl_system <= h.tgl_system) as akhir
      from hari_ini h
  )
  select to_char(a.tgl_system, 'YYYY-MM') as bulan, a.tgl_system, a.akhir - coalesce(p.semua, 0) as awal,
         coalesce(jual, 0) as jual, coalesce(dp, 0) as dp, coalesce(tebus, 0) as tebus,
         coalesce(cicilan, 0) as cicilan, coalesce(service, 0) as service, coalesce(masuk_lain, 0) as masuk_lain,
         coalesce(beli, 0) as beli, coalesce(pinjaman, 0) as pinjaman, coalesce(biaya, 0) as biaya,
         coalesce(kirim, 0) as kirim, coalesce(keluar_lain, 0) as keluar_lain, a.akhir, f.fisik,
         f.fisik - a.akhir + coalesce(p.tutup, 0) as selisih
    from saldo_kas a
    left join pindah p using (tgl_system)
    left join fisik f using (tgl_system)
   order by a.tgl_system`;
}
