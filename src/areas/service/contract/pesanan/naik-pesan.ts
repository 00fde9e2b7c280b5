import type { Persen } from '#kit/rules/quantity.ts';
import { aturanPajakOf } from '#areas/penjualan/contract/pajak/aturan-pajak.ts';
import { naikPpn } from '#areas/penjualan/rules/pajak.ts';
import type { Param } from '#areas/toko/contract/parameter.ts';

/** By what percent the price of an order's line is raised: a piece that is made has no tax invoice (D-41.8). */
export const naikPesan = (param: Param): Persen =>
  naikPpn('TANPA_FAKTUR', aturanPajakOf(param, false));
