import { barangParam } from '#areas/barang/contract/barang.parameter.ts';
import { tanpaHargaTetap, type DasarHarga } from '#areas/barang/rules/harga-barang.ts';
import type { BarangJual } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** How a piece is priced: as it says itself or its group, else as the shop does (D-9.2). */
export const caraOf = (
  { kategori_harga }: Pick<BarangJual, 'kategori_harga'>,
  { param }: Pick<Ctx, 'param'>,
): DasarHarga['cara'] => kategori_harga ?? param(barangParam.kategori_harga);

/** Priced by itself or by its label, and has neither: it is not sold by its gold (decision 1240). */
export const tanpaHarga = (one: BarangJual, ctx: Pick<Ctx, 'param'>): boolean =>
  tanpaHargaTetap({ ...one, cara: caraOf(one, ctx) });
