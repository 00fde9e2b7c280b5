import type { Tx } from '#kit/server/database.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';

/** A column of a table: its name and its unit (a domain tells it); `kunci` = its place in the key. */
export type Kolom = { nama: string; jenis: string; kunci: number | null };

/** The columns as they really are, without the request ids, which say nothing to a reader. */
export const listKolom = (on: Sql, tabel: string): Promise<Kolom[]> =>
  on.many(sql<Kolom>`
    select a.attname as nama, t.typname as jenis,
           array_position(i.indkey::int2[], a.attnum) as kunci
      from pg_attribute a
      join pg_type t on t.oid = a.atttypid
      left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
     where a.attrelid = to_regclass(${`public.${tabel}`}) and a.attnum > 0 and not a.attisdropped
       and a.attname not in ('op', 'kode_toko')
     order by a.attnum`);

export const countBaris = async (on: Sql, tabel: string, kode_toko: string): Promise<number> =>
  (
    await on.one(
      sql<{
        n: number;
      }>`select count(*) as n from ${sql.table(tabel)} where kode_toko = ${kode_toko}`,
    )
  ).n;

/** All rows of the shop in the order of their key. */
export const semuaBaris = (tabel: string, kolom: readonly Kolom[], kode_toko: string): Query => {
  const names = (some: readonly Kolom[]): Query => sql.join(some.map(({ nama }) => sql.ref(nama)));
  const kunci = kolom
    .filter((one) => one.kunci !== null)
    .toSorted((a, b) => Number(a.kunci) - Number(b.kunci));
  const order = kunci.length > 0 ? sql`order by ${names(kunci)}` : sql``;
  return sql`select ${names(kolom)} from ${sql.table(tabel)} where kode_toko = ${kode_toko} ${order}`;
};

export type EksporBaru = {
  id: string;
  tabel: string;
  alasan: string;
  baris: number;
  input_by: string;
  op: string;
};

export const insertEkspor = (tx: Tx, kode_toko: string, one: EksporBaru): Promise<number> =>
  tx.run(sql`
    insert into ekspor (kode_toko, id, tabel, alasan, baris, input_by, input_date, op)
    values (${kode_toko}, ${one.id}::uuid, ${one.tabel}, ${one.alasan}, ${one.baris}, ${one.input_by},
            waktu(), ${one.op}::uuid)`);

export type Ekspor = { tabel: string; input_by: string; input_date: string };
export const findEkspor = (on: Sql, kode_toko: string, id: string): Promise<Ekspor | undefined> =>
  on.maybe(sql<Ekspor>`
    select tabel, input_by, input_date from ekspor where kode_toko = ${kode_toko} and id = ${id}::uuid`);
