import { sql, type Sql } from '#kit/server/sql.ts';
import { GUDANG_HANCUR } from '#areas/stock/rules/hancur.ts';

/** Those of the named warehouses that take loose gold. */
export async function findGudangLepas(
  on: Sql,
  kode_toko: string,
  kode_gudang: readonly string[],
): Promise<ReadonlySet<string>> {
  if (kode_gudang.length === 0) return new Set();
  const rows = await on.many(sql<{ kode_gudang: string }>`
    select kode_gudang from gudang
     where kode_toko = ${kode_toko} and is_active and jenis = any(${[...GUDANG_HANCUR]})
       and kode_gudang = any(${[...kode_gudang]})`);
  return new Set(rows.map((row) => row.kode_gudang));
}
