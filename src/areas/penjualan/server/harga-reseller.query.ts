import type { Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Sql } from '#kit/server/sql.ts';

export type BarisReseller = {
  kode_barcode: string;
  harga_id: number | null;
  harga_per_gram: Rupiah | null;
};

/** The rows of the reseller's price list for pieces of the shop; null where the list has none. */
export const listHargaReseller = (
  on: Sql,
  kode_toko: string,
  codes: readonly string[],
): Promise<BarisReseller[]> =>
  on.many(sql<BarisReseller>`
    select b.kode_barcode, h.harga_id, h.harga_per_gram from barang b
      left join lateral harga_reseller_pada(b.kode_toko, b.kode_group, b.kode_kadar, waktu()) h on true
     where b.kode_toko = ${kode_toko} and b.kode_barcode = any(${[...codes]}::text[])`);
