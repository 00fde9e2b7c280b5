import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Sql } from '#kit/server/sql.ts';
import { hargaReseller, tetapReseller } from '#areas/barang/rules/harga-reseller.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { listHargaReseller } from '#areas/penjualan/server/harga-reseller.query.ts';
import type { BarangJual } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Whether the shop sells to this customer at the prices of a reseller (RESELLER_MODULE, D-33.16). */
export const adalahReseller = (
  customer: { readonly jenis: string } | undefined,
  { modul }: Pick<Ctx, 'modul'>,
): boolean => modul(barangModul.RESELLER_MODULE) && customer?.jenis === 'RESELLER';

/** The pieces as a reseller buys them: limits of discounts count from there (D-39.6). */
export async function untukReseller(
  on: Sql,
  barang: readonly BarangJual[],
  hari: (one: BarangJual) => Rupiah | null,
  ctx: Ctx,
): Promise<BarangJual[]> {
  const turun = ctx.param(penjualanParam.RESELLER_PERSEN);
  const codes = barang.map((one) => one.kode_barcode);
  const rows = new Map(
    (await listHargaReseller(on, ctx.kode_toko, codes)).map((row) => [row.kode_barcode, row]),
  );
  return barang.map((one) => {
    const row = rows.get(one.kode_barcode);
    return {
      ...one,
      harga_per_gram: hargaReseller(hari(one), row?.harga_per_gram ?? null, turun),
      harga_id: row?.harga_id ?? one.harga_id,
      harga_jual: tetapReseller(one.harga_jual, turun),
      harga_bandrol: tetapReseller(one.harga_bandrol, turun),
    };
  });
}
