import { toIso } from '#kit/server/clock.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import { batasPasangFaktor } from '#areas/akses/rules/dua-faktor.ts';
import { aksesParam } from '#areas/akses/contract/akses.parameter.ts';

/** Who is asked for a second factor: the shop that asks, and the person where he belongs. */
type Siapa = {
  readonly kode_toko: string;
  readonly kode_toko_user: string;
  readonly user_id: string;
};

/**
 * Until when a person who has none yet works without a second factor; null when that time is over. It begins when the
 * shop began to ask, or when the person was entered, whichever was later; one who had a factor before has had his time.
 */
export async function readBatasPasang(
  on: Sql,
  { kode_toko, kode_toko_user, user_id }: Siapa,
  now: string,
): Promise<string | null> {
  const row = await on.one<{ mulai: string | null; pernah: boolean }>(sql`
    select greatest(
             (select max(berlaku_dari) from parameter_toko
               where kode_toko = ${kode_toko} and key = ${aksesParam.WAJIB_DUA_FAKTOR.key}
                 and berlaku_dari <= ${now}::timestamptz),
             (select min(waktu) from audit
               where kode_toko = ${kode_toko_user} and tabel = 'users' and kunci = ${user_id})) as mulai,
           exists (select from audit
                    where kode_toko = ${kode_toko_user} and tabel = 'dua_faktor' and kunci = ${user_id}) as pernah`);
  if (row.mulai === null || row.pernah) return null;
  const batas = batasPasangFaktor(Date.parse(row.mulai), Date.parse(now));
  return batas === null ? null : toIso(batas);
}
