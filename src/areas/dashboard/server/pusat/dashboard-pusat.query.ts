import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { adalahKas } from '#areas/buku/server/tempat-uang.query.ts';
import type { CabangHari } from '#areas/dashboard/contract/pusat.api.ts';
import {
  cabang,
  dibeliCabang,
  terjualCabang,
  type Siapa,
} from '#areas/dashboard/server/laporan/cabang.query.ts';
import { tempatToko } from '#areas/stock/server/tempat-toko.query.ts';

/** Every branch, in order of its code. */
export const semuaCabang = (siapa: Siapa): Query<{ kode_toko: string; nama_toko: string }> =>
  sql`select * from (${cabang([], siapa)}) c order by kode_toko`;

/** What each branch sold and bought on the day, what lies in it and what money it has, from the book's balances. */
export const cabangHariQuery = (
  tgl: Hari,
  { denganStock, denganKas }: { denganStock: boolean; denganKas: boolean },
  siapa: Siapa,
): Query<CabangHari> => {
  const days = { tgl_from: tgl, tgl_to: tgl };
  const bila = (boleh: boolean, nilai: Query): Query => (boleh ? nilai : sql`null`);
  return sql`
  with cabang as (${cabang([], siapa)}
  ), jual as (
    select c.kode_toko, count(distinct l.no_faktur_jual) as nota, sum(l.berat) as berat, sum(l.netto) as rp
    ${terjualCabang(days)} group by 1
  ), beli as (
    select c.kode_toko, sum(l.berat) as berat, sum(l.harga) as rp ${dibeliCabang(days)} group by 1
  ), stock as (
    select c.kode_toko, sum(s.qty) as qty, sum(s.berat) as berat, sum(s.murni) as murni
      from cabang c cross join lateral (${tempatToko(sql`c.kode_toko`)}) t
      join saldo s on s.kode_toko = c.kode_toko and s.akun = t.akun and s.kadar > 0 group by 1
  ), uang as (
    select c.kode_toko, sum(s.rupiah) filter (where ${adalahKas('s.akun')}) as kas,
           sum(s.rupiah) filter (where s.akun like 'bank:%') as bank,
           sum(s.rupiah) filter (where s.akun like 'kartu:%') as kartu
      from cabang c join saldo s on s.kode_toko = c.kode_toko and s.kadar = 0 group by 1
  )
  select c.kode_toko, c.nama_toko,
         case d.status when 'CLOSED' then 'TUTUP' when 'OPEN' then 'BELUM' else 'TIDAK_BUKA' end as tutup,
         coalesce(j.nota, 0)::int as nota, coalesce(j.berat, 0)::bigint as jual_berat,
         coalesce(j.rp, 0)::bigint as netto,
         coalesce(b.berat, 0)::bigint as beli_berat, coalesce(b.rp, 0)::bigint as harga,
         ${bila(denganStock, sql`coalesce(s.qty, 0)`)}::int as stock_qty,
         ${bila(denganStock, sql`coalesce(s.berat, 0)`)}::bigint as stock_berat,
         ${bila(denganStock, sql`coalesce(s.murni, 0)`)}::bigint as stock_murni,
         ${bila(denganKas, sql`coalesce(u.kas, 0)`)}::bigint as kas,
         ${bila(denganKas, sql`coalesce(u.bank, 0)`)}::bigint as bank,
         ${bila(denganKas, sql`coalesce(u.kartu, 0)`)}::bigint as non_cash
    from cabang c
    left join jual j using (kode_toko)
    left join beli b using (kode_toko)
    left join stock s using (kode_toko)
    left join uang u using (kode_toko)
    left join hari_toko d on d.kode_toko = c.kode_toko and d.tgl_system = ${tgl}::date
   order by c.nama_toko, c.kode_toko`;
};
