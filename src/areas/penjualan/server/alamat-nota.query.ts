import { sql, type Sql } from '#kit/server/sql.ts';

/** The word behind a paper's QR, and where the shop's pages are found from outside. */
export const findKodeNota = (on: Sql, kode_toko: string, no: string) =>
  on.maybe(sql<{ kode_nota: string; portal: string | null }>`
    select n.kode_nota, t.portal from nota_publik n join toko t using (kode_toko)
     where n.kode_toko = ${kode_toko} and n.no = ${no}`);
