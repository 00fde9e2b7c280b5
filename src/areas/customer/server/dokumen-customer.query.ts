import { sql, type Sql } from '#kit/server/sql.ts';

/** Documents that name a card: a test compares them with the tables of the shop. */
export const DOKUMEN_CUSTOMER = [
  'penjualan',
  'pembelian',
  'titipan',
  'service',
  'pesanan',
  'pre_order',
  'hutang',
  'cicilan',
  'gesek_tunai',
  'jual_manual',
  'beli_manual',
  'tukar_hadiah',
] as const;

/** Whether any document of the chain names the person, by whichever card (D-51.11). */
export async function punyaDokumen(on: Sql, kode: string): Promise<boolean> {
  for (const table of DOKUMEN_CUSTOMER)
    if (
      await on.maybe(sql`
        select 1 from toko t cross join customer_semua(${kode}) k
         cross join lateral (
           select from ${sql.table(table)} d
            where d.kode_toko = t.kode_toko and d.kode_customer = k limit 1) x limit 1`)
    )
      return true;
  return false;
}
