import { sql, type Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A save opens the drawer that belongs to it at once, or not at all. */
const SEBENTAR = sql`interval '3 minutes'`;

/**
 * How often this person had a reason to open a drawer a moment ago, and how often an agent opened one since: a save of
 * his that moved cash, or BUKA_LACI of his, which asks an SPV (D-49.6).
 */
export const findAlasanLaci = (
  on: Sql,
  { kode_toko, user_id, hari }: Ctx,
): Promise<{ alasan: number; dibuka: number }> =>
  on.one(sql<{ alasan: number; dibuka: number }>`
    with tulis as (
      select a.op, min(a.waktu) as waktu, bool_or(a.tindakan = 'BUKA_LACI') as tangan from audit a
       where a.kode_toko = ${kode_toko} and a.user_id = ${user_id} and a.waktu > waktu() - ${SEBENTAR}
         and a.tindakan <> 'CETAK_AGEN'
       group by a.op),
    alasan as (
      select t.waktu from tulis t
       where t.tangan
          or exists (select from pembayaran p
                      where p.kode_toko = ${kode_toko} and p.tgl_system = ${hari}::date and p.jenis = 'CASH'
                        and p.op = t.op)
          or exists (select from buku_set s
                       join buku b on b.kode_toko = s.kode_toko and b.no_bukti = s.no_bukti
                        and (b.akun in ('kas', 'kas_hutang') or b.akun like 'kas:%')
                      where s.kode_toko = ${kode_toko} and s.tgl_system = ${hari}::date
                        and s.waktu > waktu() - ${SEBENTAR} and s.op = t.op))
    select count(*)::int as alasan,
           (select count(*)::int from audit a
             where a.kode_toko = ${kode_toko} and a.user_id = ${user_id} and a.tindakan = 'CETAK_AGEN'
               and a.sesudah ->> 'laci' = 'true' and a.waktu > waktu() - ${SEBENTAR}
               and a.waktu >= (select min(waktu) from alasan)) as dibuka
      from alasan`);
