import type { FiltersOf } from '#kit/contract/report.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { jatuhTempoReport } from '#areas/hutang/contract/laporan/jatuh-tempo.report.ts';
import {
  bungaBerjalan,
  detailBarang,
  hargaEmas,
  hidupPer,
  murniHutang,
} from '#areas/hutang/server/laporan/hidup.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof jatuhTempoReport>;

const JENDELA = {
  LEWAT: (tgl: string): Query => sql`h.tempo < ${tgl}::date`,
  TUJUH: (tgl: string): Query => sql`h.tempo between ${tgl}::date and ${tgl}::date + 7`,
  TIGA_PULUH: (tgl: string): Query => sql`h.tempo between ${tgl}::date and ${tgl}::date + 30`,
};

/** Loans by when they fall due, with what is owed on the day and what the gold would fetch. */
export const jatuhTempoQuery = (
  { per_tanggal, jendela, kode_sales }: Saring,
  { kode_toko, param }: Ctx,
): Query => sql`
  with h as materialized (
    select h.*, ${per_tanggal}::date - h.tempo as lewat from (${hidupPer(kode_toko, per_tanggal)}) h
     where ${JENDELA[jendela](per_tanggal)} ${same('h.kode_sales', kode_sales)}
  ), x as (
    select h.*, ${bungaBerjalan(per_tanggal)} as berjalan,
           round(${murniHutang('h')} * ${hargaEmas(kode_toko, per_tanggal)} / 1000.0)::bigint as nilai
      from h
  )
  select case when lewat <= 0 then 'Belum jatuh tempo' when lewat <= 7 then 'Lewat 1–7 hari'
              when lewat <= 30 then 'Lewat 8–30 hari' when lewat <= 60 then 'Lewat 31–60 hari'
              else 'Lewat di atas 60 hari' end as kelas,
         h.no_faktur_hutang, nama_customer, alamat_customer, no_hp, tgl_system as tgl_hutang, tempo as jatuh_tempo,
         lewat::int as lewat_hari, ${detailBarang('h')} as detail_barang, berat, jumlah_hutang,
           berjalan as bunga_berjalan,
         jumlah_hutang + berjalan as total_kewajiban, nilai as nilai_jaminan,
         greatest(0, jumlah_hutang + berjalan - nilai)::bigint as kurang_rp,
         tempo + ${Math.max(1, param.MASA_TENGGANG_LELANG)}::int as boleh_lelang, null::date as tgl_ingat
    from x h order by tempo, h.no_faktur_hutang`;
