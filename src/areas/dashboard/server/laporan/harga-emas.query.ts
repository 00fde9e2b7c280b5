import type { FiltersOf } from '#kit/contract/report.ts';
import { nowIso, startOfHari } from '#kit/server/clock.ts';
import { same, sql, type Query } from '#kit/server/sql.ts';
import { addDays, type Hari } from '#kit/rules/hari.ts';
import { teksKadar } from '#areas/barang/server/teks-kadar.query.ts';
import type { HargaLain } from '#areas/dashboard/contract/laporan/harga-lain.ts';
import type { hargaEmasReport } from '#areas/dashboard/contract/laporan/harga-emas.report.ts';
import { dariDibeli } from '#areas/pembelian/server/dibeli.query.ts';
import { dariTerjual } from '#areas/penjualan/server/laporan/terjual.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';

type Saring = FiltersOf<typeof hargaEmasReport>;

/** From the first minute of the first day to the last one of the last day, on the shop's clock. */
const waktu = ({ toko, param }: Ctx, day: Hari): Query =>
  sql`${startOfHari(day, toko.zona, param(tokoParam.JAM_GANTI_HARI))}::timestamptz`;

/** Every price ever set, in one form; a price that was set again without a change is no change. */
const semuaHarga = ({ kode_toko }: Ctx): Query => sql`
    select jenis as jenis_harga, coalesce(kode_group, kode_kadar) as kode_harga, kode_group, kode_kadar, berlaku_dari,
           id, harga_per_gram as harga, input_by, op
      from harga_emas where kode_toko = ${kode_toko}
    union all
    select 'GLOBAL', 'GLOBAL', null, null, berlaku_dari, id, (value #>> '{}')::bigint, input_by, op
      from parameter_toko
     where kode_toko = ${kode_toko} and key = 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE' and value <> 'null'`;

/** Gold that moved while a price held counts within the span that is asked for. */
export const hargaEmasQuery =
  (lain: readonly HargaLain[]) =>
  (saring: Saring, ctx: Ctx): Query => {
    const { kode_toko } = ctx;
    const [from, to] = [waktu(ctx, saring.tgl_from), waktu(ctx, addDays(saring.tgl_to, 1))];
    return sql`
      with semua as (${semuaHarga(ctx)}
      ), deret as (
        select s.*, lag(harga) over (partition by jenis_harga, kode_harga order by berlaku_dari, id) as lama
          from semua s
      ), berubah as (
        select d.*, lead(berlaku_dari) over (partition by jenis_harga, kode_harga order by berlaku_dari, id) as sampai
          from deret d where harga is distinct from lama
      ), ubah as (
        select b.*, row_number() over () as ke, least(sampai, ${nowIso()}::timestamptz) as akhir from berubah b
         where berlaku_dari >= ${from} and berlaku_dari < ${to}
           ${same('jenis_harga', saring.jenis_harga)} ${same('kode_group', saring.kode_group)}
      ), batas as (
        select coalesce(array_agg(distinct t order by t), '{}') as batas
          from (select berlaku_dari as t from ubah union all select akhir from ubah) x
      ), selang as (
        select u.ke, jenis_harga, kode_group, kode_kadar,
               generate_series(width_bucket(berlaku_dari, batas), width_bucket(akhir, batas) - 1) as selang
          from ubah u cross join batas
      ), terjual as (
        ${bergerak('JUAL', dariTerjual(kode_toko, saring))}
      ), dibeli as (
        ${bergerak('BELI', dariDibeli(kode_toko, saring))}
      ), lain as (
        ${hargaLain(lain, ctx, saring, from, to)}
      )
      select u.id, u.jenis_harga,
             case when u.kode_kadar is null then u.kode_harga
                  else ${teksKadar(sql`${kode_toko}`, sql`u.kode_kadar`)} end as kode_harga,
             null as isian, u.berlaku_dari as tgl_ubah,
             u.lama as harga_lama, u.harga as harga_baru,
             u.harga - u.lama as beda, persen_dari(u.harga - u.lama, u.lama) as beda_persen,
             null as uraian, min(u.harga) over k as terendah, max(u.harga) over k as tertinggi,
             to_char(extract(epoch from u.akhir - u.berlaku_dari) / 3600, 'FM999990.0') || ' jam' as berlaku_jam,
             coalesce(j.berat, 0) as jual_berat, coalesce(b.berat, 0) as beli_berat, u.input_by,
             (select o.disetujui_by from audit a
                join otorisasi o on o.kode_toko = a.kode_toko and o.keystore = a.keystore
               where a.kode_toko = ${kode_toko} and a.op = u.op limit 1) as otorisasi_by
        from ubah u left join terjual j using (ke) left join dibeli b using (ke)
      window k as (partition by u.jenis_harga, u.kode_harga)
      union all
      select l.id, l.jenis, l.kode, l.label, l.waktu, l.lama_rp, l.baru_rp, l.baru_rp - l.lama_rp,
             persen_dari(l.baru_rp - l.lama_rp, l.lama_rp),
             case when l.kind <> 'rupiah' then l.lama || ' → ' || l.baru end,
             min(l.baru_rp) over k, max(l.baru_rp) over k,
             to_char(extract(epoch from l.akhir - l.waktu) / 3600, 'FM999990.0') || ' jam', 0, 0, l.siapa,
             (select o.disetujui_by from otorisasi o where o.kode_toko = ${kode_toko} and o.keystore = l.keystore)
        from lain l
      window k as (partition by l.jenis, l.kode, l.isian)
       order by jenis_harga, kode_harga, tgl_ubah, id`;
  };

/** A value as it is read: percents in percent, lists with commas. */
const teks = (nilai: 'lama' | 'baru'): Query => {
  const value = sql.ref(`r.${nilai}`);
  // Settings are kept as they go over the wire, columns of masters in inner units.
  const inner = sql`case when d.tabel = 'parameter_toko' then 1 else`;
  return sql`
  coalesce(case when d.kind in ('persen', 'grade')
                then trim_scale((${value} #>> '{}')::numeric / (${inner} 100 end)) || '%'
                when d.kind = 'gram' then trim_scale((${value} #>> '{}')::numeric / (${inner} 1000 end))::text
                when d.kind = 'yesNo' then case ${value} when 'true' then 'Ya' when 'false' then 'Tidak' end
                when jsonb_typeof(${value}) = 'array' then translate(${value}::text, '[]"', '')
                else ${value} #>> '{}' end, '-')`;
};
const uang = (nilai: 'lama' | 'baru'): Query =>
  sql`case when d.kind = 'rupiah' then (${sql.ref(`r.${nilai}`)} #>> '{}')::bigint end`;

/** What is sold or bought for beside the price of a gram: labels, ongkos, conditions, discounts, settings. */
const hargaLain = (
  lain: readonly HargaLain[],
  { kode_toko }: Ctx,
  saring: Saring,
  from: Query,
  to: Query,
): Query => sql`
    select r.id, d.jenis, r.kode, d.isian, d.label, d.kind, r.waktu,
           ${uang('lama')} as lama_rp, ${uang('baru')} as baru_rp,
           ${teks('lama')} as lama, ${teks('baru')} as baru, least(r.sampai, ${nowIso()}::timestamptz) as akhir,
           coalesce(r.input_by, a.user_id) as siapa, a.keystore
      from (${sejarahLain(kode_toko)}) r
      join jsonb_to_recordset(${JSON.stringify(lain)}::jsonb)
             as d(tabel text, jenis text, isian text, label text, kind text) on d.tabel = r.tabel and d.isian = r.isian
      left join lateral (select user_id, keystore from audit
         where kode_toko = ${kode_toko} and op = r.op order by urut limit 1) a on true
     where r.waktu >= ${from} and r.waktu < ${to} and r.lama is distinct from r.baru
       ${same('jenis', saring.jenis_harga)} ${same('kode_group', saring.kode_group)}`;

const sejarahLain = (kode_toko: string): Query => sql`
      select id, tabel, kode, isian, lama, baru, waktu, op, null as input_by,
             case when tabel = 'group_barang' then kode end as kode_group,
             lead(waktu) over (partition by tabel, kode, isian order by waktu, id) as sampai
        from riwayat_harga where kode_toko = ${kode_toko}
      union all
      select id, 'parameter_toko', key, key, lama, baru, waktu, op, input_by, null,
             lead(waktu) over (partition by key order by waktu, id)
        from (select id, key, nullif(value, 'null') as baru, berlaku_dari as waktu, op, input_by,
                     lag(nullif(value, 'null')) over (partition by key order by berlaku_dari, id) as lama
                from parameter_toko where kode_toko = ${kode_toko}) p
       where lama is distinct from baru`;

/**
 * What moved while each price held: lines are added up between one change and the next before they
 * meet the prices, so that a million lines are looked at once and not once for each price.
 */
const bergerak = (jenis: 'JUAL' | 'BELI', dari: Query): Query => sql`
    select s.ke, sum(l.berat)::bigint as berat
      from (select width_bucket(p.input_date, (select batas from batas)) as selang, l.kode_group, l.kode_kadar,
                   sum(l.berat) as berat ${dari} group by 1, 2, 3) l
      join selang s using (selang)
     where s.jenis_harga in (${jenis}, 'GLOBAL') and (s.kode_group is null or s.kode_group = l.kode_group)
       and (s.kode_kadar is null or s.kode_kadar = l.kode_kadar)
     group by s.ke`;
