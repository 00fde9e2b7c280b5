import { sql } from '#kit/server/sql.ts';
import type { IsBatal } from '#areas/pesan/server/larang-pesan.ts';

/** Where documents whose nota is sent stand, by the letters of their numbers: table and column of the number. */
const TEMPAT: Readonly<Record<string, readonly [table: string, no: string]>> = {
  PJ: ['penjualan', 'no_faktur_jual'],
  TT: ['titipan', 'no_titip'],
  PB: ['pembelian', 'no_faktur_beli'],
  HT: ['hutang', 'no_faktur_hutang'],
  TK: ['tukar', 'no_tukar'],
  BH: ['hutang_bunga', 'no_bunga'],
  LH: ['hutang_lunas', 'no_lunas'],
  RH: ['hutang_remaja', 'no_remaja'],
  LG: ['hutang_lelang', 'no_lelang'],
  KL: ['hutang_kelebihan', 'no_kelebihan'],
};

/** Whether a document whose nota waits in the outbox was cancelled meanwhile. */
export const isNotaBatal: IsBatal = async (on, { kode_toko, no }) => {
  const tempat = TEMPAT[no.slice(0, 2)];
  if (!tempat) return false;
  const [table, column] = tempat;
  const row = await on.maybe(sql`
    select 1 from ${sql.table(table)}
     where kode_toko = ${kode_toko} and ${sql.ref(column)} = ${no} and status = 'CANC'`);
  return row !== undefined;
};
