import { sql, type Sql } from '#kit/server/sql.ts';

export type Disimpan = {
  /** The answer as JSON, numbers of identity sealed. */
  readonly jawaban: string;
  /** Keys of the rows that the write made. */
  readonly dibuat: readonly string[];
  /** Keys of all rows that it made or changed. */
  readonly kunci: readonly string[];
};

/** What is kept under a key of this person in this shop. */
export const cariJawaban = (
  on: Sql,
  { kode_toko, user_id, kunci }: { kode_toko: string; user_id: string; kunci: string },
): Promise<Disimpan | undefined> =>
  on.maybe<Disimpan>(sql`
    select i.jawaban,
           coalesce(array_agg(a.kunci) filter (where a.sebelum is null), '{}') as dibuat,
           array_agg(a.kunci) as kunci
      from idempotensi i join audit a on a.kode_toko = i.kode_toko and a.op = i.op
     where i.kode_toko = ${kode_toko} and i.user_id = ${user_id} and i.kunci = ${kunci}
     group by i.jawaban`);
