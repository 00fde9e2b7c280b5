import type { Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Sql } from '#kit/server/sql.ts';

/** What each line of a kept sale cost when it was written. */
export const listHargaKomputer = (
  on: Sql,
  kode_toko: string,
  no: string,
): Promise<{ kode_barcode: string; harga_komputer: Rupiah | null }[]> =>
  on.many(sql<{ kode_barcode: string; harga_komputer: Rupiah | null }>`
    select kode_barcode, harga_komputer from penjualan_barang
     where kode_toko = ${kode_toko} and no_faktur_jual = ${no}`);
