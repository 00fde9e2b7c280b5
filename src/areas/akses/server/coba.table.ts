import { sql, type Sql } from '#kit/server/sql.ts';

/** What is counted under which name, and how many wrong ones it bears before it shuts. */
export type Kunci = { kunci: string; maks: number };

/** So long without a try, and a key is as new. */
const LUPA = sql`interval '6 hours'`;
const KALI = sql`case when g.terakhir < excluded.terakhir - ${LUPA} then 1 else g.kali + 1 end`;

/**
 * Takes one try of every key, before anybody looks at the password: the rows are held one after
 * another, so that of sixty at the same moment no more than the limit get through. Fewer rows than
 * keys: the missing ones are shut.
 */
export const ambilCoba = (on: Sql, semua: readonly Kunci[], now: string): Promise<number> =>
  on.run(sql`
    insert into gagal_login as g (kunci, maks, kali, terakhir, terkunci_sampai)
    select kunci, maks, 1, ${now}::timestamptz, ${now}::timestamptz + kunci_coba(1, maks)
      from jsonb_to_recordset(${JSON.stringify(semua)}::jsonb) as x (kunci text, maks int) order by kunci
    on conflict (kunci) do update
      set kali = ${KALI}, maks = excluded.maks, terakhir = excluded.terakhir,
          terkunci_sampai = excluded.terakhir + kunci_coba(${KALI}, excluded.maks)
    where g.terkunci_sampai is null or g.terkunci_sampai <= excluded.terakhir`);

/** Seconds until the last of these keys opens again. */
export const sisaKunci = async (
  on: Sql,
  kunci: readonly string[],
  now: string,
): Promise<number> => {
  const { detik } = await on.one(sql<{ detik: number | null }>`
    select ceil(extract(epoch from max(terkunci_sampai) - ${now}::timestamptz))::int as detik
      from gagal_login where kunci = any(${kunci}) and terkunci_sampai > ${now}::timestamptz`);
  return Math.max(1, detik ?? 1);
};

/** The try was none: it is given back, and what it shut is open. */
export const kembalikanCoba = (on: Sql, kunci: readonly string[]): Promise<number> =>
  on.run(sql`
    update gagal_login set kali = greatest(kali - 1, 0),
           terkunci_sampai = case when kali > maks then terkunci_sampai end
     where kunci = any(${kunci})`);

/** The right password: what was wrong before it is forgotten. */
export const lupakanCoba = (on: Sql, kunci: string): Promise<number> =>
  on.run(sql`delete from gagal_login where kunci = ${kunci}`);
