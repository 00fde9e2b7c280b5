import { sql, type Query } from '#kit/server/sql.ts';
import type { KunciTambahan } from '#areas/penjualan/rules/tambahan.ts';

type Satu = { readonly kunci: KunciTambahan };
const kolom = (list: readonly Satu[], dari: string): Query[] =>
  list.map(({ kunci }) => sql.ref(`${dari}.${kunci}`));

/** Charges of sales `p`, each a column. */
export const kolomTambahan = (list: readonly Satu[]): Query => sql.join(kolom(list, 'p'));

/** Charges as one sum; nothing where the list is empty. */
export const jumlahTambahan = (list: readonly Satu[], dari: string): Query =>
  sql`(${sql.join([sql`0`, ...kolom(list, dari)], sql` + `)})`;
