import { randomUUID } from 'node:crypto';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { endTelepon } from '#areas/akses/server/otorisator/otorisator.table.ts';
import { endSesi, saveSesi, type JenisSesi } from '#areas/akses/server/sesi/sesi.table.ts';
import { hashToken } from '#areas/akses/server/sesi/token.ts';

/** Public keys that this server believes of head office on another one: the present, and for a day the one before. */
export const listKunciPusat = async (on: Sql, kode_toko: string, now: string): Promise<string[]> =>
  (
    await on.many(sql<{ x: string }>`
      select k.x from toko t join kunci_server k using (kode_toko)
       where t.kode_toko = ${kode_toko} and t.jenis = 'PUSAT' and t.server_sendiri and t.is_active
      union all
      select k.lama_x from toko t join kunci_server k using (kode_toko)
       where t.kode_toko = ${kode_toko} and t.jenis = 'PUSAT' and t.server_sendiri and t.is_active
         and k.lama_sampai > ${now}::timestamptz
         and k.lama_sampai <= ${now}::timestamptz + interval '25 hours'`)
  ).map(({ x }) => x);

/** Whether this shop lives in this database: another one's calls are another server's. */
export const isTokoDiSini = async (on: Sql, kode_toko: string): Promise<boolean> =>
  (await on.maybe(
    sql`select 1 from toko where kode_toko = ${kode_toko} and is_active and not server_sendiri`,
  )) !== undefined;

/** Whether this `jti` comes for the first time; what is too old to be good is forgotten on the way. */
export const takeJti = async (on: Sql, jti: string, now: string, sampai: string) =>
  (await on.run(sql`
    with lama as (delete from token_server where sampai < ${now}::timestamptz)
    insert into token_server (jti, sampai) values (${jti}::uuid, ${sampai}::timestamptz)
    on conflict do nothing`)) === 1;

/** Who comes from head office: name and level as it says them. No password opens this id here. */
export type Tamu = {
  readonly kode_toko: string;
  readonly user_id: string;
  readonly usere_name: string;
  readonly level: string;
  /** A digest of his telephone; one that was said stays where a later call says none. */
  readonly sidik_hp: string | null;
};

/**
 * False where a person of this server has this id, or one that looks like it: an id is one person of the chain. A row
 * that says the same already is not written again.
 */
export async function saveTamu(on: Sql, tamu: Tamu): Promise<boolean> {
  const { kode_toko, user_id, usere_name, level, sidik_hp } = tamu;
  const same = await on.maybe(sql`
    select 1 from users where user_id = ${user_id} and kode_toko = ${kode_toko} and sandi = '-' and is_active
       and usere_name = ${usere_name} and level = ${level}
       and (${sidik_hp}::text is null or sidik_hp = ${sidik_hp})`);
  if (same) return true;
  const saved = await on.maybe(sql`
    insert into users (kode_toko, user_id, kerangka, usere_name, level, sandi, sidik_hp)
    select ${kode_toko}, ${user_id}, kerangka_user(${user_id}), ${usere_name}, ${level}, '-', ${sidik_hp}
     where not exists (select from users
                        where kerangka = kerangka_user(${user_id}) and user_id <> ${user_id})
    on conflict (user_id) do update
      set usere_name = excluded.usere_name, level = excluded.level, is_active = true,
          sidik_hp = coalesce(excluded.sidik_hp, users.sidik_hp)
      where users.kode_toko = excluded.kode_toko and users.sandi = '-'
    returning 1`);
  return saved !== undefined;
}

type Dimana = {
  readonly perangkat: string;
  readonly ip: string;
  readonly now: string;
  readonly jenis: JenisSesi;
};

/**
 * The session of a guest on the device that head office names: another device, or eleven hours, begins another one.
 * One that only answers requests is beside that in which he works, as that of a telephone is.
 */
export async function sesiTamu(db: Database, tamu: Tamu, dimana: Dimana): Promise<string> {
  return (
    (await findSesiTamu(db, tamu, dimana)) ?? db.begin((tx) => mulaiSesiTamu(tx, tamu, dimana))
  );
}

const findSesiTamu = async (
  on: Sql,
  { kode_toko, user_id }: Tamu,
  { perangkat, now, jenis }: Dimana,
) =>
  (
    await on.maybe(sql<{ sidik: string }>`
      select sidik from sesi
       where kode_toko = ${kode_toko} and user_id = ${user_id} and jenis = ${jenis} and berakhir is null
         and perangkat = ${perangkat} and mulai > ${now}::timestamptz - interval '11 hours'`)
  )?.sidik;

/** Two calls that begin one at once end with one: the row of the person is held. */
async function mulaiSesiTamu(tx: Tx, tamu: Tamu, dimana: Dimana): Promise<string> {
  const { kode_toko, user_id } = tamu;
  await tx.run(
    sql`select 1 from users where kode_toko = ${kode_toko} and user_id = ${user_id} for update`,
  );
  const found = await findSesiTamu(tx, tamu, dimana);
  if (found !== undefined) return found;
  if (dimana.jenis === 'KERJA') await endSesi(tx, kode_toko, user_id, 'DIGANTI', dimana.now);
  else await endTelepon(tx, { kode_toko, user_id, ...dimana });
  const sidik = hashToken(randomUUID());
  await saveSesi(tx, { kode_toko, sidik, user_id, ...dimana });
  return sidik;
}
