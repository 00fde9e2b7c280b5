import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import { adalahUang, bukanBatalSehari } from '#areas/buku/server/tempat-uang.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { mutasiUangReport, uangBankReport } from '#areas/uang/contract/bank.report.ts';

/** Accounts at banks as the book holds them, each with its running balance. */
export const uangBankQuery = (
  saring: FiltersOf<typeof uangBankReport>,
  { kode_toko }: Ctx,
): Query => sql`
  with rek as (
    select r.no_rekening, 'bank:' || r.no_rekening as akun, n.nama_bank
      from rekening r join bank n on n.kode_toko = r.kode_toko and n.kode_bank = r.kode_bank
     where r.kode_toko = ${kode_toko} ${same('r.kode_bank', saring.kode_bank)}
       ${same('r.no_rekening', saring.no_rekening)}
  ), gerak as (
    select b.akun, s.tgl_system, s.waktu, s.membalik is not null as balik, s.no_bukti, s.kode_transaksi, s.keterangan,
           s.input_by, sum(b.rupiah)::bigint as rupiah
      from buku b
      join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bukti
     where b.kode_toko = ${kode_toko} and b.akun in (select akun from rek)
       and b.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date and ${bukanBatalSehari('s')}
     group by b.akun, s.tgl_system, s.waktu, s.membalik, s.no_bukti, s.kode_transaksi, s.keterangan, s.input_by
    having sum(b.rupiah) <> 0
  ), awal as (
    select akun, sum(rupiah)::bigint as rupiah from saldo_hari
     where kode_toko = ${kode_toko} and akun in (select akun from rek) and tgl_system < ${saring.tgl_from}::date
     group by akun
  ), tempat as (
    select rek.*, coalesce(a.rupiah, 0) as awal, coalesce(a.rupiah, 0) + coalesce(g.rupiah, 0) as akhir
      from rek left join awal a using (akun)
      left join (select akun, sum(rupiah) as rupiah from gerak group by akun) g using (akun)
     where a.rupiah <> 0 or g.akun is not null
  ), baris as (
    select t.nama_bank, t.no_rekening, 1 as bagian, g.waktu, g.balik, g.tgl_system, g.no_bukti as no_dokumen,
           g.kode_transaksi as kategori, g.keterangan, greatest(g.rupiah, 0) as masuk,
           greatest(-g.rupiah, 0) as keluar, t.awal + sum(g.rupiah) over (
             partition by g.akun order by g.tgl_system, g.waktu, g.balik, g.no_bukti) as saldo, g.input_by
      from gerak g join tempat t using (akun)
    union all
    select nama_bank, no_rekening, 0, null, null, null, null, null, 'SALDO AWAL', null, null, awal, null from tempat
    union all
    select nama_bank, no_rekening, 2, null, null, null, null, null, 'SALDO AKHIR', null, null, akhir, null from tempat
  )
  select nama_bank, no_rekening, tgl_system, no_dokumen, kategori, keterangan, masuk::bigint, keluar::bigint,
         saldo::bigint, input_by
    from baris order by nama_bank, no_rekening, bagian, tgl_system, waktu, balik, no_dokumen`;

/** A drawer is called as on its slip, not as its account in the book. */
const sisi = (kolom: Query): Query =>
  sql`case ${kolom} when 'kas' then 'Kas Toko' when 'kas_hutang' then 'Kas Hutang'
      else regexp_replace(${kolom}, '^kas:', '') end`;

/**
 * Own transfers as their documents say them; a side without an account shows '-'. Marked is one whose book has not
 * exactly one line out and one line in of its amount.
 */
export const mutasiUangQuery = (
  saring: FiltersOf<typeof mutasiUangReport>,
  { kode_toko }: Ctx,
): Query => sql`
  select jenis, tgl_system, no_mutasi, ${sisi(sql`asal`)} as asal,
         coalesce(asal_rekening, '-') as asal_rekening, ${sisi(sql`tujuan`)} as tujuan,
         coalesce(tujuan_rekening, '-') as tujuan_rekening, no_slip, kategori, keterangan, jumlah, input_by,
         case when (select array_agg(b.rupiah::bigint order by b.rupiah) from buku b
                     where b.kode_toko = mutasi_uang.kode_toko and b.no_bukti = no_mutasi and ${adalahUang('b.akun')})
                is distinct from array[-jumlah, jumlah]::bigint[] then 'TIDAK SEIMBANG' end as tanda
    from mutasi_uang
   where kode_toko = ${kode_toko} and status = 'DONE'
     and tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
     ${same('jenis', saring.jenis)} ${same('kategori', saring.kategori)}
   order by jenis, tgl_system, no_mutasi`;
