import { sql, type Sql } from '#kit/server/sql.ts';
import { perangkatSesi } from '#areas/akses/server/otorisator/sebut-perangkat.query.ts';
import type { SesiPerangkat } from '#areas/akses/contract/perangkat.api.ts';

/** What names a session to a person who may end it. */
const ID = sql`left(s.sidik, 16)`;

/** Those that are open, and the last twenty that were. */
export const listSesiOrang = (
  on: Sql,
  { kode_toko, user_id, sidik }: { kode_toko: string; user_id: string; sidik: string },
): Promise<SesiPerangkat[]> =>
  on.many(sql<SesiPerangkat>`
    select ${ID} as id, s.jenis, ${perangkatSesi()} as perangkat, s.ip, s.mulai,
           s.terakhir, s.berakhir, s.alasan_akhir, s.sidik = ${sidik} as kini,
           case when n.sidik is not null then json_build_object(
             'terakhir', n.terakhir, 'gagal', n.gagal, 'sebab', n.sebab) end as notifikasi
      from sesi s left join notifikasi_telepon n on n.kode_toko = s.kode_toko and n.sidik = s.sidik
     where s.kode_toko = ${kode_toko} and s.user_id = ${user_id}
     order by s.berakhir is not null, coalesce(s.berakhir, s.terakhir) desc, s.sidik limit 30`);

/** Ends one live session of a person; none where it is somebody else's or has ended. */
export const endSatuSesi = (
  on: Sql,
  who: { kode_toko: string; user_id: string; id: string; now: string },
): Promise<{ jenis: string; perangkat: string } | undefined> =>
  on.maybe(sql<{ jenis: string; perangkat: string }>`
    update sesi s set berakhir = ${who.now}::timestamptz, alasan_akhir = 'DIAKHIRI'
     where s.kode_toko = ${who.kode_toko} and s.user_id = ${who.user_id} and ${ID} = ${who.id}
       and s.berakhir is null
    returning s.jenis, ${perangkatSesi()} as perangkat`);
