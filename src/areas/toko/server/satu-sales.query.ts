import { sql, type Sql } from '#kit/server/sql.ts';

/** The sales person of a shop that has just one: documents name him without being asked. Null where there are more. */
export async function findSatuSales(on: Sql, kode_toko: string): Promise<string | null> {
  const { satu } = await on.one<{ satu: string | null }>(sql`
    select case when count(*) = 1 then min(kode_sales) end as satu
      from sales where kode_toko = ${kode_toko} and is_active`);
  return satu;
}
