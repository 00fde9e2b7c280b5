import type { FiltersOf } from '#kit/contract/report.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Persen } from '#kit/rules/quantity.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import type { jatuhTempoReport } from '#areas/hutang/contract/laporan/jatuh-tempo.report.ts';
import {
  bungaBerjalan,
  detailBarang,
  hargaEmas,
  hargaRosok,
  hidupDi,
} from '#areas/hutang/server/laporan/hidup.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { hutangParam } from '#areas/hutang/contract/hutang.parameter.ts';

type Saring = FiltersOf<typeof jatuhTempoReport>;

/**
 * What is owed reaches a share of what the fine gold would fetch as scrap, at the price of the day (D-35.20).
 * Most loans are far from it: only of those that a rough sum cannot rule out (thirty days and a step too
 * many) is the interest counted.
 */
export const mendekatiRosok = (tgl: Hari, persen: Persen): Query => sql`
  ((h.jumlah_hutang::float8
      * (1 + h.bunga::float8 * (greatest(${tgl}::date - h.sampai, h.hari_minimal, 0) + 30) / 300000)
    + h.langkah_bunga) * 10000001 >= h.murni::float8 * h.rosok * ${persen}
   and (h.jumlah_hutang + h.berjalan)::numeric * 10000000 >= h.murni::numeric * h.rosok * ${persen})`;

const JENDELA = {
  LEWAT: (tgl: Hari): Query => sql`h.tempo < ${tgl}::date`,
  TUJUH: (tgl: Hari): Query => sql`h.tempo between ${tgl}::date and ${tgl}::date + 7`,
  TIGA_PULUH: (tgl: Hari): Query => sql`h.tempo between ${tgl}::date and ${tgl}::date + 30`,
  PERINGATAN: (tgl: Hari, persen: Persen): Query => mendekatiRosok(tgl, persen),
};

/** Outstanding loans with the interest of the day, the fine gold that they stand on and its price as scrap. */
export const dinilai = (ctx: Ctx, tgl: Hari): Query => sql`
  select h.*, ${bungaBerjalan(tgl)} as berjalan, r.rosok
    from (${hidupDi(ctx, tgl)}) h
   cross join (select ${hargaRosok(ctx.kode_toko, tgl)} as rosok) r`;

/** Loans by when they fall due, with what is owed on the day and what the gold would fetch. */
export const jatuhTempoQuery = (
  { per_tanggal, jendela, kode_sales }: Saring,
  ctx: Ctx,
): Query => sql`
  with emas as (select ${hargaEmas(ctx.kode_toko, per_tanggal)} as harga
  ), x as (
    select h.*, ${per_tanggal}::date - h.tempo as lewat, nilai_berat(h.murni, emas.harga) as nilai,
           nilai_berat(h.murni, h.rosok) as nilai_rosok
      from (${dinilai(ctx, per_tanggal)}) h cross join emas
     where ${JENDELA[jendela](per_tanggal, ctx.param(hutangParam.PERINGATAN_HUTANG_PERSEN))}
       ${same('h.kode_sales', kode_sales)}
  )
  select case when lewat <= 0 then 'Belum jatuh tempo' when lewat <= 7 then 'Lewat 1–7 hari'
              when lewat <= 30 then 'Lewat 8–30 hari' when lewat <= 60 then 'Lewat 31–60 hari'
              else 'Lewat di atas 60 hari' end as kelas,
         h.no_faktur_hutang, nama_customer, alamat_customer, tulis_nomor(no_hp) as no_hp,
         tgl_system as tgl_hutang, tempo as jatuh_tempo,
         lewat::int as lewat_hari, ${detailBarang('h')} as detail_barang, berat, jumlah_hutang,
         berjalan as bunga_berjalan, jumlah_hutang + berjalan as total_kewajiban, nilai as nilai_jaminan,
         greatest(0, jumlah_hutang + berjalan - nilai)::bigint as kurang_rp, nilai_rosok,
         persen_dari(jumlah_hutang + berjalan, nilai_rosok) as rosok_persen,
         tempo + greatest(1, h.tenggang_lelang) as boleh_lelang,
         (select max(m.tgl_system) from pesan m where m.kode_toko = h.kode_toko and m.no_dokumen = h.no_faktur_hutang
             and m.jenis = 'TEMPO_HUTANG' and m.status <> 'BATAL') as tgl_ingat
    from x h order by tempo, h.no_faktur_hutang`;

export type HutangPerlu = {
  jenis: 'HUTANG_DEKAT_ROSOK' | 'HUTANG_TANPA_ROSOK' | 'HUTANG_TEMPO_HARI' | 'HUTANG_TEMPO_MINGGU';
  jumlah: number;
  rupiah: number | null;
};

/**
 * What of the loans asks to be looked at today: as dear as their gold, due today, due in the week after it. The
 * price of scrap is the one of this moment, so that a falling price is seen at once; without one that is said.
 */
export const hutangPerluQuery = (ctx: Ctx): Query<HutangPerlu> => {
  const { hari, param } = ctx;
  const dekat = mendekatiRosok(hari, param(hutangParam.PERINGATAN_HUTANG_PERSEN));
  return sql`
  -- Of those that ask for nothing no interest is counted.
  with h as materialized (
    select h.tempo, h.rosok, h.jumlah_hutang + h.berjalan as total, ${dekat} as dekat
      from (${dinilai(ctx, hari)}) h
     where h.rosok is null or h.tempo between ${hari}::date and ${hari}::date + 7 or ${dekat}
  ), jumlah as (
    select count(*) filter (where dekat)::int as dekat, sum(total) filter (where dekat)::bigint as dekat_rp,
           count(*) filter (where rosok is null)::int as tanpa,
           count(*) filter (where tempo = ${hari}::date)::int as tempo,
           sum(total) filter (where tempo = ${hari}::date)::bigint as tempo_rp,
           count(*) filter (where tempo > ${hari}::date and tempo <= ${hari}::date + 7)::int as minggu,
           sum(total) filter (where tempo > ${hari}::date and tempo <= ${hari}::date + 7)::bigint as minggu_rp
      from h
  )
  select v.* from jumlah cross join lateral (values
      ('HUTANG_DEKAT_ROSOK', dekat, dekat_rp), ('HUTANG_TANPA_ROSOK', tanpa, null::bigint),
      ('HUTANG_TEMPO_HARI', tempo, tempo_rp), ('HUTANG_TEMPO_MINGGU', minggu, minggu_rp)) v (jenis, jumlah, rupiah)
   where v.jumlah > 0`;
};
