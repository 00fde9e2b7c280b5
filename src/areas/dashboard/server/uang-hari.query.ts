import { sql, type Query } from '#kit/server/sql.ts';
import { adalahKas, adalahUang, bukanBatalSehari } from '#areas/buku/server/tempat-uang.query.ts';
import type { UangHari } from '#areas/dashboard/contract/toko.api.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * What came into and went out of every place of money today, and what it holds. A set that was cancelled on the same
 * day counts neither as money in nor as money out; without `denganKas` the drawers are left out (D-20.4).
 */
export const uangHariQuery = ({ kode_toko, hari }: Ctx, denganKas: boolean): Query<UangHari> => sql`
  with gerak as (
    select b.akun, sum(greatest(b.rupiah, 0))::bigint as masuk, sum(least(b.rupiah, 0))::bigint as keluar
      from buku_set s join buku b on b.kode_toko = s.kode_toko and b.no_bukti = s.no_bukti
     where s.kode_toko = ${kode_toko} and s.tgl_system = ${hari}::date and ${adalahUang('b.akun')}
       and ${bukanBatalSehari('s')}
     group by b.akun
  ), tempat as (
    select akun from gerak
    union select akun from saldo where kode_toko = ${kode_toko} and ${adalahUang('akun')} and rupiah <> 0
    union select 'kas'
  )
  select t.akun, r.kode_bank || ' ' || right(r.no_rekening, 4) as nama,
         coalesce(g.masuk, 0)::bigint as masuk, coalesce(g.keluar, 0)::bigint as keluar,
         coalesce(s.rupiah, 0)::bigint as saldo
    from tempat t
    left join gerak g on g.akun = t.akun
    left join saldo s on s.kode_toko = ${kode_toko} and s.akun = t.akun and s.kadar = 0
    left join rekening r on r.kode_toko = ${kode_toko} and 'bank:' || r.no_rekening = t.akun
   where ${denganKas ? sql`true` : sql`not ${adalahKas('t.akun')}`}
   order by ${adalahKas('t.akun')} desc, t.akun`;
