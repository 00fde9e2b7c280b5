import type { AreaContract } from '#kit/contract/area.ts';
import { aksesContract } from '#areas/akses/contract/akses.contract.ts';
import { tokoContract } from '#areas/toko/contract/toko.contract.ts';

/** The doors of all areas, left to right: what the product is, for tests, texts and the catalogue. */
export const CONTRACTS: readonly AreaContract[] = [tokoContract, aksesContract];
