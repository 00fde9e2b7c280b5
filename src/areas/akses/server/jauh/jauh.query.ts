import { sql, type Sql } from '#kit/server/sql.ts';

/** Whether two ids are one, or look like one. */
export const isSatuOrang = async (on: Sql, one: string, other: string): Promise<boolean> =>
  (await on.maybe(sql`select 1 where kerangka_user(${one}) = kerangka_user(${other})`)) !==
  undefined;

/** Where a person of this server belongs. */
export const findTokoOrang = async (on: Sql, user_id: string): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ kode_toko: string }>`
      select kode_toko from users where user_id = ${user_id}`)
  )?.kode_toko;

type Dibaca = { readonly kode_toko: string; readonly user_id: string; readonly kunci: string };

/** So long what was read is what is agreed to: longer than a request lives. */
const MENIT = 60;

/** The digest of what this approver was last shown of a request at another shop, by the record of this server. */
export const findDilihat = async (
  on: Sql,
  { kode_toko, user_id, kunci }: Dibaca,
): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ dilihat: string }>`
      select sesudah ->> 'dilihat' as dilihat from audit
       where kode_toko = ${kode_toko} and tabel = 'otorisasi' and kunci = ${kunci}
         and tindakan = 'BACA_DI_TOKO' and user_id = ${user_id}
         and waktu > waktu() - make_interval(mins => ${MENIT})
       order by urut desc limit 1`)
  )?.dilihat;
