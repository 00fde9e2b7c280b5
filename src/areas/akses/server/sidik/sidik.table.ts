import { sql, type Sql } from '#kit/server/sql.ts';
import type { Tx } from '#kit/server/database.ts';

export type Siapa = { kode_toko: string; user_id: string };
export type Sidik = {
  id: string;
  rp_id: string;
  kunci: string;
  hitung: number;
  transports: string[];
  nama: string;
  dibuat: string;
  terakhir: string | null;
};

export const listSidik = (on: Sql, who: Siapa): Promise<Sidik[]> =>
  on.many(sql<Sidik>`
    select id, rp_id, kunci, hitung, transports, nama, dibuat, terakhir from sidik_jari
     where kode_toko = ${who.kode_toko} and user_id = ${who.user_id} order by dibuat, id`);

/** Nothing where the password is no longer the one with which this finger was asked for, or its person has left. */
export const saveSidik = (
  tx: Tx,
  who: Siapa & { sandi: string },
  row: Pick<Sidik, 'id' | 'rp_id' | 'kunci' | 'hitung' | 'transports' | 'nama'> & { op: string },
): Promise<number> =>
  tx.run(sql`
    insert into sidik_jari (kode_toko, user_id, id, rp_id, kunci, hitung, transports, nama, dibuat, op)
    select kode_toko, user_id, ${row.id}, ${row.rp_id}, ${row.kunci}, ${row.hitung}::bigint,
           ${row.transports}::text[], ${row.nama}, waktu(), ${row.op}::uuid
      from users
     where kode_toko = ${who.kode_toko} and user_id = ${who.user_id} and sandi = ${who.sandi} and is_active
       for share
    on conflict do nothing`);

/** A counter that goes back is a copied authenticator: the row is not met, and the finger is none. */
export const pakaiSidik = (on: Sql, who: Siapa, id: string, hitung: number): Promise<number> =>
  on.run(sql`
    update sidik_jari set hitung = ${hitung}, terakhir = waktu()
     where kode_toko = ${who.kode_toko} and user_id = ${who.user_id} and id = ${id}
       and (hitung < ${hitung} or (hitung = 0 and ${hitung} = 0))`);

export const dropSidik = (on: Sql, who: Siapa, id: string): Promise<number> =>
  on.run(sql`
    delete from sidik_jari
     where kode_toko = ${who.kode_toko} and user_id = ${who.user_id} and id = ${id}`);

/** Every finger of a person, with what was asked of him and not answered yet; answers their names. */
export async function dropSemuaSidik(tx: Tx, who: Siapa): Promise<string[]> {
  await tx.run(sql`
    delete from tantangan_sidik where kode_toko = ${who.kode_toko} and user_id = ${who.user_id}`);
  const gone = await tx.many(sql<{ nama: string }>`
    delete from sidik_jari where kode_toko = ${who.kode_toko} and user_id = ${who.user_id} returning nama`);
  return gone.map(({ nama }) => nama).toSorted();
}

/** Keeps what an authenticator is asked for one purpose; old unanswered ones are deleted at the same time. */
export const saveTantangan = async (
  on: Sql,
  who: Siapa,
  row: { tantangan: string; untuk: string },
): Promise<void> => {
  await dropBasi(on);
  await on.run(sql`
    insert into tantangan_sidik (tantangan, kode_toko, user_id, untuk, sampai)
    values (${row.tantangan}, ${who.kode_toko}, ${who.user_id}, ${row.untuk}, waktu() + interval '2 minutes')`);
};

/**
 * Asks for a new finger by a password that was looked at a moment ago: nothing where another has come since, so that
 * what ends the questions of the old one cannot miss this one (decision 605).
 */
export const saveTantanganDaftar = async (
  on: Sql,
  who: Siapa & { sandi: string },
  row: { tantangan: string; untuk: string },
): Promise<number> => {
  await dropBasi(on);
  return on.run(sql`
    insert into tantangan_sidik (tantangan, kode_toko, user_id, untuk, sampai)
    select ${row.tantangan}, kode_toko, user_id, ${row.untuk}, waktu() + interval '2 minutes'
      from users
     where kode_toko = ${who.kode_toko} and user_id = ${who.user_id} and sandi = ${who.sandi} and is_active
       for share`);
};

const dropBasi = (on: Sql): Promise<number> =>
  on.run(sql`delete from tantangan_sidik where sampai < waktu()`);

/** Takes a question away with its answer: of two at once the second finds none. */
export const takeTantangan = (
  on: Sql,
  who: Siapa,
  row: { tantangan: string; untuk: string },
): Promise<number> =>
  on.run(sql`
    delete from tantangan_sidik
     where tantangan = ${row.tantangan} and kode_toko = ${who.kode_toko} and user_id = ${who.user_id}
       and untuk = ${row.untuk} and sampai > waktu()`);
