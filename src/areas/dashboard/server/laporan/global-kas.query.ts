import type { FiltersOf } from '#kit/contract/report.ts';
import type { ChainSaid } from '#kit/server/report-file/report-chain.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { adalahKas, bukanBatalSehari } from '#areas/buku/server/tempat-uang.query.ts';
import { globalKasReport } from '#areas/dashboard/contract/laporan/global-kas.report.ts';
import { rantai, type Siapa } from '#areas/dashboard/server/laporan/cabang.query.ts';
import { gabung } from '#areas/dashboard/server/laporan/rantai/gabung.query.ts';

type Saring = FiltersOf<typeof globalKasReport>;

/** Money and what is owed stand in the book without a kadar. */
const UANG = sql`h.kadar = 0`;

/**
 * Balances come from the day balances of the book, movements from the sets of the day. A set that was cancelled on the
 * same day counts neither as money in nor as money out, and cash between drawers counts as neither. Money on its way is
 * counted with the sender.
 */
export const globalKasQuery = (saring: Saring, ctx: Siapa, { rows }: ChainSaid): Query => {
  const semua = gabung(globalKasReport, kasToko(saring, ctx), rows);
  return sql`select * from (${semua}) semua order by nama_toko`;
};

export const tokoKas = ({ toko }: Saring, ctx: Siapa): Query => rantai(toko, UANG, ctx);

const kasToko = (saring: Saring, ctx: Siapa): Query => {
  const { tgl_system } = saring;
  return sql`
  with cabang as (${tokoKas(saring, ctx)}
  ), saldo as (
    select h.kode_toko,
           coalesce(sum(rupiah) filter (where ${adalahKas('akun')} and tgl_system < ${tgl_system}::date), 0) as awal,
           coalesce(sum(rupiah) filter (where ${adalahKas('akun')}), 0) as akhir,
           coalesce(sum(rupiah) filter (where akun like 'bank:%'), 0) as bank,
           coalesce(sum(rupiah) filter (where akun like 'kartu:%'), 0) as kartu,
           coalesce(sum(rupiah) filter (where akun like 'perjalanan%'), 0) as jalan,
           coalesce(-sum(rupiah) filter (where akun in ('titipan', 'dp_pesanan', 'dp_service', 'uang_cicilan')), 0)
             as titipan
      from cabang c
      join saldo_hari h on h.kode_toko = c.kode_toko and h.tgl_system <= ${tgl_system}::date and h.kadar = 0
     group by h.kode_toko
  ), sehari as (
    select s.kode_toko, sum(b.rupiah) filter (where ${adalahKas('b.akun')}) as rupiah,
           bool_or(b.akun like 'biaya:%') and left(s.no_bukti, 2) = 'KK' as biaya,
           bool_or(b.akun like 'perjalanan%') as kirim
      from cabang c
      join buku_set s on s.kode_toko = c.kode_toko and s.tgl_system = ${tgl_system}::date and ${bukanBatalSehari('s')}
      join buku b on b.kode_toko = s.kode_toko and b.no_bukti = s.no_bukti
    group by s.kode_toko, s.no_bukti
  ), gerak as (
    select kode_toko, sum(greatest(rupiah, 0)) as masuk, -sum(least(rupiah, 0)) as keluar,
           -coalesce(sum(least(rupiah, 0)) filter (where biaya), 0) as biaya,
           -coalesce(sum(least(rupiah, 0)) filter (where kirim), 0) as kirim
      from sehari group by kode_toko
  )
  select c.kode_toko, c.nama_toko, coalesce(s.awal, 0)::bigint as cash_awal, coalesce(g.masuk, 0)::bigint as masuk,
         coalesce(g.keluar, 0)::bigint as keluar, coalesce(g.biaya, 0)::bigint as biaya,
         coalesce(g.kirim, 0)::bigint as kirim, coalesce(s.akhir, 0)::bigint as cash_akhir,
         coalesce(s.bank, 0)::bigint as bank, coalesce(s.kartu, 0)::bigint as non_cash,
         coalesce(s.jalan, 0)::bigint as kirim_open, coalesce(s.titipan, 0)::bigint as titipan,
         coalesce(s.akhir + s.bank + s.kartu + s.jalan, 0)::bigint as total,
         case d.status when 'CLOSED' then 'TUTUP' when 'OPEN' then 'BELUM' else 'TIDAK_BUKA' end as tutup
    from cabang c
    left join saldo s using (kode_toko)
    left join gerak g using (kode_toko)
    left join hari_toko d on d.kode_toko = c.kode_toko and d.tgl_system = ${tgl_system}::date`;
};

export type Biaya = {
  kode_toko: string;
  nama_toko: string;
  kode_transaksi: string;
  deskripsi: string;
  rupiah: number;
};

/** Running costs of the day, branch by branch and code by code. */
export const biayaQuery = ({ tgl_system, toko }: Saring, ctx: Siapa): Query<Biaya> => sql`
  with cabang as (${rantai(toko, UANG, ctx)})
  select c.kode_toko, c.nama_toko, substr(b.akun, 7) as kode_transaksi,
         coalesce(t.deskripsi, substr(b.akun, 7)) as deskripsi, sum(b.rupiah)::bigint as rupiah
    from cabang c
    join buku_set s on s.kode_toko = c.kode_toko and s.tgl_system = ${tgl_system}::date and ${bukanBatalSehari('s')}
    join buku b on b.kode_toko = s.kode_toko and b.no_bukti = s.no_bukti and b.akun like 'biaya:%'
    left join kode_transaksi t on t.kode_toko = c.kode_toko and t.kode_transaksi = substr(b.akun, 7)
   group by 1, 2, 3, 4 having sum(b.rupiah) <> 0 order by c.nama_toko, rupiah desc`;
