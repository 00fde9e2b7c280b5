import type { FiltersOf } from '#kit/contract/report.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import {
  adalahKas,
  adalahUangJalan,
  bukanBatalSehari,
  GERAK,
} from '#areas/buku/server/tempat-uang.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { kasKategoriReport } from '#areas/uang/contract/kas-kategori.report.ts';

type Saring = FiltersOf<typeof kasKategoriReport>;

/**
 * Sets of a period by their code. A set that only moves money between places of the shop, or puts it on its way to
 * another shop, is MUTASI; what it loses on the way (a bank's fee) is paid out, as № 59 tells it. Of one place alone,
 * whatever such a set brings or takes there is MUTASI.
 */
export const kasKategoriQuery = (saring: Saring, { kode_toko }: Ctx): Query => sql`
  with per_set as (
    select s.no_bukti, s.kode_transaksi, coalesce(sum(b.rupiah) filter (where ${tempat(saring.akun_kas)}), 0) as v,
           coalesce(sum(greatest(b.rupiah, 0)) filter (where ${tempat(saring.akun_kas)}), 0) as plus,
           coalesce(sum(greatest(-b.rupiah, 0)) filter (where ${tempat(saring.akun_kas)}), 0) as min,
           min(b.rupiah) < 0 and max(b.rupiah) > 0 as pindah
      from buku b join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bukti
     where b.kode_toko = ${kode_toko} and ${adalahUangJalan('b.akun')} and ${bukanBatalSehari('s')}
       and b.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
     group by s.no_bukti, s.kode_transaksi
  ), gerak as (
    select kode_transaksi, case when v > 0 then 'MASUK' else 'KELUAR' end as arah, greatest(v, 0) as masuk,
           greatest(-v, 0) as keluar
      from per_set where v <> 0 and (not pindah or ${saring.akun_kas} = 'ALL')
    union all
    select kode_transaksi, 'MUTASI', case when ${saring.akun_kas} = 'ALL' then least(plus, min) else plus end,
           case when ${saring.akun_kas} = 'ALL' then least(plus, min) else min end
      from per_set where pindah and (plus > 0 or min > 0)
  ), jumlah as (
    select g.arah, g.kode_transaksi as kategori,
           coalesce(n.nama, t.deskripsi, g.kode_transaksi) as deskripsi, count(*)::int as jumlah_trx,
           sum(g.masuk)::bigint as masuk, sum(g.keluar)::bigint as keluar
      from gerak g
      left join ${GERAK} on n.kode = g.kode_transaksi
      left join kode_transaksi t on t.kode_toko = ${kode_toko} and t.kode_transaksi = g.kode_transaksi
     where ${saring.biaya} = 'ALL' or t.grup ilike 'biaya%'
     group by 1, 2, 3
  ), bagian as (
    select *, persen_dari(masuk + keluar, sum(masuk + keluar) over (partition by arah)) as persen,
           row_number() over (partition by arah order by masuk + keluar desc, kategori) as urut
      from jumlah where ${saring.arah} = 'ALL' or arah = ${saring.arah}
  )
  select arah, kategori, deskripsi, jumlah_trx, masuk, keluar, masuk - keluar as netto,
         case when arah <> 'MUTASI' then persen + case when urut = 1
           then 10000 - (sum(persen) over (partition by arah))::int else 0 end end as kontribusi
    from bagian
   order by array_position(array['MASUK', 'KELUAR', 'MUTASI'], arah), urut`;

const tempat = (akun_kas: string): Query => {
  if (akun_kas === 'ALL') return sql`true`;
  return akun_kas === 'CASH' ? adalahKas('b.akun') : sql`b.akun = 'bank:' || ${akun_kas}`;
};
