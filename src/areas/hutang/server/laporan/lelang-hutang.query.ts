import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { lelangHutangReport } from '#areas/hutang/contract/laporan/lelang-hutang.report.ts';
import { lelangBerdiri } from '#areas/hutang/server/laporan/hidup.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof lelangHutangReport>;

/**
 * Auctions that were valid when the period ended, with the goods as they were found; a surplus that was not fetched
 * stays owed (D-35.16).
 */
export const lelangHutangQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  with l as (
    select l.*, h.alamat_customer, h.no_hp, k.tgl_system as tgl_kelebihan,
           case when l.kelebihan > 0 then 'LEBIH' when l.kekurangan > 0 then 'KURANG' else 'PAS' end as hasil,
           case when l.kelebihan > 0 then case when k.no_kelebihan is null then 'BELUM_DIAMBIL' else 'SUDAH_DIAMBIL' end
           end as status_kelebihan
      from hutang_lelang l
      join hutang h using (kode_toko, no_faktur_hutang)
      left join hutang_kelebihan k on k.kode_toko = l.kode_toko and k.no_lelang = l.no_lelang and k.status = 'DONE'
     where l.kode_toko = ${kode_toko} and ${lelangBerdiri(saring.tgl_to)}
       and l.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
  )
  select to_char(tgl_system, 'YYYY-MM') as bulan, no_faktur_hutang, tgl_system as tgl_lelang, nama_customer,
         alamat_customer, tulis_nomor(no_hp) as no_hp,
         array(select b.nama_barang || ' ' || to_char(b.berat / 1000.0, 'FM999990.000') || ' g '
                      || trim_scale(b.kadar / 100.0)
                 from hutang_lelang_barang b
                where b.kode_toko = l.kode_toko and b.no_lelang = l.no_lelang order by b.urut) as detail_barang,
         berat, murni, jumlah_hutang as pokok, bunga_rp as bunga, biaya,
         (jumlah_hutang + bunga_rp + biaya)::bigint as kewajiban, hasil_lelang, kelebihan,
         case when status_kelebihan = 'BELUM_DIAMBIL' then kelebihan else 0 end as belum_diambil, kekurangan,
         tgl_kelebihan, case when kelebihan > 0 then batas_kelebihan end as batas_kelebihan, tujuan
    from l where true ${same('hasil', saring.hasil)} ${same('status_kelebihan', saring.status_kelebihan)}
   order by bulan, tgl_system, no_faktur_hutang`;
