import { sql, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Centang } from '#areas/akses/contract/akses.api.ts';

/** A user's own ticks, and below them what the template of the level says (D-34.6). */
export const listTicks = (on: Sql, kode_toko: string, user_id: string): Promise<Centang[]> =>
  on.many(sql<Centang>`
    select kode, is_show from user_akses where kode_toko = ${kode_toko} and user_id = ${user_id}
    union all
    select t.kode, t.is_show
      from users u
      join akses_templat t on t.kode_toko = u.kode_toko and t.level = u.level
     where u.kode_toko = ${kode_toko} and u.user_id = ${user_id}
       and not exists (select from user_akses a where a.kode_toko = u.kode_toko
                          and a.user_id = u.user_id and a.kode = t.kode)`);

export const listTemplat = (on: Sql, kode_toko: string, level: string): Promise<Centang[]> =>
  on.many(sql<Centang>`
    select kode, is_show from akses_templat where kode_toko = ${kode_toko} and level = ${level}`);

type Pengikut = { user_id: string; ikut: boolean };

/** The people of a level, and whether each follows its template: one who has no ticks of his own does. */
export const listPengikut = (on: Sql, kode_toko: string, level: string): Promise<Pengikut[]> =>
  on.many(sql<Pengikut>`
    select u.user_id, not exists (select from user_akses a where a.kode_toko = u.kode_toko
                                     and a.user_id = u.user_id) as ikut
      from users u
     where u.kode_toko = ${kode_toko} and u.level = ${level} and u.is_active order by u.user_id`);

export const saveTicks = (
  tx: Tx,
  kode_toko: string,
  user_id: string,
  akses: readonly Centang[],
  op: string,
): Promise<number> =>
  tx.run(sql`
    insert into user_akses (kode_toko, user_id, kode, is_show, op)
    select ${kode_toko}, ${user_id}, x.kode, x.is_show, ${op}::uuid
      from jsonb_to_recordset(${JSON.stringify(akses)}::jsonb) as x (kode text, is_show boolean)
    on conflict (kode_toko, user_id, kode) do update set is_show = excluded.is_show, op = excluded.op`);

export const dropTicks = (
  tx: Tx,
  kode_toko: string,
  user_ids: readonly string[],
): Promise<number> =>
  tx.run(sql`delete from user_akses where kode_toko = ${kode_toko} and user_id = any(${user_ids})`);

export const saveTemplat = (
  tx: Tx,
  kode_toko: string,
  level: string,
  akses: readonly Centang[],
  op: string,
): Promise<number> =>
  tx.run(sql`
    insert into akses_templat (kode_toko, level, kode, is_show, op)
    select ${kode_toko}, ${level}, x.kode, x.is_show, ${op}::uuid
      from jsonb_to_recordset(${JSON.stringify(akses)}::jsonb) as x (kode text, is_show boolean)
    on conflict (kode_toko, level, kode) do update set is_show = excluded.is_show, op = excluded.op`);
