import { sql, type Query } from '#kit/server/sql.ts';

/** Gold of the percent of a code; of all finenesses where none is asked for. */
export const ofKadar = (column: Query, kode_kadar: string, kode_toko: string): Query =>
  kode_kadar === 'ALL'
    ? sql``
    : sql`and ${column} = (select persen from kadar
        where kode_toko = ${kode_toko} and kode_kadar = ${kode_kadar})`;
