import type { Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Sql } from '#kit/server/sql.ts';

type HargaGrosir = {
  readonly kode_barcode: string;
  readonly harga_id: number | null;
  readonly harga_per_gram: Rupiah | null;
};

/** What a gram of each piece costs in wholesale: by its group, else by its kadar; null where neither has a row. */
export const listHargaGrosir = (
  on: Sql,
  kode_toko: string,
  codes: readonly string[],
): Promise<HargaGrosir[]> =>
  on.many(sql<HargaGrosir>`
    select b.kode_barcode, coalesce(g.harga_id, k.harga_id) as harga_id,
           coalesce(g.harga_per_gram, k.harga_per_gram) as harga_per_gram
      from barang b
      left join lateral harga_group_pada(b.kode_toko, 'GROSIR', b.kode_group, waktu()) g on true
      left join lateral harga_kadar_pada(b.kode_toko, 'GROSIR', b.kode_kadar, waktu()) k on true
     where b.kode_toko = ${kode_toko} and b.kode_barcode = any(${[...codes]}::text[])`);

/** What groups are called. */
export const listNamaGroup = async (
  on: Sql,
  kode_toko: string,
  codes: readonly string[],
): Promise<Map<string, string>> =>
  new Map(
    (
      await on.many(sql<{ kode_group: string; nama: string }>`
        select kode_group, nama from group_barang
         where kode_toko = ${kode_toko} and kode_group = any(${[...codes]}::text[])`)
    ).map(({ kode_group, nama }) => [kode_group, nama]),
  );
