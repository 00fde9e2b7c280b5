import { sql, type Sql } from '#kit/server/sql.ts';
import type { PasanganBarang } from '#areas/stock/rules/periksa-barang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';

/** Pairs of jenis and group, and the suppliers while their module is on. */
export async function readPasangan(on: Sql, { kode_toko, modul }: Ctx): Promise<PasanganBarang> {
  const pairs = await on.many(sql<{ kode_dept: string; kode_group: string }>`
    select kode_dept, kode_group from jenis_group where kode_toko = ${kode_toko} and is_active`);
  const jenisGroup = new Map(
    [...Map.groupBy(pairs, ({ kode_dept }) => kode_dept)].map(([kode_dept, rows]) => [
      kode_dept,
      new Set(rows.map(({ kode_group }) => kode_group)),
    ]),
  );
  if (!modul(barangModul.SUPPLIER_BARANG_MODULE)) return { jenisGroup, supplier: null };
  const suppliers = await on.many(sql<{ kode_supplier: string }>`
    select kode_supplier from supplier_barang where kode_toko = ${kode_toko} and is_active`);
  return { jenisGroup, supplier: new Set(suppliers.map(({ kode_supplier }) => kode_supplier)) };
}

/** How a piece may look: the active codes of kondisi barang. */
export async function readKondisi(on: Sql, kode_toko: string): Promise<ReadonlySet<string>> {
  const rows = await on.many(sql<{ kode_kondisi: string }>`
    select kode_kondisi from kondisi_barang where kode_toko = ${kode_toko} and is_active`);
  return new Set(rows.map(({ kode_kondisi }) => kode_kondisi));
}
