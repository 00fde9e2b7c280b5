import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';

/** The pieces of a contract, each as the history of a customer says it. */
export const detailCicilan = (c: string): Query => sql`
  array(select l.nama_barang || ' ' || to_char(l.berat / 1000.0,
    'FM999990.000') || ' g ' || trim_scale(l.kadar / 100.0)
          from cicilan_barang l
         where l.kode_toko = ${sql.ref(`${c}.kode_toko`)} and l.no_cicilan = ${sql.ref(`${c}.no_cicilan`)}
         order by l.urut)`;

/** What was paid in instalments of a contract `c` by the end of a day. */
export const terbayarPer = (tgl: Hari): Query => sql`
  coalesce((select sum(b.jumlah) from cicilan_bayar b
    where b.kode_toko = c.kode_toko and b.no_cicilan = c.no_cicilan and b.status = 'DONE'
      and b.tgl_system <= ${tgl}::date), 0)::bigint`;

/** Contracts that ran when a day ended: what ended them came after it. */
export const cicilanHidupPer = (kode_toko: string, tgl: Hari): Query => sql`
  select c.*, ${terbayarPer(tgl)} as dibayar
    from cicilan c
   where c.kode_toko = ${kode_toko} and c.tgl_system <= ${tgl}::date
     and coalesce(c.tgl_lunas, 'infinity') > ${tgl}::date and coalesce(c.hari_batal, 'infinity') > ${tgl}::date
     -- An auction may be undone on a later day: in between the contract was ended.
     and not exists (select from cicilan_lelang l
       where l.kode_toko = c.kode_toko and l.no_cicilan = c.no_cicilan and l.tgl_system <= ${tgl}::date
         and (l.status = 'DONE' or l.hari_batal > ${tgl}::date))`;

/** Each instalment beside what was paid of it, oldest first, of rows `k` with `dibayar`. */
export const jadwalDari = (from: string): Query => sql`
  select j.kode_toko, j.no_cicilan, j.ke, j.jatuh_tempo, j.jumlah,
         least(j.jumlah, greatest(0, k.dibayar - coalesce(sum(j.jumlah) over (
           partition by j.kode_toko, j.no_cicilan order by j.ke rows between unbounded preceding and 1 preceding),
             0)))::bigint as terbayar
    from ${sql.ref(from)} k join cicilan_jadwal j on j.kode_toko = k.kode_toko and j.no_cicilan = k.no_cicilan`;
