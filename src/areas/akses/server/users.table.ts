import { sql, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Level } from '#areas/toko/rules/level.ts';
import { rapikanUserId } from '#areas/akses/rules/user-id.ts';
import type { DataUser } from '#areas/akses/rules/users.ts';

export type User = {
  kode_toko: string;
  user_id: string;
  usere_name: string;
  level: Level;
  sandi: string;
  kode_sales: string | null;
  ganti_password: boolean;
  is_active: boolean;
};

/**
 * User ids are unique per server, and all ways to type one give the same id (D-8.6). An id that was made before ids
 * were tidied is found as it is kept. An account of the support whose time is over is active no more.
 */
export const findUser = (on: Sql, user_id: string): Promise<User | undefined> =>
  on.maybe(sql<User>`
    select kode_toko, user_id, usere_name, level, sandi, kode_sales, ganti_password,
           is_active and coalesce(aktif_sampai > saat_ini(), true) as is_active
      from users where user_id = any(${[user_id.toLowerCase(), rapikanUserId(user_id)]})
     order by user_id = ${user_id.toLowerCase()} desc limit 1`);

/** Whether there is somebody, here or in another shop, whose id looks like this one. */
export const isUserMirip = async (on: Sql, user_id: string): Promise<boolean> =>
  (await on.maybe(sql`
    select 1 from users where kerangka = kerangka_user(${user_id}) and user_id <> ${user_id}`)) !==
  undefined;

export const saveUser = (tx: Tx, user: User & { op: string }): Promise<number> =>
  tx.run(sql`
    insert into users (kode_toko, user_id, kerangka, usere_name, level, sandi, kode_sales, ganti_password,
                       is_active, op)
    values (${user.kode_toko}, ${user.user_id.toLowerCase()}, kerangka_user(${user.user_id.toLowerCase()}),
            ${user.usere_name}, ${user.level}, ${user.sandi},
            ${user.kode_sales}, ${user.ganti_password}, ${user.is_active}, ${user.op}::uuid)`);

/** An account of the support comes in until then (reliability E); granted again, it has its new end and password. */
export const saveDukungan = (
  tx: Tx,
  user: Pick<User, 'kode_toko' | 'user_id' | 'usere_name' | 'level' | 'sandi'> & {
    op: string;
    aktif_sampai: string;
  },
): Promise<number> =>
  tx.run(sql`
    insert into users (kode_toko, user_id, kerangka, usere_name, level, sandi, ganti_password, is_active, op,
                       aktif_sampai)
    values (${user.kode_toko}, ${user.user_id}, kerangka_user(${user.user_id}), ${user.usere_name}, ${user.level},
            ${user.sandi}, true, true, ${user.op}::uuid, ${user.aktif_sampai}::timestamptz)
    on conflict (kode_toko, user_id) do update
      set usere_name = excluded.usere_name, level = excluded.level, sandi = excluded.sandi, ganti_password = true,
          is_active = true, op = excluded.op, aktif_sampai = excluded.aktif_sampai
      where users.aktif_sampai is not null`);

/** The accounts of the support of a shop that may still come in; ended, they open nothing. */
export const endDukungan = (
  tx: Tx,
  kode_toko: string,
  op: string,
): Promise<{ user_id: string }[]> =>
  tx.many(sql<{ user_id: string }>`
    update users set is_active = false, op = ${op}::uuid
     where kode_toko = ${kode_toko} and aktif_sampai > saat_ini() and is_active
    returning user_id`);

/** The password stays, and is to be changed before anything else is done with it. */
export const needSandiLain = (
  tx: Tx,
  kode_toko: string,
  row: { user_id: string; op: string },
): Promise<number> =>
  tx.run(sql`
    update users set ganti_password = true, op = ${row.op}::uuid
     where kode_toko = ${kode_toko} and user_id = ${row.user_id}`);

/** A password of one's own choice, or one to be changed at the next log-in (`ganti_password`). */
export const saveSandi = (
  tx: Tx,
  kode_toko: string,
  row: { user_id: string; sandi: string; ganti_password: boolean; op: string },
): Promise<number> =>
  tx.run(sql`
    update users set sandi = ${row.sandi}, ganti_password = ${row.ganti_password}, op = ${row.op}::uuid
     where kode_toko = ${kode_toko} and user_id = ${row.user_id}`);

const DATA = sql`user_id, usere_name, level, kode_sales, is_active, aktif_sampai`;

/** A user of this shop, held until the commit; without the password. */
export const lockUser = (
  tx: Tx,
  kode_toko: string,
  user_id: string,
): Promise<DataUser | undefined> =>
  tx.maybe(sql<DataUser>`
    select ${DATA} from users where kode_toko = ${kode_toko} and user_id = ${user_id} for update`);

/**
 * A user of this shop and its owners, held until the commit in the order of their names, so that two
 * owners cannot leave at once.
 */
export const lockUserDanOwner = (tx: Tx, kode_toko: string, user_id: string): Promise<DataUser[]> =>
  tx.many(sql<DataUser>`
    select ${DATA} from users
     where kode_toko = ${kode_toko} and (user_id = ${user_id} or (level = 'OWN' and is_active))
     order by user_id for update`);

/**
 * Owners of a shop who came in within a month. An owner whose password or sessions another person reset or ended stays
 * in the list; one who has never come in is not yet in it.
 */
export const listOwnerHadir = async (on: Sql, kode_toko: string): Promise<string[]> => {
  const rows = await on.many(sql<{ user_id: string }>`
    select u.user_id from users u
     where u.kode_toko = ${kode_toko} and u.level = 'OWN' and u.is_active
       and exists (select from sesi s where s.kode_toko = u.kode_toko and s.user_id = u.user_id
                      and s.terakhir > waktu() - interval '30 days')
     order by u.user_id`);
  return rows.map(({ user_id }) => user_id);
};

export const updateUser = (
  tx: Tx,
  kode_toko: string,
  user: DataUser & { op: string },
): Promise<number> =>
  tx.run(sql`
    update users set usere_name = ${user.usere_name}, level = ${user.level}, kode_sales = ${user.kode_sales},
           is_active = ${user.is_active}, op = ${user.op}::uuid
     where kode_toko = ${kode_toko} and user_id = ${user.user_id}`);
