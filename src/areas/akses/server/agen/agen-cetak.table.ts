import type { Tx } from '#kit/server/database.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import { TUGAS_HIDUP_MS, type Tugas } from '#areas/akses/rules/agen.ts';

type Baru = {
  id: string;
  agen: string;
  user_id: string;
  printer: string;
  nama: string;
  isi: string;
  now: string;
};

/** Answers 0 where it is there already: sent twice, it is one paper. */
export const saveCetak = (tx: Tx, row: Baru): Promise<number> =>
  tx.run(sql`
    insert into agen_cetak (id, agen, user_id, printer, nama, isi, dibuat)
    values (${row.id}, ${row.agen}, ${row.user_id}, ${row.printer}, ${row.nama}, ${row.isi},
            ${row.now}::timestamptz)
    on conflict (id) do nothing`);

export type Diambil = { id: string; printer: string; nama: string; isi: string; sisa_ms: number };

/**
 * The oldest paper that waits for this agent becomes its own, in the statement that looks for it: no second one gets
 * it, and a crash after it leaves it taken.
 */
export const takeCetak = (on: Sql, agen: string, now: string): Promise<Diambil | undefined> =>
  on.maybe(sql<Diambil>`
    update agen_cetak c set diambil = ${now}::timestamptz
     where c.id = (
       select id from agen_cetak
        where agen = ${agen} and diambil is null and hasil is null
          and dibuat > ${now}::timestamptz - ${HIDUP}
        order by dibuat limit 1 for update skip locked)
    returning c.id, c.printer, c.nama, c.isi,
              ${TUGAS_HIDUP_MS} - (extract(epoch from ${now}::timestamptz - c.dibuat) * 1000)::int as sisa_ms`);

const HIDUP = sql`make_interval(secs => ${TUGAS_HIDUP_MS / 1000})`;

type Hasil = { id: string; agen: string; tercetak: boolean; mulai: boolean; sebab: string | null };

/** What became of a paper that this agent took, once. */
export const endCetak = (on: Sql, { id, agen, tercetak, mulai, sebab }: Hasil): Promise<number> =>
  on.run(sql`
    update agen_cetak set hasil = ${tercetak ? 'TERCETAK' : 'GAGAL'}, mulai = ${tercetak || mulai},
           sebab = ${sebab}, isi = null
     where id = ${id} and agen = ${agen} and diambil is not null and hasil is null`);

/** An agent that was restarted does not know what it printed before: none of it is printed again. */
export const endTerputus = (on: Sql, agen: string): Promise<number> =>
  on.run(sql`
    update agen_cetak set hasil = 'GAGAL', mulai = true, sebab = 'Agen dimulai ulang', isi = null
     where agen = ${agen} and diambil is not null and hasil is null`);

/**
 * Papers of an hour ago are of no use, and have names on them; those that are too late lose their bytes before. Of all
 * agents: one that is gone for good asks no more.
 */
export async function forgetCetak(on: Sql, now: string): Promise<void> {
  await on.run(sql`delete from agen_cetak where dibuat < ${now}::timestamptz - interval '1 hour'`);
  await on.run(sql`
    update agen_cetak set isi = null
     where isi is not null and dibuat < ${now}::timestamptz - ${HIDUP}`);
}

type Milik = { id: string; user_id: string; now: string };

/** A paper of who asks. */
export const findCetak = (
  on: Sql,
  { id, user_id, now }: Milik,
): Promise<(Tugas & { sebab: string | null }) | undefined> =>
  on.maybe(sql<Tugas & { sebab: string | null }>`
    select hasil, diambil is not null as diambil, mulai, sebab,
           (extract(epoch from ${now}::timestamptz - dibuat) * 1000)::int as umur_ms
      from agen_cetak where id = ${id} and user_id = ${user_id}`);

export const cancelCetak = (on: Sql, { id, user_id }: Milik): Promise<number> =>
  on.run(sql`
    update agen_cetak set hasil = 'BATAL', isi = null
     where id = ${id} and user_id = ${user_id} and diambil is null and hasil is null`);
