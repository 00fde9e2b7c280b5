import type { FiltersOf } from '#kit/contract/report.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { mutasiJaminanReport } from '#areas/hutang/contract/laporan/mutasi-jaminan.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof mutasiJaminanReport>;

/**
 * Days on which custody moved or was counted, and what lay there when the period began; the book knows no other
 * gold. Beside it the last count until that day, loan by loan as found; a difference on the day of the count alone.
 */
export const mutasiJaminanQuery = (
  { tgl_from, tgl_to, kadar }: Saring,
  { kode_toko }: Ctx,
): Query => {
  const milik = sql`kode_toko = ${kode_toko} and akun = 'jaminan' and kadar > 0
    ${
      kadar === 'ALL'
        ? sql``
        : sql`and kadar = (select persen from kadar k where k.kode_toko = ${kode_toko} and k.kode_kadar = ${kadar})`
    }`;
  return sql`
  with awal as (
    select kadar, sum(qty) as qty, sum(berat) as berat from saldo_hari
     where ${milik} and tgl_system < ${tgl_from}::date group by kadar having sum(qty) <> 0 or sum(berat) <> 0
  ), gerak as (
    select b.tgl_system, b.kadar, sum(b.qty) as qty, sum(b.berat) as berat,
           coalesce(sum(b.berat) filter (where s.kode_transaksi like '%PINJAM'), 0) as masuk,
           -coalesce(sum(b.berat) filter (where s.kode_transaksi not like all (array['%PINJAM', '%REMAJA',
             '%LELANG'])), 0) as tebus,
           -coalesce(sum(b.berat) filter (where s.kode_transaksi like '%LELANG'), 0) as lelang,
           coalesce(sum(b.berat) filter (where s.kode_transaksi like '%REMAJA'), 0) as remaja
      from (select * from buku where ${milik} and tgl_system between ${tgl_from}::date and ${tgl_to}::date) b
      join buku_set s using (kode_toko, no_bukti)
     group by 1, 2
  ), opname as (
    select distinct on (tgl_system) id, tgl_system from opname_hutang
     where kode_toko = ${kode_toko} and status = 'SELESAI' and tgl_system <= ${tgl_to}::date
     order by tgl_system, id desc
  ), hari as (
    select tgl_system, kadar from gerak union select ${tgl_from}::date, kadar from awal
    union select o.tgl_system, k.kadar from opname o
      join (select ${tgl_from}::date as sejak, kadar from awal union select tgl_system, kadar from gerak) k
        on k.sejak <= o.tgl_system
     where o.tgl_system >= ${tgl_from}::date
  ), r as (
    select h.tgl_system, h.kadar, coalesce(g.masuk, 0) as masuk, coalesce(g.tebus, 0) as tebus,
      coalesce(g.lelang, 0) as lelang,
           coalesce(g.remaja, 0) as remaja, coalesce(g.qty, 0) as qty, coalesce(g.berat, 0) as berat,
           coalesce(a.qty, 0) + sum(coalesce(g.qty, 0)) over urut as akhir_qty,
           coalesce(a.berat, 0) + sum(coalesce(g.berat, 0)) over urut as akhir_berat
      from hari h left join gerak g using (tgl_system, kadar) left join awal a using (kadar)
    window urut as (partition by h.kadar order by h.tgl_system rows unbounded preceding)
  )
  select r.tgl_system, r.kadar, (akhir_qty - qty)::int as awal_qty, (akhir_berat - r.berat)::bigint as awal_berat,
         masuk::bigint as masuk_berat, tebus::bigint as tebus_berat, lelang::bigint as lelang_berat,
         remaja::bigint as remaja_berat, akhir_qty::int as akhir_qty, akhir_berat::bigint as akhir_berat,
         o.opname_berat, case when o.tgl_system = r.tgl_system then o.opname_berat - akhir_berat end::bigint as selisih
    from r left join lateral (
      select o.tgl_system, (
             select coalesce(sum(b.berat_bersih), 0) from opname_hutang_hasil i
               join hutang_barang b on b.kode_toko = i.kode_toko and b.no_faktur_hutang = i.no_hutang
                and b.kadar = r.kadar
              where i.kode_toko = ${kode_toko} and i.id = o.id and i.hasil = 'KETEMU')::bigint as opname_berat
        from opname o where o.tgl_system <= r.tgl_system order by o.tgl_system desc limit 1) o on true
   order by r.kadar, r.tgl_system`;
};
