import type { Miligram } from '#kit/rules/quantity.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { hitungBeratLabel } from '#areas/stock/rules/barang.ts';
import type { MasterBarang } from '#areas/stock/rules/periksa-barang.ts';

/** A price tag weighs what its own row says, where it says anything (D-33.4); else what the shop's labels weigh. */
export const beratLabel = (
  kode_bandrol: string | null,
  { bandrol }: Pick<MasterBarang, 'bandrol'>,
  { param }: Pick<Ctx, 'param'>,
): Miligram =>
  (kode_bandrol !== null && bandrol.get(kode_bandrol)) ||
  hitungBeratLabel(param(stockParam.BERAT_LABEL_DEFAULT), param(stockParam.BERAT_PLASTIK_DEFAULT));
