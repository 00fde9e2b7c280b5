import { statement, type Sql } from '#kit/server/sql.ts';

const FIND = statement('select 1 as ada from sales where kode_toko = $1 and kode_sales = $2 and is_active');

export const isSales = async (on: Sql, kode_toko: string, kode_sales: string): Promise<boolean> =>
  (await on.call(FIND, [kode_toko, kode_sales])).length > 0;
