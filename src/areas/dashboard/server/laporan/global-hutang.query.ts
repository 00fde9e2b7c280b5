import type { FiltersOf } from '#kit/contract/report.ts';
import type { ChainSaid } from '#kit/server/report-file/report-chain.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { hargaMurniHari } from '#areas/barang/server/harga-hari.query.ts';
import { globalHutangReport } from '#areas/dashboard/contract/laporan/global-hutang.report.ts';
import { rantai, type Siapa } from '#areas/dashboard/server/laporan/cabang.query.ts';
import { gabung } from '#areas/dashboard/server/laporan/rantai/gabung.query.ts';
import { hidupPer } from '#areas/hutang/server/laporan/hidup.query.ts';
import { GERAK_PINJAMAN } from '#areas/hutang/server/laporan/saldo-hutang.query.ts';

type Saring = FiltersOf<typeof globalHutangReport>;

/** Balances and their movement by the book; how many loans there are and what is overdue by the loans. */
export const globalHutangQuery = (saring: Saring, ctx: Siapa, { rows }: ChainSaid): Query => {
  const semua = gabung(globalHutangReport, hutangToko(saring, ctx), rows);
  return sql`select * from (${semua}) semua order by nama_toko`;
};

export const tokoHutang = ({ toko }: Saring, ctx: Siapa): Query =>
  rantai(toko, sql`h.akun in ('pinjaman', 'bunga')`, ctx);

const hutangToko = (saring: Saring, ctx: Siapa): Query => {
  const { tgl_from, tgl_to } = saring;
  return sql`
  with cabang as (${tokoHutang(saring, ctx)})
  select c.kode_toko, c.nama_toko, awal.rupiah as saldo_awal, g.pinjaman, g.tebus, g.remaja, g.lelang,
         awal.rupiah + g.pinjaman - g.tebus + g.remaja - g.lelang as saldo_akhir, bunga.rupiah as bunga,
           h.jml_akhir, h.berat_akhir,
         h.nilai_akhir,
         persen_dari(awal.rupiah + g.pinjaman - g.tebus + g.remaja - g.lelang, h.nilai_akhir) as ltv,
         h.lewat_rp,
         persen_dari(h.lewat_rp, awal.rupiah + g.pinjaman - g.tebus + g.remaja - g.lelang) as lewat_persen
    from cabang c
    cross join lateral (
      select coalesce(sum(rupiah), 0)::bigint as rupiah from saldo_hari
       where kode_toko = c.kode_toko and akun = 'pinjaman' and tgl_system < ${tgl_from}::date) awal
    cross join lateral (
      select ${GERAK_PINJAMAN}
        from buku b join buku_set s using (kode_toko, no_bukti)
       where b.kode_toko = c.kode_toko and b.akun = 'pinjaman'
         and b.tgl_system between ${tgl_from}::date and ${tgl_to}::date) g
    cross join lateral (
      select -coalesce(sum(rupiah), 0)::bigint as rupiah from saldo_hari
       where kode_toko = c.kode_toko and akun = 'bunga' and tgl_system between ${tgl_from}::date
         and ${tgl_to}::date) bunga
    cross join lateral (
      select count(*)::int as jml_akhir, coalesce(sum(n.berat), 0)::bigint as berat_akhir,
             sum(n.nilai)::bigint as nilai_akhir,
             coalesce(sum(h.jumlah_hutang) filter (where h.tempo < ${tgl_to}::date), 0)::bigint as lewat_rp
        from (${hidupPer(sql`c.kode_toko`, tgl_to)}) h
        cross join lateral (
          select sum(l.berat_bersih) as berat, sum(nilai_berat(l.murni, e.harga)) as nilai
            from hutang_barang l left join (${hargaMurniHari(sql`c.kode_toko`, tgl_to)}) e on true
           where l.kode_toko = h.kode_toko and l.no_faktur_hutang = h.no_faktur_hutang) n) h`;
};
