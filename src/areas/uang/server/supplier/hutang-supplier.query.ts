import type { FiltersOf } from '#kit/contract/report.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { bukanBatalSehari } from '#areas/buku/server/tempat-uang.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { hutangSupplierReport } from '#areas/uang/contract/supplier/hutang-supplier.report.ts';

const JENIS = {
  ALL: sql`true`,
  BARANG: sql`akun not like 'supplier:BLN/%'`,
  BERLIAN: sql`akun like 'supplier:BLN/%'`,
} as const;

/** The accounts of suppliers as the book holds them, each from what was owed to what is owed. */
export const hutangSupplierQuery = (
  saring: FiltersOf<typeof hutangSupplierReport>,
  { kode_toko }: Ctx,
): Query => sql`
  with gerak as (
    select b.akun, s.tgl_system, s.waktu, s.membalik is not null as balik, s.no_bukti, s.kode_transaksi, s.keterangan,
           s.input_by, -sum(b.rupiah)::bigint as rupiah
      from buku b
      join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bukti
     where b.kode_toko = ${kode_toko} and b.akun >= 'supplier:' and b.akun < 'supplier;'
       and b.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date and ${bukanBatalSehari('s')}
     group by b.akun, s.tgl_system, s.waktu, s.membalik, s.no_bukti, s.kode_transaksi, s.keterangan, s.input_by
    having sum(b.rupiah) <> 0
  ), awal as (
    select akun, -sum(rupiah)::bigint as rupiah from saldo_hari
     where kode_toko = ${kode_toko} and akun >= 'supplier:' and akun < 'supplier;'
       and tgl_system < ${saring.tgl_from}::date
     group by akun having sum(rupiah) <> 0
  ), supplier as (
    select akun, substr(akun, 10) as kode, coalesce(n.nama, substr(akun, 10)) as nama, coalesce(a.rupiah, 0) as awal,
           coalesce(a.rupiah, 0) + coalesce(g.rupiah, 0) as akhir
      from awal a full join (select akun, sum(rupiah) as rupiah from gerak group by akun) g using (akun)
      left join v_nama_supplier n on n.kode_toko = ${kode_toko} and n.kode_supplier = substr(akun, 10)
     where ${JENIS[saring.jenis]}
  ), baris as (
    select p.nama, p.kode, 1 as bagian, g.waktu, g.balik, g.tgl_system, g.no_bukti as no_dokumen,
           g.kode_transaksi as kategori, g.keterangan, greatest(g.rupiah, 0) as bertambah,
           greatest(-g.rupiah, 0) as berkurang, p.awal + sum(g.rupiah) over (
             partition by g.akun order by g.tgl_system, g.waktu, g.balik, g.no_bukti) as hutang, g.input_by
      from gerak g join supplier p using (akun)
    union all
    select nama, kode, 0, null, null, null, null, null, 'HUTANG AWAL', null, null, awal, null from supplier
    union all
    select nama, kode, 2, null, null, null, null, null, 'HUTANG AKHIR', null, null, akhir, null from supplier
  )
  select nama as nama_supplier, kode, tgl_system, no_dokumen, kategori, keterangan, bertambah::bigint,
         berkurang::bigint, hutang::bigint, input_by
    from baris order by nama, kode, bagian, tgl_system, waktu, balik, no_dokumen`;
