import type { FiltersOf } from '#kit/contract/report.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { lelangCicilanReport } from '#areas/cicilan/contract/laporan/lelang.report.ts';
import { detailCicilan } from '#areas/cicilan/server/laporan/hidup-cicilan.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof lelangCicilanReport>;

/** Auctions that were not cancelled when the period ended, and when the surplus of each was fetched (D-38.4). */
export const lelangCicilanQuery = ({ tgl_from, tgl_to }: Saring, { kode_toko }: Ctx): Query => sql`
  select to_char(l.tgl_system, 'YYYY-MM') as bulan, l.no_cicilan, l.tgl_system as tgl_lelang, l.nama_customer,
         c.alamat_customer, tulis_nomor(c.no_hp) as no_hp, ${detailCicilan('c')} as detail_barang, l.berat,
         l.harga_jual, l.sudah_bayar, l.sisa, l.biaya, l.hasil_lelang, l.kelebihan, l.kekurangan,
         k.tgl_system as tgl_kelebihan
    from cicilan_lelang l
    join cicilan c using (kode_toko, no_cicilan)
    left join cicilan_kelebihan k on k.kode_toko = l.kode_toko and k.no_lelang = l.no_lelang and k.status = 'DONE'
   where l.kode_toko = ${kode_toko} and l.tgl_system between ${tgl_from}::date and ${tgl_to}::date
     and (l.status = 'DONE' or l.hari_batal > ${tgl_to}::date)
   order by bulan, l.tgl_system, l.no_cicilan`;
