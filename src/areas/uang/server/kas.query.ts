import type { FiltersOf } from '#kit/contract/report.ts';
import { localTimeOf } from '#kit/server/local-days.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import { adalahKas, bukanBatalSehari } from '#areas/buku/server/tempat-uang.query.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { kasReport } from '#areas/uang/contract/kas.report.ts';

type Saring = FiltersOf<typeof kasReport>;

/**
 * Cash as the book holds it. A running balance is shown only where every movement is, and
 * no person below SPV sees what the drawer of the open day holds (D-20.4).
 */
export const kasQuery = (saring: Saring, ctx: Ctx): Query => {
  const semua = saring.kategori === 'ALL' && saring.input_by === 'ALL';
  const buta = !setidaknya(ctx.level, 'SPV') && ctx.hari_status === 'OPEN';
  const terlihat = buta ? sql`tgl_system < ${ctx.hari}::date` : sql`true`;
  return sql`
  with isi as (
    select no_bukti, jumlah_utuh(rupiah) as rupiah
      from buku
     where kode_toko = ${ctx.kode_toko} and ${adalahKas('akun')}
       and tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
     group by no_bukti having jumlah_utuh(rupiah) <> 0
  ), gerak as (
    select s.tgl_system, s.waktu, s.membalik is not null as balik, s.no_bukti, s.kode_transaksi, s.keterangan,
           s.input_by, i.rupiah
      from isi i
      join buku_set s on s.kode_toko = ${ctx.kode_toko} and s.no_bukti = i.no_bukti
     where s.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
       and ${bukanBatalSehari('s')} ${same('s.kode_transaksi', saring.kategori)} ${same('s.input_by', saring.input_by)}
  ), awal as (
    select coalesce(sum(rupiah), 0)::bigint as rupiah from saldo_hari
     where kode_toko = ${ctx.kode_toko} and ${adalahKas('akun')} and tgl_system < ${saring.tgl_from}::date
  ), jalan as (
    select g.*, (select rupiah from awal) + sum(rupiah) over (order by tgl_system, waktu, balik, no_bukti) as saldo,
           row_number() over (order by tgl_system, waktu, balik, no_bukti) as urut
      from gerak g
  ), baris as (
    select tgl_system, 1 as bagian, urut,
           to_char(${localTimeOf(sql`waktu`, ctx.toko.zona)}, 'HH24:MI') as jam,
           no_bukti as no_dokumen, kode_transaksi as kategori, keterangan, greatest(rupiah, 0) as masuk,
           greatest(-rupiah, 0) as keluar, case when ${semua} and ${terlihat} then saldo end as saldo, input_by
      from jalan
    union all
    select tgl_system, 0, 0, null, null, null, 'SALDO AWAL', null, null,
           (array_agg(saldo - rupiah order by urut))[1], null
      from jalan where ${semua} and ${terlihat} group by tgl_system
    union all
    select tgl_system, 2, 0, null, null, null, 'SALDO AKHIR', null, null, (array_agg(saldo order by urut desc))[1], null
      from jalan where ${semua} and ${terlihat} group by tgl_system
  )
  select tgl_system, jam, no_dokumen, kategori, keterangan, masuk::bigint, keluar::bigint, saldo::bigint, input_by
    from baris order by tgl_system, bagian, urut`;
};
