import { sql, type Query } from '#kit/server/sql.ts';

/** The shops where a price that was saved for later began after `dari` and until `sampai`. */
export const tokoHargaMulai = (dari: string, sampai: string): Query<{ kode_toko: string }> => sql`
  select distinct kode_toko from harga_emas
   where berlaku_dari > ${dari}::timestamptz and berlaku_dari <= ${sampai}::timestamptz and berlaku_dari > input_date`;
