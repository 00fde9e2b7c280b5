import { sql, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';

export type DuaFaktor = {
  rahasia: string;
  langkah_terakhir: number;
  kode_pulih: string[];
  aktif_sejak: string;
};

type Siapa = { kode_toko: string; user_id: string };

export const findDuaFaktor = (on: Sql, who: Siapa): Promise<DuaFaktor | undefined> =>
  on.maybe(sql<DuaFaktor>`
    select rahasia, langkah_terakhir, kode_pulih, aktif_sejak from dua_faktor
     where kode_toko = ${who.kode_toko} and user_id = ${who.user_id}`);

export const saveDuaFaktor = (
  tx: Tx,
  who: Siapa,
  row: Pick<DuaFaktor, 'rahasia' | 'langkah_terakhir' | 'kode_pulih'> & { op: string },
): Promise<number> =>
  tx.run(sql`
    insert into dua_faktor (kode_toko, user_id, rahasia, langkah_terakhir, kode_pulih, aktif_sejak, op)
    values (${who.kode_toko}, ${who.user_id}, ${row.rahasia}, ${row.langkah_terakhir}, ${row.kode_pulih},
            waktu(), ${row.op}::uuid)
    on conflict (kode_toko, user_id) do update
      set rahasia = excluded.rahasia, langkah_terakhir = excluded.langkah_terakhir,
          kode_pulih = excluded.kode_pulih, aktif_sejak = excluded.aktif_sejak, op = excluded.op`);

/** Spends a step: of two calls at once the first spends it, the second finds none. */
export const spendLangkah = (on: Sql, who: Siapa, langkah: number): Promise<number> =>
  on.run(sql`
    update dua_faktor set langkah_terakhir = ${langkah}
     where kode_toko = ${who.kode_toko} and user_id = ${who.user_id} and langkah_terakhir < ${langkah}`);

export const spendKodePulih = (on: Sql, who: Siapa, sidik: string): Promise<number> =>
  on.run(sql`
    update dua_faktor set kode_pulih = array_remove(kode_pulih, ${sidik})
     where kode_toko = ${who.kode_toko} and user_id = ${who.user_id} and ${sidik} = any(kode_pulih)`);

export const dropDuaFaktor = (on: Sql, who: Siapa): Promise<number> =>
  on.run(
    sql`delete from dua_faktor where kode_toko = ${who.kode_toko} and user_id = ${who.user_id}`,
  );

/** Secrets from before the server had a key. */
export const listRahasiaTerbuka = (on: Sql): Promise<(Siapa & { rahasia: string })[]> =>
  on.many(sql`select kode_toko, user_id, rahasia from dua_faktor where rahasia not like 'k1:%'`);

export const sealRahasiaRow = (
  on: Sql,
  who: Siapa,
  { dari, ke }: { dari: string; ke: string },
): Promise<number> =>
  on.run(sql`
    update dua_faktor set rahasia = ${ke}
     where kode_toko = ${who.kode_toko} and user_id = ${who.user_id} and rahasia = ${dari}`);
