import { percentText } from '#kit/rules/format.ts';
import { persen } from '#kit/rules/quantity.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import {
  BERLIAN_TERJUAL,
  EMAS_SERVICE,
  hargaGlobal,
  SEGRAM,
} from '#areas/pengawasan/server/sinyal-dihargai.query.ts';
import { dalam, type Span } from '#areas/pengawasan/server/sinyal-span.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { pengawasanParam } from '#areas/pengawasan/contract/pengawasan.parameter.ts';

/**
 * Sales soon after the price changed that chose theirs, with what the change was worth on them: the price of a gram of
 * their group or kadar, of resellers, of wholesale, of pure gold where no row has a price, a label, or a row for
 * stones, whichever of them it priced: what it is worth is not told. Gold that a repair added is sold when it is
 * fetched.
 */
export const jualSetelahUbah = (span: Span, { kode_toko, param }: Ctx): Query => {
  const menit = param(pengawasanParam.SINYAL_HARGA_MENIT);
  const terjual = terjualSetelah(kode_toko, span, menit);
  return sql`
  select 'JUAL SETELAH UBAH HARGA', input_by, tgl_system, null,
         string_agg(distinct kode || ' ' || coalesce(lalu::text, '-') || ' menjadi ' || coalesce(kini::text, '-'),
           ', '),
         count(distinct no_faktur_jual)::int, array_agg(distinct no_faktur_jual order by no_faktur_jual),
         sum(berat), sum(netto), sum(beda), ${`${menit} menit`}
    from (
      select distinct on (no_faktur_jual, urut) * from (
        select l.no_faktur_jual, l.urut, p.tgl_system, p.input_by, l.berat, l.netto, u.berlaku_dari, u.lalu,
               u.harga_per_gram as kini,
               concat_ws(' ', nullif(u.jenis, 'JUAL'), coalesce(u.kode_group, u.kode_kadar)) as kode,
               nilai_berat(l.berat, u.harga_per_gram - u.lalu) as beda
          from (select id, jenis, kode_group, kode_kadar, berlaku_dari, harga_per_gram,
                       lag(harga_per_gram) over (partition by jenis, kode_group, kode_kadar order by berlaku_dari, id)
                         as lalu
                  from harga_emas where kode_toko = ${kode_toko} and jenis <> 'BELI') u
          ${terjual}
           and case u.jenis when 'JUAL' then l.kode_group = u.kode_group or l.kode_kadar = u.kode_kadar
                            else l.harga_id = u.id end
         where u.harga_per_gram <> u.lalu and ${dekat(span)}
        union all
        select l.no_faktur_jual, l.urut, p.tgl_system, p.input_by, l.berat, l.netto, u.berlaku_dari, u.lalu, u.kini,
               'GLOBAL', nilai_berat(l.berat, sebesar_persen(u.kini, l.persen) - sebesar_persen(u.lalu, l.persen))
          from (${hargaGlobal(kode_toko)}) u
          ${terjual} and l.harga_id is null and l.harga_hari > 0
          left join barang b on b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode
         where ${SEGRAM} and u.kini <> u.lalu and ${dekat(span)}
        union all
        select l.no_faktur_jual, l.urut, p.tgl_system, p.input_by, l.berat, l.netto, u.berlaku_dari, u.lalu,
               u.kini, u.kode, u.kini - u.lalu
          from (select kode, waktu as berlaku_dari, (lama #>> '{}')::bigint as lalu, (baru #>> '{}')::bigint as kini
                  from riwayat_harga where kode_toko = ${kode_toko} and tabel = 'bandrol' and isian = 'harga') u
          ${terjual} and l.harga = u.kini
          join barang b on b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode and b.kode_bandrol = u.kode
         where u.lalu is not null and ${dekat(span)}
        union all
        select l.no_faktur_jual, l.urut, p.tgl_system, p.input_by, l.berat, l.netto, u.berlaku_dari, u.lalu,
               u.kini, 'BERLIAN ' || u.kode, null::bigint
          from (select kode, waktu as berlaku_dari, (lama #>> '{}')::bigint as lalu, (baru #>> '{}')::bigint as kini
                  from riwayat_harga where kode_toko = ${kode_toko} and tabel = 'parameter_berlian'
                   and isian = 'harga_per_carat' and op is not null) u
          ${terjual}
         where exists (select from berlian s where s.kode_toko = l.kode_toko and ${BERLIAN_TERJUAL})
           and ${dekat(span)}
        union all
        select p.no_ambil, l.urut, p.tgl_system, p.input_by, l.tambah_emas, nilai_berat(l.tambah_emas, u.kini),
               u.berlaku_dari, u.lalu, u.kini, u.kode_kadar, nilai_berat(l.tambah_emas, u.kini - u.lalu)
          from (select kode_kadar, berlaku_dari, harga_per_gram as kini,
                       lag(harga_per_gram) over (partition by kode_kadar order by berlaku_dari, id) as lalu
                  from harga_emas where kode_toko = ${kode_toko} and jenis = 'JUAL' and kode_kadar is not null) u,
               ${EMAS_SERVICE}
         where p.kode_toko = ${kode_toko} and ${dalam('p.tgl_system', span)} and k.kode_kadar = u.kode_kadar
           and p.input_date >= u.berlaku_dari and p.input_date <= u.berlaku_dari + make_interval(mins => ${menit}::int)
           and u.kini <> u.lalu and ${dekat(span)}) semua
       order by no_faktur_jual, urut, beda is null, berlaku_dari desc) jual
   group by input_by, tgl_system`;
};

/** Changes `u` that can matter to documents of these days, in any time zone. */
const dekat = ({ tgl_from, tgl_to }: Span): Query => sql`
  u.berlaku_dari between ${tgl_from}::date - interval '2 days' and ${tgl_to}::date + interval '2 days'`;

/** The lines `l` of sales `p` within these minutes after a change `u`. */
const terjualSetelah = (kode_toko: string, span: Span, menit: number): Query => sql`
  join nota_jual p on p.kode_toko = ${kode_toko} and ${dalam('p.tgl_system', span)} and p.valid_at is not null
   and p.input_date >= u.berlaku_dari and p.input_date <= u.berlaku_dari + make_interval(mins => ${menit}::int)
  join nota_jual_barang l on l.kode_toko = p.kode_toko and l.no_faktur_jual = p.no_faktur_jual`;

/** Gold itself rarely moves more than this on a day: a smaller rise is the market's. */
const NAIK_BIASA = persen(200);

/**
 * Bought back soon after the shop's buying price of that gold rose by more than the market moves, in one step or in
 * several: a friend's gold is bought before the price is put back. The rise is measured from the lowest price of the
 * minutes before.
 */
export const beliSetelahNaik = (span: Span, { kode_toko, param }: Ctx): Query => {
  const menit = param(pengawasanParam.SINYAL_HARGA_MENIT);
  return sql`
  select 'BELI SETELAH HARGA NAIK', input_by, tgl_system, null,
         string_agg(distinct kode || ' ' || lalu || ' menjadi ' || kini, ', '), count(distinct no)::int,
         array_agg(distinct no order by no), sum(berat), sum(harga), sum(beda),
         ${`${menit} menit, ${percentText(NAIK_BIASA)}`}
    from (
      select distinct on (no, urut) * from (
        select l.no_faktur_beli as no, l.urut, p.tgl_system, p.input_by, l.berat, l.harga, u.kode,
               min(u.lalu) as lalu, (array_agg(u.kini order by u.berlaku_dari desc, u.id desc))[1] as kini,
               nilai_berat(case u.jenis when 'ROSOK' then l.murni else l.berat end,
                 (array_agg(u.kini order by u.berlaku_dari desc, u.id desc))[1] - min(u.lalu)) as beda
          from (${hargaBeli(kode_toko)}) u
          join nota_beli p on p.kode_toko = ${kode_toko} and ${dalam('p.tgl_system', span)} and p.valid_at is not null
           and p.input_date >= u.berlaku_dari and p.input_date <= u.berlaku_dari + make_interval(mins => ${menit}::int)
          join nota_beli_barang l on l.kode_toko = p.kode_toko and l.no_faktur_beli = p.no_faktur_beli
           and (u.jenis = 'ROSOK') = (l.asal_nota in ('ROSOK', 'TOKO_LAIN'))
           and (u.jenis = 'ROSOK' or l.kode_group = u.kode_group or l.kode_kadar = u.kode_kadar)
         where u.lalu is not null and ${dekat(span)}
         group by l.no_faktur_beli, l.urut, p.tgl_system, p.input_by, l.berat, l.murni, l.harga, u.jenis, u.kode) naik
       where kini * 10000 > lalu * (10000 + ${NAIK_BIASA}::int)
       order by no, urut, beda desc) beli
   group by input_by, tgl_system`;
};

/** Every buying price of a gram with the one before it: by group, by kadar, and of scrap by its fine gold. */
const hargaBeli = (kode_toko: string): Query => sql`
  select 'BELI' as jenis, coalesce(kode_group, kode_kadar) as kode, kode_group, kode_kadar, berlaku_dari, id,
         harga_per_gram::bigint as kini,
         lag(harga_per_gram::bigint) over (partition by kode_group, kode_kadar order by berlaku_dari, id) as lalu
    from harga_emas where kode_toko = ${kode_toko} and jenis = 'BELI'
  union all
  select 'ROSOK', 'ROSOK', null, null, berlaku_dari, id, (value #>> '{}')::bigint,
         lag((value #>> '{}')::bigint) over (order by berlaku_dari, id)
    from parameter_toko where kode_toko = ${kode_toko} and key = ${pembelianParam.HARGA_ROSOK.key}`;
