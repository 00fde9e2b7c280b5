import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { tunggakanCicilanReport } from '#areas/cicilan/contract/laporan/tunggakan.report.ts';
import { cicilanHidupPer, jadwalDari } from '#areas/cicilan/server/laporan/hidup-cicilan.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof tunggakanCicilanReport>;

/** Contracts that ran on a day with an instalment that was due by it and not paid whole, the oldest first. */
export const tunggakanCicilanQuery = (
  { per_tanggal, kode_sales }: Saring,
  { kode_toko }: Ctx,
): Query => sql`
  with k as (
    select * from (${cicilanHidupPer(kode_toko, per_tanggal)}) h where true ${same('h.kode_sales', kode_sales)}
  ), j as (${jadwalDari('k')}), n as (
    select no_cicilan, count(*)::int as jml_tunggak, sum(jumlah - terbayar)::bigint as tunggakan,
           min(jatuh_tempo) as tertua
      from j where jatuh_tempo <= ${per_tanggal}::date and terbayar < jumlah group by no_cicilan
  ), r as (
    select k.*, n.jml_tunggak, n.tunggakan, n.tertua, (${per_tanggal}::date - n.tertua)::int as lewat_hari
      from k join n using (no_cicilan)
  )
  select case when lewat_hari = 0 then 'Jatuh tempo hari ini' when lewat_hari <= 7 then '1–7 hari'
              when lewat_hari <= 30 then '8–30 hari' when lewat_hari <= 60 then '31–60 hari'
              when lewat_hari <= 90 then '61–90 hari' else 'Di atas 90 hari' end as kelas,
         no_cicilan, nama_customer, alamat_customer, tulis_nomor(no_hp) as no_hp, jml_tunggak, tunggakan, tertua,
         lewat_hari, (harga_jual - dp_rp - dibayar)::bigint as sisa, berat,
         (select max(b.tgl_system) from cicilan_bayar b
           where b.kode_toko = r.kode_toko and b.no_cicilan = r.no_cicilan and b.status = 'DONE'
             and b.tgl_system <= ${per_tanggal}::date) as bayar_terakhir,
         (select max(m.tgl_system) from pesan m
           where m.kode_toko = r.kode_toko and m.no_dokumen = r.no_cicilan and m.jenis = 'TEMPO_CICILAN'
             and m.status <> 'BATAL') as tgl_ingat,
         kode_sales
    from r order by tertua, no_cicilan`;
