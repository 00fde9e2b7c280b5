import type { FiltersOf } from '#kit/contract/report.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { penebusanReport } from '#areas/hutang/contract/laporan/penebusan.report.ts';
import { detailBarang } from '#areas/hutang/server/laporan/hidup.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof penebusanReport>;

/**
 * Redemptions of a period; interest that was paid before is in another row of the book, and is marked; so
 * is a loan whose goods were sold instead.
 */
export const penebusanQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  select h.no_faktur_hutang, h.nama_customer, h.alamat_customer, ${detailBarang('h')} as detail_barang,
         h.tgl_system as tgl_hutang, t.lama_pinjam, t.tgl_system as tgl_lunas, h.kode_sales, t.pokok as jumlah_hutang,
         h.bunga as bunga_pinjam,
         bulat_bagi(t.bunga_rp * 300000.0, t.pokok * t.lama_pinjam) as bunga, t.bunga_rp,
         t.pokok + t.bunga_rp as total_bayar,
         case when exists (select from hutang_lunas l where l.kode_toko = t.kode_toko and l.no_lunas = t.no_dokumen
                             and l.jenis = 'PUTUS') then 'BELI PUTUS'
              when t.dari_tgl > h.mulai_bunga then 'BUNGA DIBAYAR SEBAGIAN' end as tanda
    from v_hutang_tutup t join hutang h using (kode_toko, no_faktur_hutang)
   where t.kode_toko = ${kode_toko} and t.cara = 'PENEBUSAN'
     and t.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
     ${saring.no_pinjam ? sql`and h.no_faktur_hutang = ${saring.no_pinjam.trim().toUpperCase()}` : sql``}
   order by ${saring.sort_by === 'no_faktur_hutang' ? sql`1` : sql.join([sql.ref(saring.sort_by), sql`1`])}`;
