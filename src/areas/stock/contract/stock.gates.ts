import type { Gate } from '#kit/rules/gate.ts';
import { paramHoldsToko } from '#areas/toko/contract/parameter.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';

/** Shops that may change kadar together are named by a parameter (1§6). */
export const TOKO_KADAR: Gate = paramHoldsToko(stockParam.TOKO_UPDATE_KADAR);
