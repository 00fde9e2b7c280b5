import { sql, type Sql } from '#kit/server/sql.ts';

/** Those of the pieces to which anything happened after they were labelled. */
export const riwayatSejakLabel = async (
  on: Sql,
  kode_toko: string,
  codes: readonly string[],
): Promise<string[]> =>
  (
    await on.many(sql<{ kode_barcode: string }>`
      select distinct kode_barcode from barang_kejadian
       where kode_toko = ${kode_toko} and kode_barcode = any(${codes}) and seq > 1 order by 1`)
  ).map((row) => row.kode_barcode);
