import { sql, type Sql } from '#kit/server/sql.ts';

/** The portal of a shop that has a server of its own; undefined for one that is here, or none. */
export const findPortalJauh = async (on: Sql, kode_toko: string): Promise<string | undefined> =>
  (
    await on.maybe(sql<{ portal: string }>`
      select portal from toko where kode_toko = ${kode_toko} and server_sendiri and is_active`)
  )?.portal;

/** What head office's own list calls a shop. */
export const findNamaToko = async (on: Sql, kode_toko: string): Promise<string> =>
  (
    await on.maybe(sql<{ nama_toko: string }>`
      select nama_toko from toko where kode_toko = ${kode_toko}`)
  )?.nama_toko ?? kode_toko;

/** Shops that have servers of their own, those that were chosen or all of them, in order of kode_toko. */
export const listTokoJauh = (on: Sql, toko: readonly string[]) =>
  on.many(sql<{ kode_toko: string; nama_toko: string; portal: string }>`
    select kode_toko, nama_toko, portal from toko
     where server_sendiri and is_active and jenis <> 'PUSAT'
       and (cardinality(${toko as string[]}::text[]) = 0 or kode_toko = any(${toko as string[]}::text[]))
     order by kode_toko`);

type Pengirim = { readonly kode_toko: string; readonly user_id: string };

/**
 * Whether this person's write of this key has gone to another server before: its first try may have been done there,
 * and the same key brings back its answer (D-6.2). The record of this server knows, whichever process sent it.
 */
export const isPernahDikirim = async (
  on: Sql,
  { kode_toko, user_id }: Pengirim,
  key: string | undefined,
): Promise<boolean> =>
  key !== undefined &&
  (await on.maybe(sql`
    select 1 from audit
     where kode_toko = ${kode_toko} and waktu > waktu() - interval '1 day' and tabel = 'toko'
       and tindakan = 'KE_TOKO' and user_id = ${user_id} and sesudah ->> 'kunci' = ${key} limit 1`)) !==
    undefined;
