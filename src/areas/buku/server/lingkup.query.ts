import { sql, type Query } from '#kit/server/sql.ts';

/** What a check looks at: all shops or one, the whole history or what happened since a day. */
export type Lingkup = { readonly kode_toko?: string; readonly sejak?: string };

export type Invarian = { readonly kode: string; readonly nama: string };

/**
 * One look at the database for one invariant, or for several that need the same rows: every row
 * that it answers breaks the invariant `kode` and says where (`contoh`).
 */
export type Pemeriksaan = {
  readonly invarian: readonly Invarian[];
  query(lingkup: Lingkup): Query<{ kode: string; contoh: string }>;
};

export const satu = (
  kode: string,
  nama: string,
  query: (lingkup: Lingkup) => Query<{ contoh: string }>,
): Pemeriksaan => ({
  invarian: [{ kode, nama }],
  query: (lingkup) => sql`select ${sql.lit(kode)} as kode, contoh from (${query(lingkup)}) q`,
});

/** The rows of the shop that is looked at; `kolom` is the shop's column. */
export const diToko = ({ kode_toko }: Lingkup, kolom: string): Query =>
  kode_toko ? sql`${sql.ref(kolom)} = ${kode_toko}` : sql`true`;

/** The rows of the days that are looked at; `kolom` is the business date. */
export const sejakHari = ({ sejak }: Lingkup, kolom: string): Query =>
  sejak ? sql`${sql.ref(kolom)} >= ${sejak}::date` : sql`true`;

/** Rows by the instant at which they were written, from the opening of the first day that is looked at. */
export const sejakSaat = ({ kode_toko, sejak }: Lingkup, kolom: string): Query =>
  sejak
    ? sql`${sql.ref(kolom)} >= (select min(opened_at) from v_day
        where business_date >= ${sejak}::date and ${diToko({ kode_toko }, 'shop')})`
    : sql`true`;

const MOST_EXAMPLES = 5;

type Jumlah = { kode: string; jumlah: number; contoh: string[] };

/** How often each invariant is broken, and some of the places. */
export const temuanQuery = (rusak: Query<{ kode: string; contoh: string }>) =>
  sql<Jumlah>`
    select kode, count(*)::int as jumlah,
           (array_agg(contoh order by contoh))[1:${sql.lit(MOST_EXAMPLES)}] as contoh
      from (${rusak}) q group by kode`;

/** What many looks stand on. */
const DASAR = ['v_doc', 'v_doc_line', 'v_entry', 'v_posting', 'v_item', 'v_audit'] as const;

/** Several looks in one statement, in which what many of them stand on is planned and read once. */
export const sekaliQuery = (looks: readonly Query<{ kode: string; contoh: string }>[]) => {
  const dasar = DASAR.map(
    (name) => sql`${sql.ref(name)} as materialized (select * from ${sql.ref(`public.${name}`)})`,
  );
  const temuan = looks.map((look) => sql`select * from (${temuanQuery(look)}) q`);
  return sql<Jumlah>`
    with ${sql.join(dasar)} ${sql.join(temuan, sql` union all `)}`;
};
