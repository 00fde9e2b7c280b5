import { sql, type Query } from '#kit/server/sql.ts';

/** What a check looks at: all shops or one, the whole history or what happened since a day. */
export type Lingkup = { readonly kode_toko?: string; readonly sejak?: string };

/** One invariant: every row that its query answers breaks it and says where (`contoh`). */
export type Invarian = {
  readonly kode: string;
  readonly nama: string;
  query(lingkup: Lingkup): Query<{ contoh: string }>;
};

/** The rows of the shop that is looked at; `kolom` is the shop's column. */
export const diToko = ({ kode_toko }: Lingkup, kolom: string): Query =>
  kode_toko ? sql`${sql.ref(kolom)} = ${kode_toko}` : sql`true`;

/** The rows of the days that are looked at; `kolom` is the business date. */
export const sejakHari = ({ sejak }: Lingkup, kolom: string): Query =>
  sejak ? sql`${sql.ref(kolom)} >= ${sejak}::date` : sql`true`;
