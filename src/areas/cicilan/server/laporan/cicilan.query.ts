import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { cicilanReport } from '#areas/cicilan/contract/laporan/cicilan.report.ts';
import { detailCicilan, jadwalDari } from '#areas/cicilan/server/laporan/hidup-cicilan.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof cicilanReport>;

/**
 * Contracts by their day, as they are now. A cancelled one shows with SEMUA or CANC: its own sums stay in its columns,
 * and its groups are apart, so that nothing of it is added to what runs.
 */
export const cicilanQuery = (
  { tgl_from, tgl_to, status, kode_sales }: Saring,
  { kode_toko }: Ctx,
): Query => sql`
  with k as (
    select c.*, c.terbayar as dibayar from cicilan c
     where c.kode_toko = ${kode_toko} and c.tgl_system between ${tgl_from}::date and ${tgl_to}::date
       ${same('c.status', status)} ${same('c.kode_sales', kode_sales)}
  ), j as (${jadwalDari('k')}), n as (
    select no_cicilan, count(*)::int as semua, count(*) filter (where terbayar = jumlah)::int as lunas,
           min(jatuh_tempo) filter (where terbayar < jumlah) as berikut
      from j group by no_cicilan
  )
  select k.status, k.no_cicilan, k.tgl_system, k.nama_customer, k.alamat_customer,
         tulis_nomor(k.no_hp) as no_hp, ${detailCicilan('k')} as detail_barang, k.berat,
         k.harga_tunai, k.tambahan as margin_cicilan, k.harga_jual, k.dp_rp, k.lama_bulan, k.angsuran, k.terbayar,
         (k.harga_jual - k.dp_rp - k.terbayar)::bigint as sisa, n.lunas || '/' || n.semua as ke,
         case when k.status = 'AKTIF' then n.berikut end as jatuh_tempo, k.kode_sales, k.no_batal, k.alasan_batal,
         k.tgl_batal, k.batal_by,
         case when k.status = 'CANC' then (
           select o.disetujui_by from otorisasi o
            where o.kode_toko = k.kode_toko and o.keystore = any(k.otorisasi) and 'BATAL_CICILAN' = any(o.event)
            order by o.input_date desc limit 1) end as otorisasi_by, k.refund_rp
    from k join n using (no_cicilan)
   order by k.status, k.tgl_system, k.no_cicilan`;
