import type { Hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Query } from '#kit/server/sql.ts';

type Saldo = { no_bukti: string; saldo: Rupiah };

/** What the drawer held after each of its documents of a day: what it opened with, and every line since. */
export const saldoLaciQuery = (kode_toko: string, tgl: string): Query<Saldo> => sql<Saldo>`
  select b.no_bukti, (coalesce((select sum(rupiah) from saldo_hari where kode_toko = ${kode_toko}
      and akun = 'kas' and tgl_system < ${tgl}::date), 0)
         + sum(b.rupiah) over (order by s.waktu, s.no_bukti))::bigint as saldo
    from (select no_bukti, sum(rupiah) as rupiah from buku where kode_toko = ${kode_toko} and akun = 'kas'
        and tgl_system = ${tgl}::date group by 1) b
    join buku_set s on s.kode_toko = ${kode_toko} and s.no_bukti = b.no_bukti`;

/** Movements of the drawer, not of a bank; and those of one day. */
export const OF_DRAWER = sql`d.no_rekening is null`;
export const ofDrawerOn = (hari: Hari): Query => sql`d.tgl_system = ${hari}::date and ${OF_DRAWER}`;

/** How often a person opened the drawer on a day, by the record of acts. */
export const bukaLaciQuery = (
  kode_toko: string,
  user_id: string,
  tgl: string,
): Query<{ jumlah: number }> => sql<{ jumlah: number }>`
  select count(*)::int as jumlah from audit
   where kode_toko = ${kode_toko} and tabel = 'laci' and tindakan = 'BUKA_LACI' and user_id = ${user_id}
       and sesudah ->> 'tgl_system' = ${tgl}`;
