import { sql, type Sql } from '#kit/server/sql.ts';

/** What a list says of a person whose data were erased at his request (D-39.8). */
const DIHAPUS = 'CUSTOMER DIHAPUS';

type Row = Readonly<Record<string, unknown>>;

/** Lists of documents name no person who was erased; the document by itself and its papers keep what they said. */
export async function withoutErased<R extends Row>(
  on: Sql,
  rows: readonly R[],
): Promise<readonly R[]> {
  const codes = rows.flatMap(({ kode_customer: one }) => (typeof one === 'string' ? [one] : []));
  if (codes.length === 0) return rows;
  const found = await on.many(sql<{ kode_customer: string }>`
    select kode_customer from customer where kode_customer = any(${codes}::text[]) and tgl_hapus is not null`);
  if (found.length === 0) return rows;
  const erased = new Set(found.map((one) => one.kode_customer));
  return rows.map((row) => (erased.has(String(row['kode_customer'])) ? emptied(row) : row));
}

const emptied = <R extends Row>(row: R): R => ({
  ...row,
  nama_customer: DIHAPUS,
  ...('alamat_customer' in row && { alamat_customer: '' }),
  ...('no_hp' in row && { no_hp: null }),
});
