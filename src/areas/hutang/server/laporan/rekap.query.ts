import type { FiltersOf } from '#kit/contract/report.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { teksPersen } from '#areas/barang/server/teks-kadar.query.ts';
import type { rekapPenebusanReport } from '#areas/hutang/contract/laporan/rekap-penebusan.report.ts';
import type { rekapPinjamanReport } from '#areas/hutang/contract/laporan/rekap-pinjaman.report.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * A piece's share of a sum of its loan by fine gold: each the step of a running sum, so that the shares
 * of a loan add up exactly.
 */
export const bagianMurni = (nilai: string): Query => sql`
  (div(${sql.ref(nilai)}::numeric * sum(l.murni) over sampai, nullif(sum(l.murni) over semua, 0))
   - div(${sql.ref(nilai)}::numeric * (sum(l.murni) over sampai - l.murni), nullif(sum(l.murni) over semua,
     0)))::bigint`;
export const JENDELA_MURNI = sql`
  window semua as (partition by h.kode_toko, h.no_faktur_hutang),
         sampai as (partition by h.kode_toko, h.no_faktur_hutang order by l.urut rows unbounded preceding)`;

/** Only the pieces of a price group, where one is asked for (D-35.1). */
const sekelompok = (kelompok: string): Query =>
  kelompok === 'ALL'
    ? sql``
    : sql`and p.kode_group in (select kode_group from group_barang g
            where g.kode_toko = p.kode_toko and g.kode_kelompok = ${kelompok})`;

type Pinjaman = FiltersOf<typeof rekapPinjamanReport>;
const KUNCI_PINJAM = {
  HARI: sql`p.tgl_system::text`,
  SALES: sql`coalesce(p.kode_sales, '-')`,
  KADAR: teksPersen(sql`p.kadar`),
};

/** Loans given, each shared over its pieces; a loan in several rows is counted in the first. */
export const rekapPinjamanQuery = (saring: Pinjaman, { kode_toko }: Ctx): Query => sql`
  with p as (
    select h.kode_toko, h.no_faktur_hutang, h.tgl_system, h.kode_sales, h.bunga, h.jenis, l.urut, l.kadar, l.berat,
           l.murni, l.kode_group, ${bagianMurni('h.jumlah_hutang')} as pokok
      from hutang h join hutang_barang l using (kode_toko, no_faktur_hutang)
     where h.kode_toko = ${kode_toko} and h.status not in ('OPEN', 'CANC')
       and h.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date ${JENDELA_MURNI}
  ), isi as (
    select p.*, p.urut = min(p.urut) over (partition by p.no_faktur_hutang) as pertama,
      ${KUNCI_PINJAM[saring.group_by]} as kunci
      from p where true ${sekelompok(saring.kelompok_harga)}
  ), r as (
    select kunci, count(distinct no_faktur_hutang) filter (where jenis = 'BARU')::int as jml_baru,
           count(*) filter (where pertama and jenis = 'BARU')::int as baru_pertama,
           coalesce(sum(pokok) filter (where jenis = 'BARU'), 0)::bigint as pinjaman_baru,
           count(distinct no_faktur_hutang) filter (where jenis <> 'BARU')::int as jml_remaja,
           count(*) filter (where pertama and jenis <> 'BARU')::int as remaja_pertama,
           coalesce(sum(pokok) filter (where jenis <> 'BARU'), 0)::bigint as pinjaman_remaja,
           sum(berat)::bigint as berat, sum(murni)::bigint as murni, sum(pokok)::bigint as total,
           count(distinct no_faktur_hutang)::int as semua, count(*) filter (where pertama)::int as semua_pertama,
           bulat_bagi(sum(pokok * bunga), 10000) as bunga_sebulan
      from isi group by kunci
  )
  select kunci, jml_baru, baru_pertama, pinjaman_baru, jml_remaja, remaja_pertama, pinjaman_remaja, berat,
    murni, total,
         semua_pertama, bulat_bagi(total, semua) as rata,
         per_gram(total, berat) as pinjam_gram, bunga_sebulan,
         persen_dari(bunga_sebulan, total) as bunga_rata
    from r order by kunci`;

type Penebusan = FiltersOf<typeof rekapPenebusanReport>;
/** How long loans ran, shortest first. */
const LAMA = sql`case when p.lama_pinjam <= 15 then 1 when p.lama_pinjam <= 30 then 2 when p.lama_pinjam <= 60 then 3
  when p.lama_pinjam <= 90 then 4 when p.lama_pinjam <= 120 then 5 else 6 end`;
const KUNCI_TEBUS = {
  HARI: { urut: sql`0`, kunci: sql`p.tgl_system::text` },
  SALES: { urut: sql`0`, kunci: sql`coalesce(p.kode_sales, '-')` },
  LAMA_PINJAM: {
    urut: LAMA,
    kunci: sql`(array['1–15 hari', '16–30 hari', '31–60 hari', '61–90 hari', '91–120 hari',
      'Di atas 120 hari'])[${LAMA}]`,
  },
};

export const rekapPenebusanQuery = (saring: Penebusan, { kode_toko }: Ctx): Query => {
  const { urut, kunci } = KUNCI_TEBUS[saring.group_by];
  return sql`
  with p as (
    select t.kode_toko, t.no_faktur_hutang, t.tgl_system, h.kode_sales, t.lama_pinjam, l.berat, l.kode_group,
           ${bagianMurni('t.pokok')} as pokok, ${bagianMurni('t.bunga_rp')} as bunga_rp
      from v_hutang_tutup t
      join hutang h using (kode_toko, no_faktur_hutang)
      join hutang_barang l using (kode_toko, no_faktur_hutang)
     where t.kode_toko = ${kode_toko} and t.cara = 'PENEBUSAN'
       and t.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date ${JENDELA_MURNI}
  ), r as (
    select ${kunci} as kunci, ${urut} as urut, count(distinct p.no_faktur_hutang)::int as jumlah,
      sum(p.berat)::bigint as berat,
           sum(p.pokok)::bigint as pokok, sum(p.bunga_rp)::bigint as bunga_rp,
           sum(p.pokok * p.lama_pinjam)::bigint as pokok_hari
      from p where true ${sekelompok(saring.kelompok_harga)} group by 1, 2
  )
  select kunci, urut, jumlah, berat, pokok, bunga_rp, pokok + bunga_rp as total_bayar, pokok_hari,
    bunga_rp * 30 as bunga_30,
         bulat_bagi(pokok_hari, pokok) as lama_rata,
         bulat_bagi(bunga_rp * 300000.0, pokok_hari) as bunga_efektif
    from r order by urut, kunci`;
};

/** What was lent and what came back on each day of a period: the drawing of report 30. */
export const harianQuery = (
  { tgl_from, tgl_to }: Penebusan,
  { kode_toko }: Ctx,
): Query<{ tgl: string; pinjaman: number; pokok: number }> => sql`
  select tgl_system::text as tgl, sum(pinjaman)::bigint as pinjaman, sum(pokok)::bigint as pokok
    from (select tgl_system, jumlah_hutang as pinjaman, 0 as pokok from hutang
           where kode_toko = ${kode_toko} and status not in ('OPEN', 'CANC')
             and tgl_system between ${tgl_from}::date and ${tgl_to}::date
          union all
          select tgl_system, 0, pokok from v_hutang_tutup
           where kode_toko = ${kode_toko} and cara = 'PENEBUSAN'
             and tgl_system between ${tgl_from}::date and ${tgl_to}::date) x
   group by 1 order by 1`;
