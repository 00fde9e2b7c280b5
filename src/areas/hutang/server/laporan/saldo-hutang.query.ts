import type { FiltersOf } from '#kit/contract/report.ts';
import { withShares } from '#kit/server/shares.query.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { teksPersen } from '#areas/barang/server/teks-kadar.query.ts';
import type { saldoHutangReport } from '#areas/hutang/contract/laporan/saldo-hutang.report.ts';
import { bungaBerjalan, hargaEmas, hidupDi } from '#areas/hutang/server/laporan/hidup.query.ts';
import { bagianMurni, JENDELA_MURNI } from '#areas/hutang/server/laporan/rekap.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Saring = FiltersOf<typeof saldoHutangReport>;

const UMUR = sql`case when p.umur <= 30 then 1 when p.umur <= 60 then 2 when p.umur <= 90 then 3
  when p.umur <= 120 then 4 else 5 end`;
const KUNCI = {
  UMUR: {
    urut: UMUR,
    kunci: sql`(array['0–30 hari', '31–60 hari', '61–90 hari', '91–120 hari', 'Di atas 120 hari'])[${UMUR}]`,
  },
  RINCIAN: { urut: sql`0`, kunci: sql`p.no_faktur_hutang` },
  SALES: { urut: sql`0`, kunci: sql`coalesce(p.kode_sales, '-')` },
  KADAR: { urut: sql`p.kadar`, kunci: teksPersen(sql`p.kadar`) },
  BUNGA: { urut: sql`p.bunga`, kunci: teksPersen(sql`p.bunga`) },
};

/**
 * Loans outstanding at the end of a day, each shared over its pieces, by one property; their weight is that of custody,
 * gold without stones (decision 342).
 */
export const saldoHutangQuery = ({ per_tanggal, group_by }: Saring, ctx: Ctx): Query => {
  const { urut, kunci } = KUNCI[group_by];
  const rows = sql`
  with h as materialized (
    select h.*, ${bungaBerjalan(per_tanggal)} as berjalan, ${per_tanggal}::date - h.tgl_system as umur
      from (${hidupDi(ctx, per_tanggal)}) h
  ), emas as (select ${hargaEmas(ctx.kode_toko, per_tanggal)} as harga
  ), p as (
    select h.no_faktur_hutang, h.kode_sales, h.bunga, h.umur, l.kadar, l.berat_bersih as berat, l.murni, l.plafond,
           l.urut = min(l.urut) over semua as pertama, ${bagianMurni('h.jumlah_hutang')} as pokok,
           ${bagianMurni('h.berjalan')} as berjalan, nilai_berat(l.murni, emas.harga) as nilai
      from h join hutang_barang l on l.kode_toko = h.kode_toko and l.no_faktur_hutang = h.no_faktur_hutang
      cross join emas ${JENDELA_MURNI}
  )
  select ${kunci} as kunci, ${urut} as urut, count(distinct p.no_faktur_hutang)::int as jumlah,
         count(*) filter (where p.pertama)::int as pertama, sum(p.berat)::bigint as berat,
           sum(p.murni)::bigint as murni,
         sum(p.pokok)::bigint as pokok, sum(p.berjalan)::bigint as bunga_berjalan,
           sum(p.nilai)::bigint as nilai_jaminan,
         persen_dari(sum(p.pokok), sum(p.nilai)) as ltv, sum(p.plafond)::bigint as plafond,
         persen_dari(sum(p.pokok), sum(p.plafond)) as plafond_persen
    from p group by 1, 2`;
  return sql`${withShares(rows, { kontribusi: 'pokok' }, 'kunci')} order by urut, kunci`;
};

/** Lines of `pinjaman` by what moved it: lent, paid back, renewed, auctioned. */
const gerak = (tanda: '' | '-', syarat: string): Query => sql`
  ${sql.raw(tanda)}coalesce(sum(b.rupiah) filter (where b.akun = 'pinjaman'
    and s.kode_transaksi ${sql.raw(syarat)}), 0)::bigint`;
export const GERAK_PINJAMAN = sql`
  ${gerak('', "like '%PINJAM'")} as pinjaman,
  ${gerak('-', "not like all (array['%PINJAM', '%REMAJA', '%LELANG'])")} as tebus,
  ${gerak('', "like '%REMAJA'")} as remaja, ${gerak('-', "like '%LELANG'")} as lelang`;

type Gerak = { awal: number; pinjaman: number; tebus: number; remaja: number; lelang: number };

/** How the balance of `pinjaman` came about since its month began, by the book alone. */
export const gerakBulanQuery = ({ per_tanggal }: Saring, { kode_toko }: Ctx): Query<Gerak> => sql`
  select (select coalesce(sum(rupiah), 0) from saldo_hari where kode_toko = ${kode_toko} and akun = 'pinjaman'
           and tgl_system < date_trunc('month', ${per_tanggal}::date))::bigint as awal, ${GERAK_PINJAMAN}
    from buku b join buku_set s using (kode_toko, no_bukti)
   where b.kode_toko = ${kode_toko} and b.akun = 'pinjaman'
     and b.tgl_system between date_trunc('month', ${per_tanggal}::date) and ${per_tanggal}::date`;
